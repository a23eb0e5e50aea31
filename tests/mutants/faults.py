"""The kinds of faults, where in a module each could be made, and how it is made there.

Pure work on syntax trees. Only what is done in a function counts: a table of words or sizes is no line of thought.
Must not know which modules there are, nor how tests are run.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final, NamedTuple

AWAKE: Final = "__awake__"
"""What is asked where a fault could be, by its number: whether it is made this time."""
_TURNED: Final[dict[type[ast.cmpop], type[ast.cmpop]]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
_STRUNG: Final = (ast.JoinedStr, ast.List, ast.Tuple)
"""What is strung together by a plus; a minus would end the program."""
_OTHER_END: Final = {"min": "max", "max": "min"}
_FUNCTIONS: Final = (ast.FunctionDef, ast.AsyncFunctionDef)
_SILENT: Final = (ast.Raise, ast.Assert, ast.arguments)
"""Nodes in which a fault changes nothing, or words for engineers alone."""


class Fault(NamedTuple):
    """One that can be made: its module's path, where it is, its kind, and the line before and after it."""

    path: str
    line: int
    column: int
    kind: str
    before: str
    after: str


def faults_in(path: str, source: str) -> list[Fault]:
    """Every fault that could be made in a module, in the order of its lines."""
    lines = source.splitlines()
    found = []
    for node in _thoughts(ast.parse(source)):
        for kind, change in _CHANGES.items():
            if node.lineno == node.end_lineno and (new := change(node)) is not None:
                line = lines[node.lineno - 1]
                changed = _line_with(line, node, new)
                found.append(Fault(path, node.lineno, node.col_offset, kind, line.strip(), changed.strip()))
    return sorted(set(found), key=lambda fault: (fault.line, fault.column, fault.kind))


def switched(source: str, faults: Sequence[tuple[int, Fault]]) -> ast.Module:
    """The module with all of these in it, each asleep until what is called AWAKE says of its number that it is not."""
    by_place: dict[tuple[int, int], list[tuple[int, Fault]]] = {}
    for number, fault in faults:
        by_place.setdefault((fault.line, fault.column), []).append((number, fault))
    switcher = _Switcher(by_place)
    tree = switcher.visit(ast.parse(source))
    assert isinstance(tree, ast.Module)
    for number, fault in faults:
        if number not in switcher.made:
            raise LookupError(f"{fault.path}:{fault.line}: there is no {fault.kind} here any more")
    return ast.fix_missing_locations(tree)


def _thoughts(tree: ast.AST, inside: bool = False) -> Iterator[ast.expr | ast.stmt]:
    """The nodes of functions, annotations and words for engineers left out."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, _SILENT):
            continue
        if inside and isinstance(node, ast.expr | ast.stmt):
            yield node
        children: ast.AST = node
        if isinstance(node, _FUNCTIONS):
            children = ast.Module([*node.body], [])
        elif isinstance(node, ast.AnnAssign):
            children = ast.Expression(node.value) if node.value is not None else ast.Module([], [])
        yield from _thoughts(children, inside or isinstance(node, _FUNCTIONS))


def _line_with(line: str, old: ast.expr | ast.stmt, new: ast.AST) -> str:
    """Columns count bytes, as the parser does."""
    text = line.encode()
    return (text[: old.col_offset] + ast.unparse(new).encode() + text[old.end_col_offset :]).decode()


# -- the kinds ---------------------------------------------------------------------------------------------


def _compared(node: ast.AST) -> ast.AST | None:
    if not isinstance(node, ast.Compare) or len(node.ops) != 1:
        return None
    return ast.Compare(node.left, [_TURNED[type(node.ops[0])]()], node.comparators)


def _joined(node: ast.AST) -> ast.AST | None:
    if not isinstance(node, ast.BoolOp):
        return None
    return ast.BoolOp(ast.Or() if isinstance(node.op, ast.And) else ast.And(), node.values)


def _affirmed(node: ast.AST) -> ast.AST | None:
    return node.operand if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not) else None


def _counted(node: ast.AST) -> ast.AST | None:
    if not isinstance(node, ast.BinOp) or not isinstance(node.op, ast.Add | ast.Sub):
        return None
    if any(
        isinstance(side, ast.JoinedStr | ast.List | ast.Tuple) or _is_text(side) for side in (node.left, node.right)
    ):
        return None
    return ast.BinOp(node.left, ast.Sub() if isinstance(node.op, ast.Add) else ast.Add(), node.right)


def _is_text(node: ast.AST) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, str)


def _one_more(node: ast.AST) -> ast.AST | None:
    """Of a bound, or of which one of a row is meant. Of a length it would be a pixel, which nobody sees."""
    if isinstance(node, ast.Compare) and len(node.comparators) == 1:
        more = _more(node.comparators[0])
        return more and ast.Compare(node.left, node.ops, [more])
    if isinstance(node, ast.Subscript) and isinstance(node.ctx, ast.Load):
        more = _more(node.slice)
        return more and ast.Subscript(node.value, more, node.ctx)
    return None


def _more(node: ast.AST) -> ast.Constant | None:
    if not isinstance(node, ast.Constant) or type(node.value) is not int:
        return None
    return ast.Constant(node.value + 1)


def _said_the_opposite(node: ast.AST) -> ast.AST | None:
    return ast.Constant(not node.value) if isinstance(node, ast.Constant) and type(node.value) is bool else None


def _left_out(node: ast.AST) -> ast.AST | None:
    return ast.Pass() if isinstance(node, ast.Expr) and isinstance(node.value, ast.Call) else None


def _other_end(node: ast.AST) -> ast.AST | None:
    if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load) and node.id in _OTHER_END:
        return ast.Name(_OTHER_END[node.id], node.ctx)
    return None


_CHANGES: Final[dict[str, Callable[[ast.AST], ast.AST | None]]] = {
    "comparison": _compared,
    "and, or": _joined,
    "not": _affirmed,
    "plus, minus": _counted,
    "one more": _one_more,
    "true, false": _said_the_opposite,
    "left out": _left_out,
    "min, max": _other_end,
}


class _Switcher(ast.NodeTransformer):
    """Puts the question whether it is awake before each fault, in the place where it would be made."""

    def __init__(self, faults: Mapping[tuple[int, int], Sequence[tuple[int, Fault]]]) -> None:
        self._faults = faults
        self.made: set[int] = set()

    def visit(self, node: ast.AST) -> ast.AST:
        """Faults at one place are made of the node as it was, each around the one before."""
        here = self._faults.get((getattr(node, "lineno", 0), getattr(node, "col_offset", -1)), ())
        wanted = [(number, fault) for number, fault in here if number not in self.made and _CHANGES[fault.kind](node)]
        self.made |= {number for number, _ in wanted}
        found = old = super().generic_visit(node)
        for number, fault in wanted:
            new = _CHANGES[fault.kind](old)
            awake = ast.Call(ast.Name(AWAKE, ast.Load()), [ast.Constant(number)], [])
            if isinstance(found, ast.stmt):
                found = ast.If(awake, [ast.Pass()], [found])
            elif isinstance(found, ast.expr) and isinstance(new, ast.expr):
                found = ast.IfExp(awake, new, found)
            ast.copy_location(found, node)
        return found

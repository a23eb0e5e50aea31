"""The kinds of faults, where in a module each could be made, and how it is made there.

Pure work on syntax trees. Only what is done in a function counts: a table of words or sizes is no line of thought.
Must not know which modules there are, nor how tests are run.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

REACHED: Final = "__reached__"
"""What a survey calls where a fault could be."""
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


def with_fault(source: str, fault: Fault) -> ast.Module:
    """The module with one fault in it."""
    tree = ast.parse(source)
    made = _Maker(fault)
    made.visit(tree)
    if not made.done:
        raise LookupError(f"{fault.path}:{fault.line}: there is no {fault.kind} here any more")
    return ast.fix_missing_locations(tree)


def surveyed(source: str, numbers: dict[tuple[int, int], list[int]]) -> ast.Module:
    """The module as it is, telling at each place with a number (by line and column) that somebody came by."""
    tree = ast.parse(source)
    _Surveyor(numbers).visit(tree)
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


class _Maker(ast.NodeTransformer):
    def __init__(self, fault: Fault) -> None:
        self._fault = fault
        self.done = False

    def visit(self, node: ast.AST) -> ast.AST:
        here = (getattr(node, "lineno", 0), getattr(node, "col_offset", -1)) == (self._fault.line, self._fault.column)
        if here and not self.done:
            new = _CHANGES[self._fault.kind](node)
            if new is not None:
                self.done = True
                return ast.copy_location(new, node)
        return super().generic_visit(node)


class _Surveyor(ast.NodeTransformer):
    """Puts a call before each statement in which something with a number lies."""

    def __init__(self, numbers: dict[tuple[int, int], list[int]]) -> None:
        self._numbers = numbers

    def visit(self, node: ast.AST) -> ast.AST:
        super().generic_visit(node)
        for field in ("body", "orelse", "finalbody"):
            block = getattr(node, field, None)
            if isinstance(block, list):
                setattr(node, field, [told for statement in block for told in self._told(statement)])
        return node

    def _told(self, statement: ast.stmt) -> Iterator[ast.stmt]:
        found = sorted({number for at in _own_places(statement) for number in self._numbers.get(at, ())})
        first = isinstance(statement, ast.Expr) and _is_text(statement.value)
        if found and not first:
            call = ast.Call(ast.Name(REACHED, ast.Load()), [ast.Constant(number) for number in found], [])
            yield ast.copy_location(ast.Expr(call), statement)
        yield statement


def _own_places(statement: ast.stmt) -> Iterator[tuple[int, int]]:
    """Where the nodes of a statement lie, those of the statements within it left out: they tell by themselves."""
    waiting: list[ast.AST] = [statement]
    while waiting:
        node = waiting.pop()
        if isinstance(node, ast.expr | ast.stmt):
            yield node.lineno, node.col_offset
        waiting += [child for child in ast.iter_child_nodes(node) if not isinstance(child, ast.stmt)]

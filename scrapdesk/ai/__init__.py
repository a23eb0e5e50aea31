"""Opponents, hints and the arena. Sees Views only: the states it handles are those it sampled itself from a View."""

from scrapdesk.ai.agent import Agent, Answer, BadAgent, Candidate, Question, Thought
from scrapdesk.ai.roster import make_agent

__all__ = ["Agent", "Answer", "BadAgent", "Candidate", "Question", "Thought", "make_agent"]

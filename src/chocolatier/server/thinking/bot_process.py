"""The two kinds of processes: those of bots, and those of students."""

from typing import Any

from chocolatier.server.thinking.jobs import Brain, Failure, Job, Student, do_study
from chocolatier.server.thinking.worker import LOWEST, WorkerProcess

BOTS_NICENESS = 5  # tables come first
_QUICK, _URGENT = 1, 2  # lanes


class BotProcess(WorkerProcess):
    """A process that thinks; two threads beside it are for quick levels and for urgent jobs."""

    def __init__(self, brain: Brain, student: Student = do_study) -> None:
        super().__init__((brain, brain, student), BOTS_NICENESS)
        self.thinking = False
        self.advising = False

    def ask(self, job: Job, seconds: float) -> str | Failure:
        """Return the move, or why there is none; a process that failed must be started again."""
        answer: str | Failure = self.ask_first(job, seconds)
        return answer

    def ask_quick(self, job: Job, seconds: float) -> str | Failure:
        """Return the move of a quick level, which does not wait for another bot that thinks."""
        answer: str | Failure = self.ask_beside(_QUICK, job, seconds)
        return answer

    def advise(self, job: object) -> Any:
        """Return the answer of a job that a person waits for, or why there is none."""
        return self.ask_beside(_URGENT, job, None)


class StudentProcess(WorkerProcess):
    """A process of the lowest priority, which does jobs of reviews and slices of analyses."""

    def __init__(self, student: Student) -> None:
        super().__init__((student,), LOWEST)
        self.studying = False

    def study(self, job: object) -> Any:
        """Return the answer of a job, or why there is none; then it must be started again."""
        return self.ask_beside(0, job, None)

"""A Ctrl+C while a kernel is compiled comes when the kernel is whole: never within the compiler."""

from __future__ import annotations

import subprocess
import sys
import textwrap
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
PROGRAM = """
    import signal
    from numba import njit
    from numba.core import event
    from numba.core.compiler_lock import global_compiler_lock
    import terrain.machine.kernels

    class User(event.Listener):
        '''Presses Ctrl+C at the first piece of code that is made, and looks whether anything happens to it.'''
        presses = 1

        def on_start(self, _event):
            if self.presses and global_compiler_lock.is_locked():
                self.presses -= 1
                signal.raise_signal(signal.SIGINT)

        def on_end(self, _event):
            print('the piece is whole')

    @njit
    def doubled(number):
        return 2 * number

    event.register('{kind}', User())
    try:
        doubled(21)
    except KeyboardInterrupt:
        print('stopped')
    print(doubled(21), signal.getsignal(signal.SIGINT) is signal.default_int_handler)
"""


@pytest.mark.parametrize("kind", ["numba:compile", "numba:llvm_lock"])
def test_ctrl_c_in_the_compiler_comes_when_the_code_is_whole(kind):
    program = textwrap.dedent(PROGRAM).replace("{kind}", kind)
    ran = subprocess.run([sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=False)
    said = ran.stdout.splitlines()
    assert (ran.returncode, ran.stderr) == (0, "")
    assert said[0] == "the piece is whole"
    assert said[-2:] == ["stopped", "42 True"]


def test_who_handles_ctrl_c_otherwise_goes_on_to():
    """A server has a handler of its own, which raises nothing; it hears of it at once."""
    program = (
        textwrap.dedent(PROGRAM)
        .replace("{kind}", "numba:compile")
        .replace("try:", "signal.signal(signal.SIGINT, lambda *_: print('heard'))\ntry:")
    )
    ran = subprocess.run([sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=False)
    assert ran.stdout.splitlines() == ["heard", "the piece is whole", "42 False"]

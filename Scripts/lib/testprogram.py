"""Runs the built tests of a package without SwiftPM, whose lock only one command may hold.

USAGE: testprogram.py PACKAGE BUILDS [OPTION…]

Shared by Scripts/mutate, the runner of Scripts/test and the one of the commands of pages.
"""

import contextlib
import os
import re
import signal
import sys
from pathlib import Path

# Swift Testing records a backtrace for each error that is thrown, caught or not. That took half the time of
# some suites. It is nowhere in the output.
ENVIRONMENT = {"SWT_SWIFT_ERROR_BACKTRACING_ENABLED": "0"}
# The line at the end of a test: its name, what happened, and the seconds. Not of a case, a suite or a run.
TEST_ENDED = re.compile(r"^\S+ +Test (?!case passing |run with )(.*) (passed|failed) after ([0-9.]+) seconds", re.M)


def test_command(package, builds, options=(), configuration="debug"):
    """The command that runs the tests of a package.

    package: the folder of the package.
    builds: the folder of its build.
    options: options of Swift Testing, such as --filter.
    configuration: debug or release.
    """
    program = builds / configuration / f"{package.name}PackageTests.xctest"
    if sys.platform == "darwin":
        # There it is a bundle, which SwiftPM loads.
        return ["swift", "test", "--skip-build", "--ignore-lock", "--disable-xctest",
                "--package-path", str(package), "--scratch-path", str(builds),
                "--configuration", configuration, *options]
    return [str(program), "--testing-library", "swift-testing", *options]


def count_tests(log):
    """The numbers of tests that ran and that failed, by the output of Swift Testing.

    A run that ends before its last line counts as none. Suites and cases are not counted.
    """
    run = sum(int(number) for number in re.findall(r"^\S+ +Test run with (\d+) tests?", log, re.M))
    return run, sum(match[2] == "failed" for match in TEST_ENDED.finditer(log))


def stop(process, number=signal.SIGTERM):
    """Stops a process with everything that it has started and that is in its group."""
    with contextlib.suppress(ProcessLookupError):
        os.killpg(process.pid, number)


if __name__ == "__main__":
    words = test_command(Path(sys.argv[1]).resolve(), Path(sys.argv[2]), sys.argv[3:])
    os.execvpe(words[0], words, os.environ | ENVIRONMENT)

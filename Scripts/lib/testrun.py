"""Runs the rows of Scripts/test, several at a time: builds, tests of packages, and checks.

USAGE: testrun.py FOLDER [--long | --slowest] [--all --shown ROOT] [--packages NAME…] [--checks NAME…]

FOLDER is the folder of the builds. With --all, nothing is left out, so that the documentation is made of
these builds, and this repository is a copy of the one at ROOT, which outputs name instead. Scripts/test explains
the rest.

One build runs at a time, because SwiftPM locks its folder, and the compiler uses all cores. Beside it run
the tests of what is built, and checks. One job more than there are cores keeps them busy while jobs
wait for processes.
"""

import argparse
import contextlib
import os
import queue
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
import traceback
from pathlib import Path

sys.dont_write_bytecode = True

from sources import tracked_files  # noqa: E402
from testprogram import ENVIRONMENT, TEST_ENDED, count_tests, stop, test_command  # noqa: E402

ROOT = Path(__file__).resolve().parent.parent.parent
LIBRARY = ROOT / "Scripts/lib"
CORES = os.cpu_count() or 1
# The package of archlint, which checks use.
ARCHLINT = "Scripts/ArchitectureLint"
# These programs are not debugged, and this linker takes half the time. One folder for several packages needs the
# third option: with the manifest of the last build, SwiftPM may find that another package is built already.
BUILD_OPTIONS = ["-debug-info-format", "none", "--disable-build-manifest-caching",
                 *(["-Xswiftc", "-use-ld=lld"] if sys.platform == "linux" else [])]
# One process compiles a module, once. That takes less CPU time than several, but compiles it whole after each
# change.
FRESH_BUILD_OPTIONS = [word for option in ["-whole-module-optimization", "-num-threads", "1", "-disable-batch-mode",
                                           "-no-emit-module-separately-wmo"]
                       for word in ("-Xswiftc", option)]
STOPPING = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)
WARNING = re.compile(r"(?:^|: )warning: ")
PASSED = re.compile(r"^(?:◇|✔) ")


class Job:
    """A command that makes one row of the table."""

    # The repository that outputs name, if not this one.
    shown = ROOT

    def __init__(self, name, command, after=(), lane=None, judge=None, limit=None, is_last=False, **environment):
        """
        name: the name of the row.
        command: the words of the command.
        after: the jobs that must have succeeded.
        lane: only one job of a lane runs at a time.
        judge: returns the name of the row and the numbers of tests that passed and failed, by the output
            and the exit code. By default, the command is one test.
        limit: the seconds after which the command is stopped.
        is_last: to run the command after all other jobs.
        environment: variables of the environment.
        """
        self.name, self.command, self.after, self.lane = name, command, list(after), lane
        self.judge, self.limit, self.environment = judge or judge_check, limit, environment
        self.is_last = is_last
        self.output, self.passed, self.failed, self.seconds, self.cpu = "", 0, None, 0, 0

    def run(self, start_process):
        """Runs the command; `start_process` has the parameters of Popen."""
        start = time.monotonic()
        # Not a pipe, which a server that outlives its test would keep open.
        with tempfile.TemporaryFile() as log:
            process = start_process(
                self.command, cwd=ROOT, env=os.environ | ENVIRONMENT | self.environment, stdin=subprocess.DEVNULL,
                stdout=log, stderr=subprocess.STDOUT, start_new_session=True)
            timers = [threading.Timer(self.limit + more, stop, [process, number])
                      for more, number in ((0, signal.SIGTERM), (30, signal.SIGKILL)) if self.limit]
            for timer in timers:
                timer.start()
            # With the CPU time of all descendants that were waited for.
            _, status, usage = os.wait4(process.pid, 0)
            process.returncode = os.waitstatus_to_exitcode(status)
            for timer in timers:
                timer.cancel()
            log.seek(0)
            self.output = log.read().decode(errors="replace").replace(str(ROOT), str(self.shown))
        self.seconds = time.monotonic() - start
        if self.limit and self.seconds > self.limit:
            self.output += f"\nstopped after {self.limit} seconds\n"
        self.cpu = usage.ru_utime + usage.ru_stime
        self.name, self.passed, self.failed = self.judge(self.name, self.output, process.returncode)


def judge_check(name, output, status):
    return name, int(status == 0), int(status != 0)


def judge_build(name, output, status):
    """A build that warns has failed. One that succeeds is not counted as a test."""
    has_warning = any(WARNING.search(line) for line in output.splitlines())
    if status == 0 and not has_warning:
        return name, 0, 0
    return f"{name.removesuffix(': build')}: does not build", 0, 1


def judge_tests(name, output, status):
    run, failed = count_tests(output)
    if run == 0:
        return f"{name}: ran no test", 0, 1
    if status != 0 and failed == 0:
        return f"{name}: ended with {status}", run, 1
    return name, run - failed, failed


def judge_fuzz(name, output, status):
    if status == 69:
        return f"{name}: skipped ({output.strip().rpartition(chr(10))[2]})", 0, 0
    return judge_check(name, output, status)


class Run:
    """Runs jobs, and prints a row for each that ends."""

    def __init__(self, jobs, slots=CORES + 1):
        self.jobs, self.slots = jobs, slots
        self.processes, self.starting, self.finished = {}, threading.Lock(), queue.SimpleQueue()
        self.start = time.monotonic()
        self.is_terminal = sys.stderr.isatty() and os.environ.get("TERM", "dumb") != "dumb"

    def run_all(self):
        for number in STOPPING:
            signal.signal(number, self.stop_all)
        waiting, running = list(self.jobs), []
        while waiting or running:
            for job in list(waiting):
                if broken := next((needed for needed in job.after if needed.failed), None):
                    waiting.remove(job)
                    job.name, job.failed = f"{job.name}: not run, because of '{broken.name}'", 1
                    self.report(job)
                elif job.is_last and not all(other.is_last for other in waiting + running):
                    continue
                elif (len(running) < self.slots and all(needed.failed == 0 for needed in job.after)
                        and (job.lane is None or job.lane not in [other.lane for other in running])):
                    waiting.remove(job)
                    running.append(job)
                    threading.Thread(target=self.run_one, args=[job], daemon=True).start()
            if running:
                self.show_progress(running, waiting)
                job = self.wait_for_one()
                running.remove(job)
                self.report(job)

    def wait_for_one(self):
        # A signal that the system gives to another thread does not end a longer wait.
        while True:
            with contextlib.suppress(queue.Empty):
                return self.finished.get(timeout=1)

    def run_one(self, job):
        def start(*words, **options):
            # So that the end of the run misses no process.
            with self.starting:
                self.processes[job] = subprocess.Popen(*words, **options)
                return self.processes[job]

        try:
            job.run(start)
        except Exception:  # A mistake in a judge must not leave the run waiting.
            job.output += traceback.format_exc()
            job.passed, job.failed = 0, 1
        self.processes.pop(job, None)
        self.finished.put(job)

    def stop_all(self, number, frame):
        # A terminal and Scripts/test both send one.
        for other in STOPPING:
            signal.signal(other, signal.SIG_IGN)
        self.starting.acquire()
        processes = list(self.processes.values())
        for process in processes:
            stop(process)
            killer = threading.Timer(10, stop, [process, signal.SIGKILL])
            killer.daemon = True
            killer.start()
        for process in processes:
            process.wait()
        sys.exit(128 + number)

    def show_progress(self, running, waiting):
        if self.is_terminal:
            line = f"{len(waiting)} waiting, running: " + ", ".join(job.name for job in running)
            columns = shutil.get_terminal_size().columns
            print("\r\033[K" + line[: columns - 1], end="", file=sys.stderr, flush=True)

    def report(self, job):
        if self.is_terminal:
            print("\r\033[K", end="", file=sys.stderr)
        if job.failed and job.output:
            print(job.output, file=sys.stderr)
        print(row(job), file=sys.stderr, flush=True)

    def print_table(self):
        """Prints all rows, the end of the output of each failure and the sums; returns the exit code."""
        done = [job for job in self.jobs if job.failed is not None]
        print(f"\n{'':64} {'passed':>6} {'failed':>6} {'time':>8} {'CPU':>8}")
        for job in done:
            print(row(job))
        for job in done:
            if job.failed and job.output:
                print(f"\nThe end of the output of {job.name}:\n")
                print("\n".join(lines_of_failure(job.output)[-60:]))
        for unit, count in amounts(job.output for job in done).items():
            print(f"{count:12,} {unit}")
        seconds, cpu = time.monotonic() - self.start, sum(job.cpu for job in done)
        passed, failed = (sum(getattr(job, name) for job in done) for name in ("passed", "failed"))
        print(f"\n{minutes(seconds)} by the clock, {minutes(cpu)} of CPU: "
              f"{CORES} cores were busy {100 * cpu / max(seconds * CORES, 0.001):.0f} % of the time")
        print(f"{passed} passed, {failed} failed", flush=True)
        return 0 if passed and not failed else 1


def amounts(outputs):
    """The sums of the generated work that tests and the fuzzer report, by what they count."""
    sums = {}
    for count, unit in re.findall(r"^(?:generated work: |(?=\w+: \d+ texts))(?:\w+: )?(\d+) (.*)$", "\n".join(outputs), re.M):
        unit = "fuzzed texts" if unit.startswith("texts, ") else unit
        sums[unit] = sums.get(unit, 0) + int(count)
    return sums


def row(job):
    return f"{job.name:64} {job.passed:6} {job.failed:6} {job.seconds:6.0f} s {job.cpu:6.0f} s"


def minutes(seconds):
    return f"{seconds // 60:.0f} min {seconds % 60:.0f} s"


def lines_of_failure(output):
    """The lines of an output without those of passed tests; a build's warnings come last."""
    lines = [line for line in output.splitlines() if not PASSED.match(line)]
    return lines + [line for line in lines if re.search(r"(?:^|: )(?:warning|error): ", line)][-20:]


def print_slowest(jobs):
    """Prints the twenty slowest tests of runs without parallel tests."""
    tests = []
    for job in jobs:
        suite = ""
        for line in job.output.splitlines():
            if match := re.match(r"^\S+ +Suite (.*) started\.", line):
                suite = match[1]
            elif match := TEST_ENDED.match(line):
                tests.append((float(match[3]), f"{job.name}: {suite}: {match[1]}"))
    print("\nThe slowest tests, each alone:")
    for seconds, name in sorted(tests, reverse=True)[:20]:
        print(f"{seconds:8.2f} s  {name}")


def size_of_sources(folder):
    return sum(file.stat().st_size for file in folder.rglob("*.swift"))


class Plan:
    """The jobs of a run, in the order in which they start where they can."""

    def __init__(self, options):
        self.options, self.folder = options, Path(options.folder)
        self.build_options = BUILD_OPTIONS + (FRESH_BUILD_OPTIONS if options.all else [])
        self.builds = {}
        # Checks wait for archlint, and the tests across packages take long.
        first = [ARCHLINT, "Tests", "App"]
        self.packages = sorted(options.packages, key=lambda name: first.index(name) if name in first else 9)

    def jobs(self):
        tests = self.build_and_test("tests")
        if self.options.slowest:
            # Nothing runs beside a test.
            for job in tests:
                job.after = list(self.builds.values())
            return [*self.builds.values(), *tests]
        checks = [job for check in self.options.checks for job in self.check(check)]
        pages = list(self.pages())
        long = self.long_jobs() if self.options.long else []
        quick = [job for job in checks if not job.after and job.name != "fuzz"]
        slow = [job for job in checks if job not in quick]
        early = [job for job in tests if job.name.partition(":")[0] in (ARCHLINT, "Tests")]
        # Many short checks would keep the builds waiting. At the end all cores have tests to run.
        return [*quick, *self.builds.values(), *early, *slow, *(job for job in tests if job not in early), *pages, *long]

    def build_and_test(self, label, packages=None, build_options=(), configuration="debug", **environment):
        """Builds packages one after the other in one folder, so that each module is compiled once.

        A need that a manifest does not declare is found by the check lint, and by Scripts/build.
        """
        place, tests = self.folder / label, []
        limit = int(os.environ.get("MODULARBANK_TEST_LIMIT", 1800))
        for package in self.packages if packages is None else packages:
            name = package if label == "tests" else f"{package} ({label})"
            # Its plugin would compile archlint a second time, for the machine that builds.
            product = ["--product", "ArchitectureLintPackageTests"] if package == ARCHLINT else ["--build-tests"]
            build = Job(
                f"{name}: build",
                ["swift", "build", *product, "--package-path", package, "--scratch-path", str(place),
                 *self.build_options, *build_options],
                lane="build", judge=judge_build)
            self.builds[package, label] = build
            options = ["--no-parallel"] if self.options.slowest else []
            for part in self.parts(package):
                filters = ["--filter", rf"^{part}\."] if part else []
                tests.append(Job(
                    f"{name}: {part}" if part else name,
                    test_command(ROOT / package, place, [*filters, *options], configuration),
                    after=[build], judge=judge_tests, limit=limit, lane="alone" if self.options.slowest else None,
                    **environment))
        return tests

    def parts(self, package):
        """The test targets that run as processes of their own: those of Tests, which take long.

        The largest start first. Otherwise one of them runs alone at the end.
        """
        if package != "Tests":
            return [None]
        folders = [folder for folder in (ROOT / "Tests/Tests").iterdir() if folder.is_dir()]
        return [folder.name for folder in sorted(folders, key=size_of_sources, reverse=True)]

    def pages(self):
        """Runs the commands that the pages of the packages show. The script tests follow those with files or outputs."""
        for page in tracked_files(ROOT, ["*.md"]):
            package = owner(page)
            if package not in self.packages:
                continue
            text = (ROOT / page).read_text()
            if re.search(r"^```sh$", text, re.M) and not re.search(r"^<!-- (?:file: |prints)", text, re.M):
                job = Job(f"commands: {page}",
                          [str(LIBRARY / "follow"), "--built", str(self.folder / "tests"), page],
                          # The other pages run programs of all packages.
                          after=self.builds.values() if package == "Tests" else [self.builds[package, "tests"]])
                yield self.with_archlint(job) if (ARCHLINT, "tests") in self.builds else job

    def check(self, check):
        """The jobs of a check."""
        script = ROOT / "Scripts"
        if check == "scripts":
            return self.script_tests()
        if check == "fuzz":
            amount = ["--runs", "10000000"] if self.options.long else ["--quick"]
            return [Job("fuzz", [str(script / "ArchitectureLint/fuzz"), *amount], judge=judge_fuzz)]
        if check in ("lint", "readme"):
            job = self.with_archlint(Job(check, [str(script / check)]))
            return [self.with_bank(job) if check == "readme" else job]
        if check == "docs":
            built = ["--built", str(self.folder / "tests/debug")] if self.options.all else []
            docs = Job("docs", [str(script / "docs"), "--output", str(self.folder / "site"), *built],
                       after=self.builds.values() if built else [])
            return [self.with_archlint(docs)]
        command = [script / "format", "--check"] if check == "format" else [LIBRARY / check]
        return [Job(check, [*map(str, command), *self.changed_files(check)])]

    def changed_files(self, check):
        """The files that a check of single files reads after a change. None means all."""
        rules = {"format": ["Scripts/format", ".swift-format"], "prose": ["Scripts/lib/prose", "Scripts/lib/sources.py"]}
        if not self.options.since or check not in rules:
            return []
        changed = set()
        for command in (["diff", "--name-only", self.options.since], ["ls-files", "--others", "--exclude-standard"]):
            changed.update(subprocess.run(["git", *command], cwd=ROOT, check=True, capture_output=True, text=True)
                           .stdout.splitlines())
        known = tracked_files(ROOT, ["*.swift"] if check == "format" else [])
        return [] if changed.intersection(rules[check]) else [name for name in known if name in changed]

    def script_tests(self):
        """Every function of Scripts/Tests/*.sh whose name starts with test_.

        One that names TEST_BUILDS builds in the folder of this run, in which the modules are compiled already.
        One that borrows the repository changes it, and so comes last.
        """
        for file in sorted((ROOT / "Scripts/Tests").glob("*.sh")):
            for function, body in re.findall(r"^(test_\w+)\(\) \{\n(.*?)(?=^\w+\(\) \{|\Z)", file.read_text(), re.M | re.S):
                # One test of a file at a time, because the first may build what all use.
                job = Job(f"scripts: {file.stem}: {function.removeprefix('test_')}",
                          ["bash", str(LIBRARY / "run-script-test"), str(file), function], lane=file.stem)
                job.environment["TEST_BUILD_OPTIONS"] = " ".join(self.build_options)
                if "TEST_BUILDS" in body and self.options.all:
                    job.environment["TEST_BUILDS"] = str(self.folder / "tests")
                    job.after, job.lane = list(self.builds.values()), "build"
                    job.is_last = "borrow_repository" in body
                yield self.with_archlint(job)

    def with_archlint(self, job):
        """Lets a job use the archlint of this run, or the one that Scripts/lint keeps."""
        build = self.builds.get((ARCHLINT, "tests"))
        if build:
            job.environment["ARCHLINT_EXECUTABLE"] = str(self.folder / "tests/debug/archlint")
        else:
            build = self.builds.setdefault(
                "archlint", Job("archlint: build", [str(ROOT / "Scripts/lint"), "--version"], judge=judge_build))
        job.after.append(build)
        return job

    def with_bank(self, job):
        """Lets a job use the bank of this run, or the one that Scripts/bank keeps."""
        build = self.builds.get(("App", "tests"))
        if build:
            job.environment["BANK_EXECUTABLE"] = str(self.folder / "tests/debug/bank")
        else:
            build = self.builds.setdefault(
                "bank", Job("bank: build", [str(ROOT / "Scripts/bank"), "--version"], judge=judge_build, lane="build"))
        job.after.append(build)
        return job

    def long_jobs(self):
        """Release builds of the tests, the sanitizers, and the bounds of a large app."""
        libraries = [package for package in self.packages if package.startswith("Packages/")]
        jobs = self.build_and_test(
            "release", libraries, ["--configuration", "release", "-Xswiftc", "-enable-testing"], "release")
        for label, names, environment in (
            ("thread", ["DependencyContainer", "LedgerSQLite"], {}),
            # Foundation leaves a few hundred bytes behind: leaks are not looked for.
            ("address", ["LedgerSQLite", "Signing"], {"ASAN_OPTIONS": "detect_leaks=0"}),
        ):
            packages = [f"Packages/{name}" for name in names if f"Packages/{name}" in libraries]
            jobs += self.build_and_test(f"{label}-sanitizer", packages, [f"--sanitize={label}"], **environment)
        if self.options.all:
            # Measured with an archlint of a release, and after the other jobs, which would take its time.
            jobs.append(Job("scale", [str(ROOT / "Scripts/scale")], lane="build", is_last=True))
        return jobs


def owner(page):
    """The package whose tests run the commands of a page: that of its folder, or Tests."""
    folder = re.match(r"(?:App|(?:Packages|Scripts)/[^/]+)(?=/)|", page)[0]
    return folder if folder and (ROOT / folder / "Package.swift").exists() else "Tests"


def main():
    parser = argparse.ArgumentParser(add_help=False)
    parser.add_argument("folder")
    parser.add_argument("--shown", default=ROOT)
    parser.add_argument("--since")
    for option in ("--long", "--slowest", "--all"):
        parser.add_argument(option, action="store_true")
    for option in ("--packages", "--checks"):
        parser.add_argument(option, nargs="*", default=[])
    plan = Plan(parser.parse_args())
    Job.shown = plan.options.shown
    jobs = plan.jobs()
    run = Run(jobs)
    folder = tempfile.mkdtemp(prefix="tests-", dir=memory())
    try:
        # Some tests run as another user.
        os.chmod(folder, 0o755)
        os.environ["TMPDIR"] = folder
        run.run_all()
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    if plan.options.slowest:
        print_slowest(jobs)
    return run.print_table()


def memory():
    """The folder of files in memory, if programs can run there, and there is room for all tests.

    The tests wait thousands of times until a file is on the disk.
    """
    folder = "/dev/shm"
    if not os.access(folder, os.W_OK) or os.statvfs(folder).f_flag & os.ST_NOEXEC:
        return None
    available = re.search(r"^MemAvailable: +(\d+) kB", Path("/proc/meminfo").read_text(), re.M)
    room = min(int(available[1]) << 10 if available else 0, shutil.disk_usage(folder).free)
    return folder if room > 8 << 30 else None


if __name__ == "__main__":
    sys.exit(main())

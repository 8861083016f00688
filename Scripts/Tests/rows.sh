# shellcheck shell=bash
# shellcheck disable=SC2154 # root, status, output and errors are the runner's

# Runs a program in Python that uses the runner of Scripts/test.
run_python() {
    { printf 'import sys\nsys.path.insert(0, "%s/Scripts/lib")\nfrom testrun import *\n' "$root" && cat; } >rows.py
    run python3 rows.py
}

# Runs jobs, which are rows of the table, and prints it: run_jobs [SLOTS]
run_jobs() {
    { cat && printf 'run = Run(jobs, slots=%s)\nrun.run_all()\nsys.exit(run.print_table())\n' "${1:-3}"; } >jobs.py
    run_python <jobs.py
}

test_tests_and_failures_are_counted_but_not_cases_and_suites() {
    run_python <<'END'
print(*count_tests("""
✘ Test "adds up" recorded an issue at A.swift:1:1: Expectation failed
✘ Test "adds up" with 3 test cases failed after 0.001 seconds with 1 issue.
✘ Test case passing 1 argument a → 1 to "adds up" failed after 0.001 seconds with 1 issue.
✔ Test "a Test that failed after all is over" passed after 0.001 seconds.
✘ Suite "Money" failed after 0.001 seconds with 1 issue.
✘ Test run with 4 tests in 1 suite failed after 0.001 seconds with 1 issue.
"""), *count_tests("✔ Test run with 0 tests in 0 suites passed after 0.001 seconds.\n"), *count_tests(""))
END
    expect "tests and failures" "$output" "4 1 0 0 0 0"
}

# Runs the tests of the package Sample in the current folder.
run_sample() {
    run_jobs <<'END'
import os
class Options:
    folder, packages, checks = os.getcwd() + "/builds", [os.getcwd() + "/Sample"], []
    long = slowest = all = False
jobs = Plan(Options).jobs()
END
}

sample() {
    mkdir -p Sample/Sources/Sample Sample/Tests/SampleTests
    cat >Sample/Package.swift <<'END'
// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Sample",
    targets: [.target(name: "Sample"), .testTarget(name: "SampleTests", dependencies: ["Sample"])])
END
    echo "$1" >Sample/Sources/Sample/Sample.swift
    printf 'import Testing\n%s\n' "$2" >Sample/Tests/SampleTests/SampleTests.swift
}

# A toolchain whose builds and tests print the same for every package: toolchain_prints BUILD TESTS [STATUS]
toolchain_prints() {
    mkdir -p bin Sample
    printf '%s\n' "$1" >bin/build
    printf '%s\n' "$2" >bin/test
    cat >bin/swift <<'END'
#!/bin/sh
[ "$1" = build ] || { cat "${0%/*}/test" && exit "$(cat "${0%/*}/status")"; }
cat "${0%/*}/build"
while [ "$1" != --scratch-path ]; do shift; done
mkdir -p "$2/debug"
printf '#!/bin/sh\ncat "%s/test"\nexit %s\n' "${0%/*}" "$(cat "${0%/*}/status")" >"$2/debug/SamplePackageTests.xctest"
chmod +x "$2/debug/SamplePackageTests.xctest"
END
    echo "${3:-0}" >bin/status
    chmod +x bin/swift
    PATH=$PWD/bin:$PATH
}

test_a_package_that_ran_no_test_has_failed() {
    toolchain_prints 'Build complete!' '✔ Test run with 0 tests in 0 suites passed after 0.1 seconds.'
    run_sample
    expect status "$status" 1
    expect_contains output "$output" "ran no test"
    expect "last line" "$(tail -n 1 <<<"$output")" "0 passed, 1 failed"
}

test_tests_that_end_with_an_error_after_the_last_one_have_failed() {
    toolchain_prints 'Build complete!' '✔ Test run with 2 tests in 0 suites passed after 0.1 seconds.' 9
    run_sample
    expect status "$status" 1
    expect_contains output "$output" "Sample: ended with 9"
    expect "last line" "$(tail -n 1 <<<"$output")" "2 passed, 1 failed"
}

test_a_warning_fails_the_build_and_no_test_of_it_runs() {
    toolchain_prints 'Sample.swift:1:20: warning: never used' \
        '✔ Test run with 1 test in 0 suites passed after 0.1 seconds.'
    run_sample
    expect status "$status" 1
    expect_contains output "$output" "does not build"
    expect_contains errors "$errors" "warning: never used"
    expect "last line" "$(tail -n 1 <<<"$output")" "0 passed, 2 failed"
}

test_a_mistake_of_the_runner_fails_the_job_and_ends_the_run() {
    run_jobs <<'END'
def judge(name, output, status): return {}[name]
jobs = [Job("job", ["true"], judge=judge), Job("other", ["true"])]
END
    expect "exit code" "$status" 1
    expect "last line" "$(tail -n 1 <<<"$output")" "1 passed, 1 failed"
    expect_contains output "$output" "KeyError: 'job'"
}

test_what_passes_and_what_fails_is_counted() {
    sample 'let one = 1' '@Test func one() {}; @Test func two() { #expect(Bool(false)) }'
    run_sample
    expect status "$status" 1
    expect "last line" "$(tail -n 1 <<<"$output")" "1 passed, 1 failed"
    expect_contains errors "$errors" "Expectation failed"
}

test_what_failed_is_printed_at_once_and_again_after_all_results() {
    run_jobs 1 <<'END'
jobs = [Job("early", ["bash", "-c", "seq 200; echo 'broken here'; exit 1"]), Job("late", ["true"])]
END
    expect "exit code" "$status" 1
    expect_contains "before the next row" "${errors%%late*}" $'200\nbroken here'
    expect "after the results" "$(sed -n '/^The end/,/^broken/p' <<<"$output" | grep -v '^$')" "$(
        echo "The end of the output of early:"
        seq 142 200
        echo "broken here"
    )"
    expect "last line" "$(tail -n 1 <<<"$output")" "1 passed, 1 failed"
}

test_each_row_and_the_last_lines_have_the_seconds_and_those_of_cpu() {
    # Two processes that together compute for a second and more.
    run_jobs 2 <<'END'
spin = "import time\nwhile time.process_time() < 0.8: pass"
jobs = [Job(name, [sys.executable, "-c", spin]) for name in ("one", "two")]
END
    expect "exit code" "$status" 0
    expect_contains "a row" "$(grep -E '^one +1 +0 +[0-9]+ s +1 s$' <<<"$output")" one
    expect_contains "the sums" "$(tail -n 2 <<<"$output" | head -n 1)" " by the clock, 0 min 2 s of CPU: "
    expect_contains "the sums" "$output" " % of the time"
}

test_a_job_waits_for_those_that_it_needs_and_for_its_lane() {
    run_jobs 3 <<'END'
first = Job("first", ["sh", "-c", "echo first >>order"], lane="build")
second, third = (Job(name, ["true"], lane="build") for name in ("second", "third"))
last = Job("last", ["sh", "-c", "echo last >>order"], after=[first])
for job in (first, last): job.command[2] = f"cd '{os.getcwd()}'; " + job.command[2]
jobs = [last, first, second, third]
Run.show_progress = lambda self, running, waiting: print("lane:", *(job.name for job in running if job.lane))
END
    expect "exit code: $errors" "$status" 0
    expect "running jobs of the lane" "$(grep '^lane: .' <<<"$output" | uniq)" $'lane: first\nlane: second\nlane: third'
    expect order "$(cat order)" $'first\nlast'
    run_jobs <<'END'
broken = Job("broken", ["false"])
jobs = [broken, Job("needs it", ["sh", "-c", "echo ran >&2"], after=[broken])]
END
    expect "exit code after a job that failed" "$status" 1
    expect_contains "the job that needs it" "$output" "needs it: not run, because of 'broken'"
    expect "last line" "$(tail -n 1 <<<"$output")" "0 passed, 2 failed"
    expect "what ran after it" "$(grep -cx ran <<<"$errors" || true)" 0
}

test_a_job_that_changes_the_repository_runs_alone_after_all_others() {
    run_jobs 3 <<'END'
last = Job("last", ["true"], is_last=True)
jobs = [last, *(Job(name, ["true"]) for name in ("first", "second"))]
Run.show_progress = lambda self, running, waiting: print("running:", *(job.name for job in running))
END
    expect "exit code: $errors" "$status" 0
    expect "running jobs" "$(grep '^running: ' <<<"$output" | grep last)" "running: last"
    expect "last running job" "$(grep '^running: ' <<<"$output" | tail -n 1)" "running: last"
}

test_outputs_name_the_repository_and_not_its_copy() {
    run_jobs <<'END'
Job.shown = "/my/repository"
jobs = [Job("broken", ["sh", "-c", "pwd; exit 1"])]
END
    expect_contains "the output" "$errors" /my/repository
}

test_a_run_that_is_stopped_stops_what_it_has_started() {
    cat >rows.py <<END
import sys
sys.path.insert(0, "$root/Scripts/lib")
from testrun import *
Run([Job("endless", ["bash", "-c", "echo \$\$ >$PWD/pid; sleep 600; echo 'not reached'"])]).run_all()
END
    python3 rows.py 2>/dev/null &
    until [ -s pid ]; do sleep 0.05; done
    # A terminal and Scripts/test both send one.
    kill -INT $! && kill $!
    status=0
    wait $! || status=$?
    expect "exit code" "$status" 130
    expect "the process of the job" "$(ps -o pid= -p "$(cat pid)" || true)" ""
}

test_the_slowest_tests_are_listed_with_their_suites() {
    run_python <<'END'
job = Job("Sample", [])
job.output = """
◇ Suite "Money" started.
✔ Test "adds up" passed after 0.250 seconds.
✔ Test case passing 1 argument a → 1 to "adds up" passed after 9.000 seconds.
✘ Test divides() failed after 1.500 seconds with 1 issue.
✔ Test run with 2 tests in 1 suite passed after 9.000 seconds.
"""
print_slowest([job])
END
    expect output "$(grep -v '^$' <<<"$output")" 'The slowest tests, each alone:
    1.50 s  Sample: "Money": divides()
    0.25 s  Sample: "Money": "adds up"'
}

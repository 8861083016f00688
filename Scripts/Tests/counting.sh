# shellcheck shell=bash
# shellcheck disable=SC2154 # root is the runner's

# shellcheck source=../lib/counting.sh
. "$root/Scripts/lib/counting.sh"

test_counts_of_both_libraries_are_added() {
    cat >log <<'END'
Test Suite 'All tests' started at 2026-01-05 09:00:00.000
Test Case 'MoneyTests.testOne' failed (0.1 seconds)
Test Suite 'MoneyTests' failed at 2026-01-05 09:00:00.000
	 Executed 2 tests, with 1 failure (0 unexpected) in 0.0 (0.0) seconds
Test Suite 'All tests' failed at 2026-01-05 09:00:00.000
	 Executed 3 tests, with 1 failure (0 unexpected) in 0.0 (0.0) seconds
✘ Test "adds up" recorded an issue at A.swift:1:1: Expectation failed
✘ Test "adds up" with 3 test cases failed after 0.001 seconds with 1 issue.
✘ Test case passing 1 argument a → 1 to "adds up" failed after 0.001 seconds with 1 issue.
✔ Test "a Test that failed after all is over" passed after 0.001 seconds.
✘ Suite "Money" failed after 0.001 seconds with 1 issue.
✘ Test run with 4 tests in 1 suite failed after 0.001 seconds with 1 issue.
END
    expect run "$(tests_run log)" 7
    expect failed "$(tests_failed log)" 2
}

test_a_run_without_tests_counts_none() {
    cat >log <<'END'
	 Executed 0 tests, with 0 failures (0 unexpected) in 0.0 (0.0) seconds
✔ Test run with 0 tests in 0 suites passed after 0.001 seconds.
END
    expect run "$(tests_run log)" 0
    : >log
    expect "run of nothing" "$(tests_run log)" 0
}

# Runs commands with the functions of Scripts/test in the current folder.
run_with_functions() {
    mkdir -p Scripts
    cp -R "$root/Scripts/lib" Scripts/lib
    cat >Scripts/functions <<'END'
set -euo pipefail
. "$(dirname "${BASH_SOURCE[0]}")/lib/common.sh"
. "$root/Scripts/lib/counting.sh"
. "$root/Scripts/lib/testing.sh"
builds=$(mktemp -d "$PWD/builds.XXXXXX")
END
    cat >>Scripts/functions
    run bash Scripts/functions
}

# What Scripts/test makes of a package in the current folder.
verdict_of_sample() {
    run_with_functions <<'END'
run_package . tests
print_summary
END
}

sample() {
    mkdir -p Sources/Sample Tests/SampleTests
    cat >Package.swift <<'END'
// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Sample",
    targets: [.target(name: "Sample"), .testTarget(name: "SampleTests", dependencies: ["Sample"])])
END
    echo "$1" >Sources/Sample/Sample.swift
    printf 'import Testing\n%s\n' "$2" >Tests/SampleTests/SampleTests.swift
}

# A toolchain that says the same whatever it is asked: its build's and its tests' words.
toolchain_says() {
    mkdir -p bin
    printf '%s\n' "$1" >bin/build
    printf '%s\n' "$2" >bin/test
    # shellcheck disable=SC2016 # for the script that is written
    printf '#!/bin/sh\ncat "${0%%/*}/$1"\n' >bin/swift
    chmod +x bin/swift
    PATH=$PWD/bin:$PATH
}

test_a_package_that_ran_no_test_has_failed() {
    toolchain_says 'Build complete!' '✔ Test run with 0 tests in 0 suites passed after 0.1 seconds.'
    verdict_of_sample
    expect status "$status" 1
    expect_contains output "$output" "ran no test"
    expect "last line" "$(tail -n 1 <<<"$output")" "0 passed, 1 failed"
}

test_a_warning_fails_the_build() {
    toolchain_says 'Sample.swift:1:20: warning: never used' \
        '✔ Test run with 1 test in 0 suites passed after 0.1 seconds.'
    verdict_of_sample
    expect status "$status" 1
    expect_contains output "$output" "does not build"
    expect_contains errors "$errors" "warning: never used"
}

test_what_passes_and_what_fails_is_counted() {
    sample 'let one = 1' '@Test func one() {}; @Test func two() { #expect(Bool(false)) }'
    verdict_of_sample
    expect status "$status" 1
    expect "last line" "$(tail -n 1 <<<"$output")" "1 passed, 1 failed"
    expect_contains errors "$errors" "Expectation failed"
}

test_what_failed_is_printed_at_once_and_again_after_all_results() {
    run_with_functions <<'END'
run_check early bash -c 'seq 200; echo "broken here"; exit 1'
run_check late true
print_summary
END
    expect "exit code" "$status" 1
    expect_contains errors "$errors" "broken here"
    expect "after the results" "$(grep -v '^$' <<<"$output" | tail -n 62)" "$(
        echo "The end of the output of early:"
        seq 142 200
        printf '%s\n' "broken here" "1 passed, 1 failed"
    )"
}

test_results_from_beside_the_packages_are_counted() {
    run_with_functions <<'END'
start_beside note readme 1 0 2
note Card 5 0 3
finish_beside
print_summary
END
    expect "exit code" "$status" 0
    expect "last line" "$(tail -n 1 <<<"$output")" "6 passed, 0 failed"
    run_with_functions <<'END'
start_beside false
note Card 5 0 3
finish_beside
print_summary
END
    expect "exit code after a check that breaks off" "$status" 1
    expect_contains output "$output" "checks: ended with 1"
}

test_a_run_that_ends_early_stops_what_runs_beside_it() {
    run_with_functions <<'END'
trap stop_beside EXIT
start_beside bash -c 'echo $$ >beside.pid; sleep 600; echo "not reached"'
until [ -s beside.pid ]; do sleep 0.05; done
exit 3
END
    expect "exit code" "$status" 3
    expect "the process beside it" "$(ps -o pid= -p "$(cat beside.pid)" || true)" ""
}

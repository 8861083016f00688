# Reads what `swift test` says. To be sourced.
# shellcheck shell=bash

# How many tests ran, by what both testing libraries say at their end: tests_run LOG. A run without
# such a line, or one that crashed before it, counts as none.
tests_run() {
    awk '
        # XCTest: one line for each suite; the last is for all of them.
        /^[[:space:]]*Executed [0-9]+ tests?, with / { xctest = $2 }
        # Swift Testing: one line at the end of a run.
        match($0, /Test run with [0-9]+ tests?/) {
            split(substr($0, RSTART, RLENGTH), words, " ")
            testing += words[4]
        }
        END { print xctest + testing }
    ' "$1"
}

# How many tests failed: tests_failed LOG. Suites and runs that fail because of a test do not count.
tests_failed() {
    awk '
        /^Test Case .* failed \(/ { failed += 1 }
        /^[^ ]+ +Test (case passing|run with) / { next }
        /^[^ ]+ +Test .* failed after [0-9.]+ seconds/ { failed += 1 }
        END { print failed + 0 }
    ' "$1"
}

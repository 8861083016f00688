# Reads the output of `swift test`. Source it.
# shellcheck shell=bash

# Prints the number of tests that ran: tests_run LOG. It adds the last lines of both testing libraries.
# A run that crashed before that line counts as none.
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

# Prints the number of failed tests: tests_failed LOG. Suites and runs do not count.
tests_failed() {
    awk '
        /^Test Case .* failed \(/ { failed += 1 }
        /^[^ ]+ +Test (case passing|run with) / { next }
        /^[^ ]+ +Test .* failed after [0-9.]+ seconds/ { failed += 1 }
        END { print failed + 0 }
    ' "$1"
}

# shellcheck shell=bash
# shellcheck disable=SC2154 # root, status, output and errors are the runner's

# Prints what differs from the first commit.
changes() {
    git status --porcelain
}

test_piggybank_builds_passes_its_tests_keeps_the_rules_runs_and_goes_without_a_trace() {
    borrow_repository
    local builds=${TEST_BUILDS:-$PWD/.build-all}
    run Scripts/feature PiggyBank
    expect status "$status" 0
    expect "lines in App" "$(sed -n '/^App/,/^Packages/s/^  + *//p' <<<"$output")" \
        '.package(path: "../Packages/PiggyBank"),
"PiggyBank",
import PiggyBank
PiggyBankModule(),'

    # The checks see the files that git knows. Those of all sources would take seconds.
    git add --all
    local changed
    changed=$(git diff --cached --name-only --diff-filter=d)
    for check in "swift format lint --strict --configuration .swift-format $(grep '[.]swift$' <<<"$changed")" \
        "Scripts/lib/prose $changed" Scripts/lib/tidy; do
        # shellcheck disable=SC2086 # a command with its options
        run $check
        expect "$check says" "$output" ""
        expect "$check" "$status" 0
    done
    run Scripts/lint --no-cache
    expect_contains lint "$output" "The rules hold."

    # One folder for both, so that what App and the feature share is built once.
    run test_package Packages/PiggyBank "$builds"
    expect "tests: $output$errors" "$status" 0
    expect_contains tests "$output$errors" "Test run with 17 tests in 4 suites passed"
    run "$builds/debug/PiggyBankDemo" --story
    expect_contains demo "$output" "Bicycle  2026-01-05"
    run swift build --package-path App --scratch-path "$builds" --product bank
    expect "build: $output$errors" "$status" 0
    use_piggybank "$builds/debug/bank"
    expect_canvas "$builds/debug/bank"
    expect_small_builds "$builds"
    expect_wall "$builds"

    run Scripts/feature --remove PiggyBank
    expect status "$status" 0
    git reset -q
    expect "what is left" "$(changes)" ""
}

# The canvas in the README shows what the feature contributes: expect_canvas PROGRAM
expect_canvas() {
    local page=Packages/PiggyBank/README.md
    run env BANK_EXECUTABLE="$1" Scripts/readme $page
    expect "status before the update" "$status" 1
    expect_contains findings "$output" "fix: Scripts/readme --update $page"
    run env BANK_EXECUTABLE="$1" Scripts/readme --update $page
    expect "the update: $output$errors" "$status" 0
    run env BANK_EXECUTABLE="$1" Scripts/readme $page
    expect "the check: $output$errors" "$status" 0
    for part in "─ PiggyBank needs ─" "│   SigningInjectId " "piggybank open, list" "│ Piggy banks "; do
        expect_contains canvas "$(cat $page)" "$part"
    done
}

# A change of an implementation compiles one module again, and one of an interface only its clients
# too: expect_small_builds BUILDS
expect_small_builds() {
    local service=Packages/SafeBox/Sources/SafeBox/Services/MoveMoney.swift
    local interface=Packages/DependencyContainer/Sources/SafeBoxInterface/SafeBoxInject.swift
    sed -i.old 's/"Put into the safe box"/"Put it into the safe box"/' $service
    expect "modules compiled for an implementation" "$(modules_compiled "$1")" SafeBox
    printf 'extension SafeBoxSummary {\n    public var isEmpty: Bool { balance == .zero }\n}\n' >>$interface
    expect "modules compiled for an interface" "$(modules_compiled "$1")" \
        $'BankApp\nDemandDeposit\nNotices\nSafeBox\nSafeBoxInterface'
    mv $service.old $service
    git checkout -q -- $interface
}

# The compiler refuses a member of a module that the file does not import. The module is loaded,
# because a module that the file imports depends on it: expect_wall BUILDS
expect_wall() {
    local stranger=Packages/Game/Sources/Game/Stranger.swift
    printf 'import Bookkeeping\n\nlet stranger = Purpose.deposit\n' >$stranger
    # Without a cached plan, which would not have the new file.
    run swift build --package-path App --scratch-path "$1" --product bank --disable-build-manifest-caching
    expect "building Game with a purpose of DemandDeposit" "$status" 1
    expect_contains "the compiler's answer" "$output$errors" \
        "missing import of defining module 'DemandDepositInterface'"
    rm $stranger
}

# Builds the bank again, and prints the modules of which a file was compiled: modules_compiled BUILDS
modules_compiled() {
    swift build --package-path App --scratch-path "$1" --product bank >build.log 2>&1 \
        || { cat build.log >&2 && exit 1; }
    sed -n 's/^\[[0-9/]*\] Compiling \([A-Za-z]*\) .*/\1/p' build.log | LC_ALL=C sort -u
    rm build.log
}

# Opens a piggy bank by a command and one on the screens: use_piggybank PROGRAM
use_piggybank() {
    export BANK_BOOK=$PWD/bank/book.sqlite
    mkdir -m 700 bank
    (umask 077 && printf '486207\n486207\n' >bank/pin)
    run "$1" customer join --name Hana --birth 1990-01-01 --phone 010-1234-5678 --pin-file bank/pin
    expect "joining: $errors" "$status" 0
    run "$1" piggybank open Holiday --pin-file bank/pin
    expect "opening: $errors" "$status" 0
    printf '%s\n' sign-in C000001 486207 piggybank open Boat 486207 back back back \
        | "$1" >.output 2>&1
    expect_contains screens "$(cat .output)" "'Boat' is open."
    run "$1" piggybank list
    expect list "$(cut -d ' ' -f 1 <<<"$output")" $'Name\nBoat\nHoliday'
    run "$1" audit
    expect "audit: $output$errors" "$status" 0
    rm -rf bank
}

# Prints the letter of the home entry of a feature: letter_of NAME
letter_of() {
    sed -n 's/.*HomeEntry(.* key: "\(.\)").*/\1/p' "Packages/$1/Sources/$1/$1Module.swift"
}

test_a_home_entry_has_a_letter_that_no_other_entry_has() {
    copy_repository
    # The games have p.
    Scripts/feature PiggyBank >/dev/null 2>&1
    expect "the letter of PiggyBank" "$(letter_of PiggyBank)" i
    # The piggy banks have i, and a new account has n.
    Scripts/feature Investment >/dev/null 2>&1
    expect "the letter of Investment" "$(letter_of Investment)" v
    # All letters of its name are reserved or taken, so it has the first free one of the alphabet.
    Scripts/feature Gang >/dev/null 2>&1
    expect "the letter of Gang" "$(letter_of Gang)" d
    local feature
    # With Investment gone, PiggyBank is still as it was written.
    for feature in Investment PiggyBank Gang; do Scripts/feature --remove $feature >/dev/null; done
    expect "what is left" "$(changes)" ""
}

test_a_name_that_cannot_be_a_feature_is_refused_before_anything_is_written() {
    copy_repository
    local case
    for case in \
        "64 piggyBank 'piggyBank' is not a name of a feature" "64 PiggyBankTests drop the suffix" \
        "64 Piggy/Bank 'Piggy/Bank' is not a name of a feature" "1 Card there is a package 'Card'" \
        "1 CARD there is a package 'Card'" "1 Testing 'Testing' is a module of the toolchain" \
        "1 Ledger there is a target 'Ledger' already" "1 Account the bank has a word 'account'" "1 Clock there is a type 'FakeClock' already"; do
        run Scripts/feature "$(cut -d ' ' -f 2 <<<"$case")"
        expect "status of '$case'" "$status" "${case%% *}"
        expect_contains errors "$errors" "$(cut -d ' ' -f 3- <<<"$case")"
        expect "what '$case' has written" "$(changes)" ""
    done
    run Scripts/feature --remove PiggyBank
    expect status "$status" 1
    expect errors "$errors" "Scripts/feature: there is no feature 'PiggyBank'"
    run Scripts/feature --remove Card
    expect "status of a feature that others use" "$status" 1
    expect_contains errors "$errors" "'Card' is still used, and nothing was removed:"
    expect_contains errors "$errors" "Packages/DemandDeposit/Package.swift"
    expect "what is left" "$(changes)" ""
}

test_a_feature_with_changes_that_git_does_not_know_is_not_removed() {
    copy_repository
    Scripts/feature OTPPolicy >/dev/null 2>&1
    local file=Packages/OTPPolicy/Sources/OTPPolicy/OTPPolicyModule.swift
    echo '// My work.' >>$file
    run Scripts/feature --remove OTPPolicy
    expect status "$status" 1
    expect_contains errors "$errors" "    $file"
    expect "my work" "$(tail -n 1 $file)" "// My work."
    git add --all
    git -c user.name=Test -c user.email=test@example.org commit -qm "Add my work"
    run Scripts/feature --remove OTPPolicy
    expect status "$status" 0
    git add --all
    expect "what is left" "$(git diff --cached --stat HEAD~1)" ""
}

# shellcheck shell=bash
# shellcheck disable=SC2154 # root, status, output and errors are the runner's

test_the_packages_that_are_reached_or_hold_one_are_chosen_in_their_order() {
    # shellcheck source=../lib/affected.sh
    . "$root/Scripts/lib/affected.sh"
    local known=$'Packages/RIBs\nPackages/Card\nPackages/CardShop\nTests'
    expect chosen "$(affected_of "$known" $'Tests\nPackages/Card/Benchmarks\nPackages/RIBs')" \
        $'Packages/RIBs\nPackages/Card\nTests'
    expect "of none" "$(affected_of "$known" "")" ""
}

# A checkout with the scripts, and an archlint that says what it was asked.
checkout() {
    unset ARCHLINT_EXECUTABLE
    git init -q -b main .
    mkdir -p Packages/Card Scripts/ArchitectureLint/.build-release
    cp -R "$root/Scripts/lib" "$root/Scripts/test" Scripts/
    # shellcheck disable=SC2016 # for the script that is written
    printf '#!/bin/sh\necho "$@" >&2\nexit 9\n' >Scripts/ArchitectureLint/.build-release/archlint
    chmod +x Scripts/ArchitectureLint/.build-release/archlint
    touch Packages/Card/Package.swift Scripts/ArchitectureLint/Package.swift
    mkdir Scripts/ArchitectureLint/Sources
    touch -d '+1 hour' Scripts/ArchitectureLint/.build-release/archlint 2>/dev/null \
        || touch -t 203001010000 Scripts/ArchitectureLint/.build-release/archlint
    git -c user.name=A -c user.email=a@example.org commit -q --allow-empty -m One
}

test_affected_compares_with_the_revision_named_or_where_the_branch_left_main() {
    local base
    checkout
    base=$(git rev-parse HEAD)
    git switch -q -c branch
    git -c user.name=A -c user.email=a@example.org commit -q --allow-empty -m Two
    run Scripts/test --affected
    expect status "$status" 9
    expect_contains errors "$errors" "affected --since $base "
    run Scripts/test --affected HEAD
    expect_contains errors "$errors" "affected --since HEAD "
    run Scripts/test --affected=HEAD~1 --long
    expect_contains errors "$errors" "affected --since HEAD~1 "
}

test_affected_takes_no_names_and_needs_a_revision_where_there_is_no_main_branch() {
    checkout
    run Scripts/test --affected HEAD Card
    expect status "$status" 64
    git branch -q -m elsewhere
    run Scripts/test --affected
    expect status "$status" 64
    expect_contains errors "$errors" "there is no main branch to compare with"
}

# Prints the packages, or those of the names given, that are chosen in a copy of this repository after a
# change: chosen_after FILE [NAME]
chosen_after() {
    echo '# A change.' >>"$1"
    run Scripts/test --affected --list
    expect "status: $errors" "$status" 0
    git checkout -q -- "$1"
    (grep -E "${2:-/|^(App|Tests)\$}" <<<"$output" || true) | sed 's#.*/##' | tr '\n' ' '
}

test_a_change_in_card_runs_card_app_and_tests_but_no_other_feature() {
    local source=Packages/Card/Sources/Card/Services/IssueCard.swift
    copy_repository
    expect "after a change in Card" "$(chosen_after $source)" "Card App Tests "
    expect "the tests of the scripts after it" "$(chosen_after $source scripts)" ""
    expect "the tests of the scripts after a change of one" "$(chosen_after Scripts/build scripts)" "scripts "
    expect "the tests of the scripts after a change of a sample" \
        "$(chosen_after Tests/Samples/Typed/main.swift scripts)" "scripts "
    : >Tests/Samples/New.swift
    run Scripts/test --affected --list
    expect_contains "after a new sample" "$output" scripts
    rm Tests/Samples/New.swift
    expect "after a change in SafeBox" \
        "$(chosen_after Packages/SafeBox/Sources/SafeBox/SafeBoxModule.swift)" "SafeBox App Tests "
    expect "after a change in the tests of Card" \
        "$(chosen_after Packages/Card/Tests/CardTests/Services/IssueCardTests.swift)" "Card "
    # DemandDeposit shows cards, and knows them by CardInterface only.
    expect_contains "after a change in its interface" \
        "$(chosen_after Packages/DependencyContainer/Sources/CardInterface/CardInject.swift)" " DemandDeposit "
}

# Runs the checks of single files after the changes since the last commit: run_checks_of_changes
run_checks_of_changes() {
    run python3 Scripts/lib/testrun.py "$PWD/.build-run" --since HEAD --packages --checks format prose
}

test_format_and_prose_read_the_changed_files_alone_unless_their_rules_have_changed() {
    copy_repository
    # The sources of one package, because all of them take seconds.
    git ls-files '*.swift' | grep -v ^Packages/RIBs/ | xargs rm
    printf '\n/// What it is.\nfunc  spaced() {}\n' >>Packages/RIBs/Sources/RIBs/Builders/Builder.swift
    commit_all
    echo '// A change.' >>Packages/RIBs/Sources/RIBs/Routers/Router.swift
    run_checks_of_changes
    expect "status after another change: $output" "$status" 0

    printf '/// What it is.\nfunc  spaced() {}\n' >Packages/RIBs/Sources/RIBs/Routers/New.swift
    run_checks_of_changes
    expect "status after a new file with faults" "$status" 1
    expect_contains "a fault of its words" "$output$errors" "New.swift:1: the summary begins with 'What'"
    expect_contains "a fault of its format" "$output$errors" "New.swift:2:5: error: [Spacing]"
    expect "faults of other files" "$(grep -c Builder.swift <<<"$output$errors")" 0

    rm Packages/RIBs/Sources/RIBs/Routers/New.swift
    echo '# A change.' >>Scripts/lib/prose
    run_checks_of_changes
    expect "status after a change of the rules of prose" "$status" 1
    expect_contains "the old fault" "$output$errors" "Builder.swift"
}

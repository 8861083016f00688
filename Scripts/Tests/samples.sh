# shellcheck shell=bash
# shellcheck disable=SC2154 # root, status, output and errors are the runner's

# The samples are compiled beside the container of the run, without SwiftPM, which takes several times as long. A
# long run builds their packages with the commands that the pages show.

samples=$root/Tests/Samples
ways="Closures Strings Locator Typed"
# The targets of all steps, dependencies first.
step_targets="SigningAPI AccountAPI SafeBoxAPI SafeBox Account Signing TinyBank"

# Sets `builds` to a folder with a build of the container: that of the run, or one that is kept:
# find_container [FOLDER]
find_container() {
    builds=${1:-$root/.build-samples}
    [ -n "${1:-}" ] || swift build --package-path "$root/Packages/DependencyContainer" \
        --target DependencyContainer --scratch-path "$builds" >&2
    mkdir modules
    # Only this module: the folder has those of the whole bank.
    ln -s "$builds/debug/Modules/DependencyContainer.swiftmodule" modules
}

# Compiles a module to `modules`: compile_library NAME FOLDER OPTION…
compile_library() {
    # shellcheck disable=SC2046 # names without spaces
    swiftc -swift-version 6 -warnings-as-errors "${@:3}" -I modules -module-name "$1" -parse-as-library -wmo \
        -emit-module -emit-module-path "modules/$1.swiftmodule" -c -o "modules/$1.o" $(find "$2" -name '*.swift')
}

# Compiles a program: compile_program NAME FOLDER OPTION…
compile_program() {
    # shellcheck disable=SC2046
    swiftc -swift-version 6 -warnings-as-errors "${@:3}" -I modules -module-name "$1" -wmo -o "$1" \
        $(find -H "$2" -name '*.swift') modules/*.o "$builds"/debug/DependencyContainer.build/*.o
}

compile_screens() { compile_library Screens "$samples/Screens" -default-isolation MainActor; }

# Compiles a way, or one of its variants: compile_way NAME FOLDER
compile_way() { compile_program "$1" "$2" -default-isolation MainActor; }

# Compiles a step to its program 'Checks': compile_step FOLDER
compile_step() {
    local target folder
    find modules -type f -delete
    for target in $step_targets; do
        folder=$(find "$1" -type d -path "*/Sources/$target")
        [ -z "$folder" ] || compile_library "$target" "$folder"
    done
    compile_program Checks "$1/Sources/Checks"
}

# Puts a copy of the ways with SafeBox into `with-safebox`.
add_safebox() {
    local way
    mkdir with-safebox
    for way in $ways; do
        cp -R "$samples/$way" with-safebox
        git -C with-safebox apply "$samples/SafeBox/$way.diff"
        git -C "$root" apply --check --directory Tests/Samples "Tests/Samples/SafeBox/$way.diff"
    done
}

# Puts a program `swift` into `bin`. It builds a package of the samples, and runs its program.
write_swift() {
    mkdir bin
    if [ "${MODULARBANK_LONG:-}" = 1 ]; then
        printf '#!/bin/sh\ncommand=$1\nshift\nexec "%s" "$command" --scratch-path "%s" "$@"\n' \
            "$(command -v swift)" "$PWD/.build-pages" >bin/swift
    else
        cat >bin/swift <<END
#!/usr/bin/env bash
set -euo pipefail
root='$root' builds='$builds'
. "$root/Scripts/Tests/samples.sh"
cd '$PWD'
case \$3 in
    Tests/Samples)
        compile_screens
        compile_way "\$4" "\$samples/\$4"
        "./\$4" "\${@:5}"
        ;;
    *)
        compile_step "$root/\$3"
        ./Checks
        ;;
esac
END
    fi
    chmod +x bin/swift
    PATH=$PWD/bin:$PATH
}

# Prints a block of the page about the ways: block_of_page COMMENT NUMBER
block_of_page() {
    awk -v comment="<!-- $1 -->" -v number="$2" '
        is_shown && /^```$/ { exit }
        is_shown { print }
        is_next && /^```/ { is_shown = 1 }
        { is_next = $0 == comment && ++count == number }' "$samples/README.md"
}

test_the_pages_of_the_samples_are_followed() {
    local step
    find_container "${TEST_BUILDS:-}"
    write_swift
    "$root/Scripts/lib/follow" "$root/Tests/Samples/README.md"
    "$root/Scripts/lib/follow" "$root/Tests/Samples/Steps/README.md"
    for step in "$samples"/Steps/[0-9]*; do
        expect_contains "the commands" "$(grep '^swift run' "$samples/Steps/README.md")" \
            "--package-path ${step#"$root/"}"
        expect "the tests of ${step##*/}" "$(readlink "$step/Sources/Checks/main.swift")" ../../../Checks.swift
    done
    cmp "$samples"/Steps/{1-OneTarget,3-SigningImplement}/Sources/TinyBank/PasswordManager.swift
}

# A long run builds all of them.
test_swiftpm_accepts_the_manifests_of_the_ways_and_of_the_last_step() {
    local package
    for package in "$samples" "$samples/Steps/5-LastPackage"; do
        swift build --package-path "$package" --scratch-path "$PWD/.build-plan" --print-manifest-job-graph >graph
        grep -q DependencyContainer.build graph
    done
}

test_a_step_that_fails_its_tests_ends_with_an_error() {
    find_container "${TEST_BUILDS:-}"
    cp -RP "$samples/Steps/1-OneTarget" TinyBank
    cp "$samples/Steps/Checks.swift" .
    sed -i.old '/account.withdraw/d' TinyBank/Sources/TinyBank/SafeBox.swift
    rm TinyBank/Sources/TinyBank/SafeBox.swift.old
    compile_step TinyBank
    run ./Checks
    expect status "$status" 1
    expect_contains output "$output" "FAILED  it is in the box now: 'account: 100000 won, box: 30000 won', not"
    expect_contains output "$output" "3 of 6 tests passed"
}

# Fails if a feature's file names a type or function of another feature: expect_apart FOLDER
expect_apart() {
    local feature names
    for feature in Account Card SafeBox Signing; do
        names=$(sed -nE 's/^(struct|func) ([A-Za-z]+).*/\2/p' "$1/$feature.swift" | paste -sd'|' -)
        [ -n "$names" ]
        expect "features of $1 that name $feature" "$(cd "$1" && grep -lwE "$names" Account.swift Card.swift \
            SafeBox.swift Signing.swift)" "$feature.swift"
    done
}

test_all_ways_do_the_same_and_their_features_are_apart() {
    local way row
    find_container "${TEST_BUILDS:-}"
    compile_screens
    add_safebox
    for way in $ways; do
        compile_way "$way" "$samples/$way"
        # shellcheck disable=SC2046 # the taps that the page has
        run "./$way" $(sed -n 's/^swift run .* Closures //p' "$samples/README.md")
        expect "the screens of $way" "$output" "$(block_of_page prints 1)"
        row=$("$samples/measure" | grep "^$way")
        expect "the lines with SafeBox, which are the sum of '$row'" \
            "$(find "with-safebox/$way" -name '*.swift' -exec cat {} + | wc -l | tr -d ' ')" \
            "$(grep -oE -e '[-+]?[0-9]+' <<<"$row" | awk '{ sum += $1 } END { print sum }')"
        expect_apart "with-safebox/$way"
        compile_way "$way" "with-safebox/$way"
        run "./$way" accounts 100 box account box put 4829
        expect "the screens of $way with SafeBox" "$(tail -5 <<<"$output")" $'Box of account 100\nAccount 100
Box of account 100\nPassword to put money aside\nPut aside'
    done
}

# Makes a mistake in a way that has SafeBox. Sets `noticed` to the words of the page's table, and `seen` to what is
# printed last: make_mistake WAY FILE EDIT
make_mistake() {
    local way=$1 file=mistake/$2
    rm -rf mistake
    cp -R "with-safebox/$way" mistake
    sed -i.old "$3" "$file"
    [ "$(<"$file")" != "$(<"$file.old")" ]
    rm "$file.old"
    run compile_way "$way" mistake
    seen=$errors noticed="the compiler"
    if [ "$status" -ne 0 ]; then
        # The errors are about this mistake, and not about another one.
        [[ $errors =~ openBox|CardScreens ]] || expect "the errors of $way" "$errors" "about openBox or CardScreens"
        return
    fi
    run "./$way"
    seen=$errors noticed="the launch, by a report"
    if [ "$status" -ne 0 ]; then
        expect "the screens of $way" "$output" ""
        return
    fi
    run "./$way" accounts 100 box
    expect "the first screens of $way" "$(head -3 <<<"$output")" $'Home\nAccounts\nAccount 100'
    seen=$errors noticed="the customer, by a crash"
    [ "$status" -eq 0 ] || return 0
    seen=$(tail -1 <<<"$output") noticed="the customer, on the wrong screen"
    [ "$seen" != "Box of account 100" ] || noticed=nobody
}

# Makes both mistakes in a way, and compares its row of the page: expect_row WAY FILE EDIT FILE EDIT
expect_row() {
    make_mistake "$1" "$2" "$3"
    local left_out=$noticed
    all_seen+=$seen$'\n'
    make_mistake "$1" "$4" "$5"
    all_seen+=$seen$'\n'
    expect "the table of the page" "$(grep -F "[$1]($1)" "$samples/README.md")" "| [$1]($1) | $left_out | $noticed |"
}

test_mistakes_are_noticed_as_the_page_says() {
    local number all_seen=
    export SWIFT_BACKTRACE=enable=no
    find_container "${TEST_BUILDS:-}"
    compile_screens
    add_safebox
    expect_row Closures main.swift 's/, openBox: box//' \
        main.swift 's/openCard: card, openBox: box/openCard: box, openBox: card/'
    expect_row Strings main.swift '/SafeBoxInject/d' main.swift 's/, SafeBoxScreens/, CardScreens/'
    expect_row Locator main.swift '/SafeBoxInject/d' main.swift 's/, SafeBoxScreens/, CardScreens/'
    expect_row Typed main.swift '/SafeBoxModule/d' SafeBox.swift 's/make: SafeBoxScreens/make: CardScreens/'
    make_mistake Typed Card.swift 's/MainLazy<\(.*\)>/\1/; s/try account.value/account/; s/\.lazily//'
    expect "a cycle is noticed by" "$noticed" "the launch, by a report"
    all_seen+=$seen
    for number in 1 2 3 4 5; do
        expect_contains "what was printed" "$all_seen" "$(block_of_page "test: ../../Scripts/Tests/samples.sh" "$number")"
    done
    expect "the blocks after these" "$(block_of_page "test: ../../Scripts/Tests/samples.sh" 6)" ""
}

test_the_rules_of_the_last_step_refuse_an_import_of_a_feature() {
    find_archlint
    cp -RP "$samples/Steps/5-LastPackage" TinyBank
    cp "$samples/Steps/Checks.swift" . # to which it has a link
    cd TinyBank
    run "$ARCHLINT_EXECUTABLE" --complete .
    expect "status: $output$errors" "$status" 0
    awk '{ print } /^import SafeBoxAPI/ { print "import Signing" }' \
        "$samples/Steps/5-LastPackage/Packages/SafeBox/Sources/SafeBox/SafeBox.swift" \
        >Packages/SafeBox/Sources/SafeBox/SafeBox.swift
    run "$ARCHLINT_EXECUTABLE" --complete .
    expect status "$status" 1
    expect_contains output "$output" "$(awk '/^features-apart: /, /^```$/ { if (!/^```$/) print }' "$samples/Steps/README.md")"
}

# shellcheck shell=bash
# shellcheck disable=SC2154 # root, status, output and errors are the runner's

# A machine whose compiler finds no header, and where nothing can really be installed.
bare_machine() {
    mkdir -p bin
    printf '#!/bin/sh\nexit 1\n' >bin/no-headers
    # shellcheck disable=SC2016 # for the script that is written
    printf '#!/bin/sh\necho "$0 $*" >>"%s/installed"\n' "$PWD" >bin/apt-get
    printf '#!/bin/sh\nexec "$@"\n' >bin/sudo
    chmod +x bin/*
    export CC=$PWD/bin/no-headers PATH=$PWD/bin:$PATH
}

test_missing_headers_are_named_with_the_line_that_installs_them() {
    bare_machine
    for script in bank build test; do
        run "$root/Scripts/$script"
        expect "status of $script" "$status" 69
        expect "output of $script" "$output" ""
        expect_contains "$script" "$errors" "sqlite3.h sodium.h"
        expect_contains "$script" "$errors" "apt-get install -y libsqlite3-dev libsodium-dev"
        expect_contains "$script" "$errors" "run that line, or this script with --yes"
        [ ! -e installed ]
    done
}

test_yes_installs_them_and_looks_again() {
    bare_machine
    run "$root/Scripts/build" --yes LedgerSQLite
    expect status "$status" 69
    expect_contains errors "$errors" "still missing: sqlite3.h sodium.h"
    expect "what was run" "$(sed 's|.*/||' installed)" "apt-get update
apt-get install -y libsqlite3-dev libsodium-dev"
}

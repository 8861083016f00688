# shellcheck shell=bash
# shellcheck disable=SC2154 # root, status, output and errors are the runner's

# A checkout of the scripts, with a compiler that prints what it does with two modules, and ends with SWIFT_STATUS.
# Its plan links these two.
checkout() {
    mkdir -p bin Scripts {App,Packages/Card}/Sources
    touch {App,Packages/Card}/Package.swift
    cp -R "$root/Scripts/lib" "$root/Scripts/bank" Scripts/
    cat >bin/swift <<'END_OF_SWIFT'
#!/bin/sh
mkdir -p "$5/release"
printf '#!/bin/sh\necho "the bank: $*"\n' >"$5/release/bank"
chmod +x "$5/release/bank"
[ "$SWIFT_STATUS" = 0 ] && cat >"$5/release.yaml" <<'END_OF_PLAN'
  "/home/my.build/release/tool.product/Objects.LinkFileList":
    tool: write-auxiliary-file
    inputs: ["<link-file-list>","/home/my.build/release/Tool.build/Tool.swift.o"]
  "/home/my.build/release/bank.product/Objects.LinkFileList":
    tool: write-auxiliary-file
    inputs: ["<link-file-list>","/home/my.build/release/Card.build/A.swift.o","/home/my.build/release/Card.build/B.swift.o","/home/my.build/release/bank.build/DerivedSources/main.swift.o"]
    outputs: ["/home/my.build/release/bank.product/Objects.LinkFileList"]
END_OF_PLAN
cat <<'END_OF_LINES'
Building for production...
[0/9] Write sources
[1/9] Compiling Card A.swift
[2/9] Compiling Card B.swift
[3/12] Compiling bank main.swift
[12/12] Linking bank
END_OF_LINES
echo "A.swift:1:1: error: nonsense" >&2
exit "$SWIFT_STATUS"
END_OF_SWIFT
    chmod +x bin/swift
    export PATH=$PWD/bin:$PATH SWIFT_STATUS=0
    unset BANK_EXECUTABLE
}

test_the_first_build_says_how_many_modules_are_compiled_and_left() {
    checkout
    run Scripts/bank tour --fast
    expect "status: $errors" "$status" 0
    expect output "$output" "the bank: tour --fast"
    expect errors "$errors" "Building bank: reading the packages
Building bank: 1 of 2 modules, 1 left
Building bank: 2 of 2 modules, 0 left"
    run Scripts/bank tour
    expect "errors of a second run" "$errors" ""
}

test_a_terminal_shows_the_progress_in_one_line_and_clears_it() {
    checkout
    run env TERM=xterm python3 -c 'import pty, sys; pty.spawn(sys.argv[1:])' Scripts/bank tour
    expect "what a terminal gets" "$(tr '\r\033' '<^' <.output)" "$(
        printf '<^[KBuilding bank: %s' "reading the packages" "1 of 2 modules, 1 left" "2 of 2 modules, 0 left"
        printf '<^[Kthe bank: tour<\n'
    )"
}

test_a_build_that_fails_shows_its_whole_output() {
    checkout
    SWIFT_STATUS=1 run Scripts/bank tour
    expect status "$status" 70
    expect output "$output" ""
    expect_contains errors "$errors" "Building bank: modules compiled: 2"
    expect_contains errors "$errors" $'[12/12] Linking bank\nA.swift:1:1: error: nonsense\nScripts/bank: bank does not build'
}

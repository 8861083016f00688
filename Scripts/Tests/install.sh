# shellcheck shell=bash
# shellcheck disable=SC2154 # root, status, output and errors are the runner's

# A bank that prints what is installed beside it; a new version has another manual page: write_bank VERSION PAGE
write_bank() {
    cat >program <<END_OF_PROGRAM
#!/bin/sh
case \$1 in
    --version) echo "bank $1" ;;
    manual) echo "$1" | tee "\$3/bank.1" >"\$3/$2" ;;
    completions) echo "completions of $1 for \$2" ;;
esac
END_OF_PROGRAM
    chmod +x program
    export BANK_EXECUTABLE=$PWD/program HOME=$PWD/home
    mkdir -p home
}

installed_files() {
    (cd "$1" && find . ! -type d | LC_ALL=C sort)
}

test_the_program_is_installed_with_its_pages_and_removed_without_a_trace() {
    write_bank 1.0.0 bank-old.1
    mkdir -p home/.local/share/man
    touch home/.local/share/man/other
    find home >before
    run "$root/Scripts/install"
    expect "status: $errors" "$status" 0
    expect output "$output" "bank 1.0.0 is installed: '$HOME/.local/bin/bank', with manual pages and completions."
    expect "what is installed" "$(installed_files home/.local)" "./bin/bank
./share/bash-completion/completions/bank
./share/fish/vendor_completions.d/bank.fish
./share/man/man1/bank-old.1
./share/man/man1/bank.1
./share/man/other
./share/modularbank/installed
./share/zsh/site-functions/_bank"
    expect "the program" "$(PATH=$HOME/.local/bin:$PATH bank --version)" "bank 1.0.0"
    expect "a completion" "$(cat home/.local/share/zsh/site-functions/_bank)" "completions of 1.0.0 for zsh"

    write_bank 1.1.0 bank-new.1
    run "$root/Scripts/install"
    expect "status of an update: $errors" "$status" 0
    expect "the new program" "$(home/.local/bin/bank --version)" "bank 1.1.0"
    expect "the pages" "$(ls home/.local/share/man/man1 | tr '\n' ' ')" "bank-new.1 bank.1 "

    run "$root/Scripts/install" --uninstall
    expect "status of the removal: $errors" "$status" 0
    expect "what is left" "$(find home)" "$(cat before)"
    run "$root/Scripts/install" --uninstall
    expect "status of a second removal" "$status" 1
    expect_contains errors "$errors" "this script has installed nothing in '$HOME/.local'"
}

test_a_prefix_may_be_new_have_spaces_be_relative_and_be_moved() {
    write_bank 1.0.0 bank-old.1
    BANK_EXECUTABLE=program PATH=$PWD:$PATH run "$root/Scripts/install" "my apps/bank"
    expect "status: $errors" "$status" 0
    expect "the program" "$("my apps/bank/bin/bank" --version)" "bank 1.0.0"
    mv "my apps" moved
    run "$root/Scripts/install" --uninstall moved/bank
    expect "status of the removal: $errors" "$status" 0
    expect "what is left" "$(find moved)" moved
}

test_another_file_or_a_changed_one_is_neither_replaced_nor_removed() {
    local folder=home/.local
    write_bank 1.0.0 bank-old.1
    mkdir -p $folder/bin
    echo "another program" >$folder/bin/bank
    find home >before
    run "$root/Scripts/install"
    expect status "$status" 1
    expect errors "$errors" "Scripts/install: this is not from Scripts/install, or was changed since; \
move it away, or choose another PREFIX:
    $PWD/$folder/bin/bank"
    expect "the other program" "$(cat $folder/bin/bank)" "another program"
    expect "what is there" "$(find home)" "$(cat before)"

    rm $folder/bin/bank
    ln -s nowhere $folder/bin/bank
    run "$root/Scripts/install"
    expect "status with a link" "$status" 1
    rm $folder/bin/bank

    run "$root/Scripts/install"
    expect "status: $errors" "$status" 0
    echo mine >>$folder/share/man/man1/bank.1
    run "$root/Scripts/install"
    expect "status with a change" "$status" 1
    expect_contains errors "$errors" "$PWD/$folder/share/man/man1/bank.1"
    run "$root/Scripts/install" --uninstall
    expect "status of the removal" "$status" 0
    expect_contains errors "$errors" "kept, because it was changed since it was installed: $PWD/$folder/share/man/man1/bank.1"
    expect "what is left" "$(installed_files $folder)" ./share/man/man1/bank.1
}

test_a_run_after_one_that_was_interrupted_replaces_or_removes_its_files() {
    write_bank 1.0.0 bank-old.1
    export PATH=$HOME/.local/bin:$PATH SHELL=/bin/bash
    "$root/Scripts/install" >output
    write_bank 1.1.0 bank-old.1
    mkdir bin
    # The second file is not moved any more.
    cat >bin/mv <<'END_OF_MV'
#!/bin/sh
case $3 in */bin/bank | */installed) PATH=${PATH#*:} exec mv "$@" ;; esac
exit 1
END_OF_MV
    chmod +x bin/mv
    PATH=$PWD/bin:$PATH run "$root/Scripts/install"
    expect "status of the first run" "$status" 1
    expect "both versions" "$(home/.local/bin/bank --version), $(cat home/.local/share/zsh/site-functions/_bank)" \
        "bank 1.1.0, completions of 1.0.0 for zsh"
    expect "files of the run" "$(ls -A home/.local | tr '\n' ' ')" "bin share "
    cp -R home removed
    run "$root/Scripts/install" --uninstall removed/.local
    expect "status of a removal, and what it says" "$status $errors" "0 "
    expect "what a removal leaves" "$(find removed)" removed
    write_bank 1.2.0 bank-new.1
    run "$root/Scripts/install"
    expect "status of the second run, and what it says" "$status $errors" "0 "
    expect "the pages" "$(ls home/.local/share/man/man1 | tr '\n' ' ')" "bank-new.1 bank.1 "
    "$root/Scripts/install" --uninstall >output
    expect "what is left" "$(find home)" home
}

test_a_first_run_leaves_nothing_that_is_not_removed_wherever_it_is_interrupted() {
    local command
    write_bank 1.0.0 bank-old.1
    mkdir bin
    for command in mkdir mv; do
        cat >"bin/$command" <<'END_OF_COMMAND'
#!/bin/sh
echo >>"$CALLS"
[ "$(wc -l <"$CALLS")" != "$FAILING" ] || exit 1
PATH=${PATH#*:} exec "${0##*/}" "$@"
END_OF_COMMAND
        chmod +x "bin/$command"
    done
    export CALLS=$PWD/calls FAILING=0
    status=1
    while [ "$status" != 0 ]; do
        FAILING=$((FAILING + 1))
        rm -f calls
        PATH=$PWD/bin:$PATH run "$root/Scripts/install"
        [ ! -e home/.local ] || "$root/Scripts/install" --uninstall >output
        expect "what is left after step $FAILING" "$(find home)" home
    done
    test "$FAILING" -gt 10
}

test_a_list_that_leads_out_of_the_prefix_or_is_damaged_removes_nothing() {
    local line wrong list=prefix/share/modularbank/installed
    write_bank 1.0.0 bank-old.1
    mkdir -p prefix/share/modularbank empty
    echo mine >victim
    : >$list
    run "$root/Scripts/install" --uninstall prefix
    expect "status of an empty list" "$status" 1
    expect errors "$errors" "Scripts/install: '$PWD/$list' is damaged: it is empty; remove it and the bank's files by hand"
    for line in "$(cksum victim | sed 's|victim|../&|')" "$(cksum "$PWD/victim")" "folder share/../../empty" \
        "folder $PWD/empty" ""; do
        printf '%s\n' "folder share" "$line" >$list
        for wrong in --uninstall --yes; do
            run "$root/Scripts/install" $wrong prefix
            expect "status of '$line' with $wrong" "$status" 1
            expect_contains errors "$errors" "is damaged: line 2 is '$line'; remove it"
        done
    done
    expect "what is there" "$(find victim empty prefix ! -type d)" "victim"$'\n'"$list"
    test -d empty
}

test_what_is_missing_until_bank_is_found_is_said() {
    write_bank 1.0.0 bank-old.1
    SHELL=/bin/bash run "$root/Scripts/install"
    expect errors "$errors" "'$HOME/.local/bin' is not in PATH. This line in ~/.bashrc adds it for new shells:
    export PATH=$HOME/.local/bin:\$PATH"
    SHELL=/usr/bin/fish run "$root/Scripts/install"
    expect_contains "errors in fish" "$errors" "fish_add_path $HOME/.local/bin"
    SHELL=/bin/zsh PATH=$HOME/.local/bin/:$PATH run "$root/Scripts/install"
    expect "errors in zsh" "$errors" \
        "For completions, before 'compinit' in ~/.zshrc: fpath=($HOME/.local/share/zsh/site-functions \$fpath)"
    mkdir first
    cp program first/bank
    SHELL=/bin/bash PATH=$PWD/first:$HOME/.local/bin:$PATH run "$root/Scripts/install"
    expect "errors behind another bank" "$errors" "But 'bank' is '$PWD/first/bank', which comes first in PATH."
}

test_lines_to_paste_name_any_prefix() {
    local prefix="$PWD/it's \$HOME \"&\" more"
    write_bank 1.0.0 bank-old.1
    SHELL=/bin/zsh run "$root/Scripts/install" "$prefix"
    expect "the bank of the line: $errors" "$(eval "$(sed -n 's/^    //p' .errors)"; command -v bank)" "$prefix/bin/bank"
    expect "the completions" "$(fpath=(.); eval "$(sed -n 's/^For .*: //p' .errors)"; echo "${fpath[0]}")" \
        "$prefix/share/zsh/site-functions"
    [ -d /proc/self ] || return 0
    run "$root/Scripts/install" "/proc/it's"
    sudo() { printf '%s\n' "$@"; }
    expect "the command of root" "$(eval "${errors#*is built: }")" \
        "BANK_EXECUTABLE=$PWD/program"$'\n'"$root/Scripts/install"$'\n'"/proc/it's"
}

test_a_prefix_that_cannot_be_written_is_refused_with_a_way_out() {
    write_bank 1.0.0 bank-old.1
    echo >file
    run "$root/Scripts/install" file
    expect "status for a file" "$status" 1
    expect errors "$errors" "Scripts/install: '$PWD/file' is not a folder; choose another PREFIX"
    [ -d /proc/self ] || return 0
    # Not even root makes a folder there.
    run "$root/Scripts/install" /proc/bank
    expect status "$status" 1
    expect_contains errors "$errors" "cannot be written; choose a PREFIX of your own, such as ~/.local"
    expect_contains errors "$errors" "sudo BANK_EXECUTABLE=$PWD/program $root/Scripts/install /proc/bank"
}

test_a_wrong_use_of_install_changes_nothing() {
    local words message
    write_bank 1.0.0 bank-old.1
    while IFS='|' read -r words message; do
        # shellcheck disable=SC2086 # several words
        run "$root/Scripts/install" $words
        expect "status of '$words'" "$status" 64
        expect_contains "errors of '$words'" "$errors" "$message"
    done <<'END_OF_ROWS'
--unistall|there is no option '--unistall'
one two|one PREFIX, please, not 'one' and 'two'
END_OF_ROWS
    run "$root/Scripts/install" ""
    expect "status of an empty name" "$status" 64
    HOME='' run "$root/Scripts/install"
    expect "status without HOME" "$status" 64
    expect "what is there" "$(find home one two 2>/dev/null)" home
}

test_a_program_that_is_not_the_bank_is_not_installed() {
    local other message
    write_bank 1.0.0 bank-old.1
    sed 's/"bank 1.0.0"/"other 2.0"/' program >other
    sed 's/manual) /&exit 3;/' program >silent
    printf '#!/bin/sh\nexit 3\n' >failing
    chmod +x other silent failing
    while IFS='|' read -r other message; do
        BANK_EXECUTABLE=$other run "$root/Scripts/install"
        expect "status of '$other'" "$status" 70
        expect "errors of '$other'" "$errors" "Scripts/install: $message"
    done <<'END_OF_ROWS'
./other|'./other' is not the bank: its version is 'other 2.0', and not 'bank …'
./silent|'./silent' does not write its manual pages and completions
./failing|'./failing' does not run
missing|there is no program 'missing'
END_OF_ROWS
    expect "what is there" "$(find home)" home
}

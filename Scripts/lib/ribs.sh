# Writing a new RIB into a package. To be sourced after common.sh.
# shellcheck shell=bash
# shellcheck disable=SC2154 # root, exit_refused and exit_usage are common.sh's

# The folder of a package, as it is called here or from the root of the repository: package_folder FOLDER
package_folder() {
    local folder
    for folder in "${1%/}" "$root/${1%/}"; do
        [ -f "$folder/Package.swift" ] || continue
        (cd "$folder" && pwd -P)
        return
    done
    fail "$exit_usage" "there is no package at '$1'"
}

# A name in lower camel case: lower_camel ReportLoss → reportLoss, URLEntry → urlEntry
lower_camel() {
    awk -v name="$1" 'BEGIN {
        match(name, /^[A-Z]+/)
        # Of several capitals at the front, the last one begins the second word.
        head = RLENGTH > 1 && RLENGTH < length(name) ? RLENGTH - 1 : RLENGTH
        print tolower(substr(name, 1, head)) substr(name, head + 1)
    }'
}

# A name as words: words_of ReportLoss → Report loss
words_of() {
    awk -v name="$1" 'BEGIN {
        words = substr(name, 1, 1)
        for (place = 2; place <= length(name); place++) {
            letter = substr(name, place, 1)
            small = substr(name, place + 1, 1) ~ /[a-z]/
            if (letter ~ /[A-Z]/ && (small || substr(name, place - 1, 1) ~ /[a-z0-9]/)) {
                words = words " " (small ? tolower(letter) : letter)
            } else {
                words = words letter
            }
        }
        print words
    }'
}

# The products that a manifest lacks for a RIB, one a line: missing_products MANIFEST MODULE View|NoView
missing_products() {
    local manifest=$1 module=$2
    need() { # need PRODUCT PACKAGE TARGETS
        grep -qE "name: \"$1\", package: \"$2\"|^ +\"$1\",$" "$manifest" \
            || echo ".product(name: \"$1\", package: \"$2\") for $3"
    }
    need RIBs RIBs "$module and ${module}Tests"
    if [ "$3" = NoView ]; then
        need RIBsTesting RIBs "${module}Tests"
    else
        need BankConsole BankConsole "$module"
        need BankConsoleTesting BankConsole "${module}Tests"
        need Console Console "$module and ${module}Tests"
    fi
}

# Writes one file of a RIB: write_from TEMPLATE FILE NAME MODULE
write_from() {
    local lower words
    lower=$(lower_camel "$3")
    words=$(words_of "$3")
    mkdir -p "$(dirname "$2")"
    sed -e "s/{Name}/$3/g" -e "s/{name}/$lower/g" -e "s/{Module}/$4/g" -e "s/{Title}/$words/g" \
        -e "s/{title}/$(lower_first "$words")/g" "$root/Scripts/lib/rib/$1.swift.template" >"$2"
}

# The same words within a sentence: lower_first "Report loss" → report loss
lower_first() {
    awk -v words="$1" 'BEGIN {
        if (words !~ /^[A-Z][A-Z]/) words = tolower(substr(words, 1, 1)) substr(words, 2)
        print words
    }'
}

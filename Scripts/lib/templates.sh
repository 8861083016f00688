# The names and words of generated code. To be sourced after common.sh.
# shellcheck shell=bash

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

# The same words within a sentence: lower_first "Report loss" → report loss
lower_first() {
    awk -v words="$1" 'BEGIN {
        if (words !~ /^[A-Z][A-Z]/) words = tolower(substr(words, 1, 1)) substr(words, 2)
        print words
    }'
}

# The words for more than one: plural_of "piggy bank" → piggy banks, plural_of policy → policies
plural_of() {
    case $1 in
        *[!aeiou]y) echo "${1%y}ies" ;;
        *[!s]s) echo "$1" ;;  # Savings
        *ss | *x | *z | *ch | *sh) echo "$1es" ;;
        *) echo "$1s" ;;
    esac
}

# The words with their article: article_of "piggy bank" → a
article_of() {
    case $1 in [aeiouAEIOU]*) echo an ;; *) echo a ;; esac
}

# The products that a manifest lacks for a RIB, one a line: missing_products MANIFEST MODULE View|NoView
missing_products() {
    local manifest=$1 module=$2
    need() { # need PRODUCT PACKAGE TARGETS
        grep -qE "name: \"$1\", package: \"$2\"|^ +\"$1\",$" "$manifest" \
            || echo ".product(name: \"$1\", package: \"$2\") for $3"
    }
    if [ "$3" = NoView ]; then
        need RIBs RIBs "$module and ${module}Tests"
        need RIBsTesting RIBs "${module}Tests"
    else
        need RIBs RIBs "$module"
        need BankConsole BankConsole "$module"
        need BankConsoleTesting BankConsole "${module}Tests"
        need Console Console "$module"
    fi
}

# Replaces each line '{builder|RIB|DEPENDENCY|ARGUMENTS|PARAMETERS}' with the builder of a RIB that has a screen.
# The arguments are those of the interactor, and the parameters those of the builder, before the listener.
write_builders() {
    builder=$(cat "$root/Scripts/lib/rib/View/Builder.swift.template") awk '
        /^[{]builder[|].*[}]$/ {
            split(substr($0, 1, length($0) - 1), part, "|")
            text = ENVIRON["builder"]
            gsub(/[{]RIB[}]/, part[2], text)
            gsub(/[{]Dependency[}]/, part[3], text)
            gsub(/[{]arguments[}]/, part[4], text)
            gsub(/[{]parameters[}]/, part[5], text)
            $0 = text
        }
        { print }'
}

# Fills a template with the names of a RIB or a feature: fill NAME MODULE <TEMPLATE >FILE
fill() {
    local lower title titles article
    lower=$(lower_camel "$1")
    title=$(words_of "$1")
    titles=$(plural_of "$title")
    article=$(article_of "$title")
    write_builders | sed -e "s/{Name}/$1/g" -e "s/{name}/$lower/g" -e "s/{names}/$(plural_of "$lower")/g" \
        -e "s/{word}/$(tr '[:upper:]' '[:lower:]' <<<"$1")/g" -e "s/{Module}/$2/g" \
        -e "s/{Title}/$title/g" -e "s/{title}/$(lower_first "$title")/g" \
        -e "s/{Titles}/$titles/g" -e "s/{titles}/$(lower_first "$titles")/g" \
        -e "s/{a}/$article/g" -e "s/{A}/A${article#a}/g"
}

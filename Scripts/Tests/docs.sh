# shellcheck shell=bash
# shellcheck disable=SC2154 # root, status, output and errors are the runner's

# Makes a site with the pages to which the front page links, and writes that page: front_page [REPOSITORY]
front_page() {
    local page
    grep -o 'documentation/[a-z/]*' "$root/Scripts/lib/site.html" | while read -r page; do
        mkdir -p "site/$page"
        touch "site/$page/index.html"
    done
    touch site/map.html
    run "$root/Scripts/lib/front-page" site "$@"
}

# Prints how often a text is in the front page.
count() {
    grep -c "$1" site/index.html || true
}

test_the_front_page_has_the_sentence_the_picture_three_doors_and_the_map() {
    front_page https://example.com/bank
    expect "status: $errors" "$status" 0
    expect_contains page "$(cat site/index.html)" "$(grep -m 1 '^[A-Z]' "$root/README.md")"
    expect "light pictures" "$(count '<img src="session.svg" alt="SafeBox ')" 1
    expect "dark pictures" "$(count '(prefers-color-scheme: dark)" srcset="session-dark.svg"')" 1
    expect "the dark picture" "$(cat site/session-dark.svg)" "$(cat "$root/.github/session-dark.svg")"
    # shellcheck disable=SC2016 # awk
    expect "doors that lead to a page" \
        "$(awk -F '[<>]' '/<section>/ { links = 0 } /<h2>/ { door = $3 } /<a href=/ { links++ }
            /<\/section>/ && links { print door }' site/index.html)" $'Learn\nAdopt\nThe bank'
    expect maps "$(count '<iframe src="map.html"')" 1
    expect "links to the repository" "$(count 'href="https://example.com/bank/blob/HEAD/')" 3
    expect placeholders "$(grep -o '{[a-z]*}' site/index.html || true)" ""
}

test_the_front_page_links_to_no_repository_that_is_not_given() {
    front_page
    expect "status: $errors" "$status" 0
    expect "links to another server" "$(count '="http')" 0
}

test_a_link_of_the_front_page_that_leads_nowhere_is_refused() {
    front_page
    rm -r site/documentation/ribs site/index.html
    run "$root/Scripts/lib/front-page" site
    expect status "$status" 1
    expect_contains errors "$errors" "Scripts/lib/site.html links to 'documentation/ribs/withoutuikit/', which does not exist"
    expect "a page" "$(ls site/index.html 2>/dev/null)" ""
}

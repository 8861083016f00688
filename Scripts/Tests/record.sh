# shellcheck shell=bash
# shellcheck disable=SC2154 # root, status, output and errors are the runner's

# Runs Python with the painter, and the pictures and their languages and themes as `pictures`: painter CODE
painter() {
    PYTHONPATH="$root/Scripts/lib" PYTHONDONTWRITEBYTECODE=1 python3 -c '
import re, sys
from pathlib import Path
from xml.etree import ElementTree
from picture import PAIRS, THEMES, paint
pictures = [(Path(sys.argv[1], ".github", f"session{dark}{language}.svg"), language, "dark" if dark else "light")
            for dark in ("", "-dark") for language in ("", ".ko")]
'"$1" "$root"
}

test_a_picture_is_small_takes_at_most_twenty_seconds_and_has_a_caption_in_each_scene() {
    run painter '
for file, language, theme in pictures:
    text = file.read_text()
    seconds = float(re.search(r"animation:([\d.]+)s", text)[1])
    if not 15 <= seconds <= 20: print(file.name, "takes", seconds, "seconds")
    if len(text.encode()) > 100_000: print(file.name, "is too large")
    tree = ElementTree.fromstring(text)
    shapes = {shape.get("id"): list(shape) for shape in tree.findall(".//{*}g") if shape.get("id")}
    uses = {use.get("href")[1:] for use in tree.findall(".//{*}use")}
    if uses - shapes.keys(): print(file.name, "does not have", uses - shapes.keys())
    frames = [frame for frame in tree.findall(".//{*}g") if frame.get("class") == "f"]
    captions = {frame[0].get("href")[1:] for frame in frames}
    print(len(frames) > 10, len(captions))
    for caption in captions:
        words = [text.text for text in shapes[caption] if text.get("class") == "t"]
        if len(words) != 2 or max(map(len, words)) > 46: print(file.name, "has the caption", words)
        if bool(re.search("[가-힣]", "".join(words))) != bool(language): print(file.name, "speaks", words)'
    expect "status: $errors" "$status" 0
    expect "what is wrong" "$output" "$(printf 'True 5\n%.0s' 1 2 3 4)"
}

test_hangul_fills_its_cells_and_every_color_can_be_read() {
    run painter '
def brightness(color):
    parts = [int(color[start:start + 2], 16) / 255 for start in (1, 3, 5)]
    parts = [part / 12.92 if part <= .04045 else ((part + .055) / 1.055) ** 2.4 for part in parts]
    return .2126 * parts[0] + .7152 * parts[1] + .0722 * parts[2] + .05
for file, language, theme in pictures:
    text = file.read_text()
    hangul = [word for word in re.findall("<text[^>]*>[^<]*", text) if re.search("[가-힣]", word) and "\"t\"" not in word]
    print(len(hangul) > 3, {"lengthAdjust=\"spacingAndGlyphs\"" in word for word in hangul})
    paper = brightness(THEMES[theme]["paper"])
    for color in [THEMES[theme]["ink"], *re.findall(r"\.c\d+\{color:(#\w{6})", text)]:
        contrast = max(brightness(color), paper) / min(brightness(color), paper)
        if contrast < 4.5: print(file.name, color, contrast)'
    expect "status: $errors" "$status" 0
    expect "what is wrong" "$output" "$(printf 'True {True}\n%.0s' 1 2 3 4)"
}

test_a_color_is_painted_with_that_of_the_same_role_and_another_is_refused() {
    # shellcheck disable=SC2016 # Python
    run painter '
dark, light = next(iter(PAIRS.items()))
line = "\x1b[1;38;2;%d;%d;%dm│ 월급\x1b[0m" % tuple(bytes.fromhex(dark))
for theme in THEMES:
    text = paint([([line], 1, 0, None)], (10, 2), ["One\nTwo"], 0, theme)
    print(re.search(r"\.c0\{color:#(\w+)", text)[1] == (dark if theme == "dark" else light))
paint([(["\x1b[38;2;1;2;3mx"], 1, 0, None)], (10, 2), ["One\nTwo"], 0, "light")'
    expect output "$output" $'True\nTrue'
    expect_contains errors "$errors" "the color '010203', which ColorRole.swift does not have"
}

"""Paints frames of a terminal as one animated picture, an SVG for a light or a dark page.

The bank prints the colors for dark terminals. ColorRole.swift pairs each of them with the color of the same
meaning for light terminals.
"""

import html
import itertools
import re
import unicodedata
from pathlib import Path

ROLES = Path(__file__).resolve().parent.parent.parent / "Packages/Console/Sources/Console/Style/ColorRole.swift"
PAIRS = {dark.lower(): light.lower() for dark, light in
         re.findall(r"\(\(.*0x(\w{6})\), \(.*0x(\w{6})\)\)", ROLES.read_text())}
# The terminal, its border, its text, and the outlines of what a caption is about.
THEMES = {
    "light": {"paper": "#ffffff", "border": "#d0d7de", "ink": "#1f2328", "good": "#bf8700", "bad": "#d1242f"},
    "dark": {"paper": "#14181f", "border": "#30363d", "ink": "#c9d1d9", "good": "#e3b341", "bad": "#f85149"},
}
# The sizes of a cell of the terminal, in whole units, so that all places are whole numbers.
CELL, LINE, MARGIN, CAPTION = 9, 18, 18, 110
# The strokes of the letters that draw boxes, from the left to the right of a cell.
STROKES = {"─": "h9", "│": "m4.5-9v18m4.5-9", "╭": "m4.5 9v-5q0-4 4-4h.5", "╮": "h.5q4 0 4 4v5m4.5-9",
           "╰": "m4.5-9v5q0 4 4 4h.5", "╯": "h.5q4 0 4-4v-5m4.5 9"}


def styled(codes, style):
    """Returns a style after the codes of an escape sequence."""
    style = dict(style)
    codes = [int(code or 0) for code in re.split("[;:]", codes)]
    while codes:
        code = codes.pop(0)
        if code == 0:
            style = {}
        elif code in (1, 7):
            style[code] = True
        elif code == 22:
            style.pop(1, None)
        elif code == 27:
            style.pop(7, None)
        elif code == 38 and codes.pop(0) == 2:
            style[38], codes = "%02x%02x%02x" % tuple(codes[:3]), codes[3:]
            if style[38] not in PAIRS:
                raise ValueError(f"the bank prints the color '{style[38]}', which ColorRole.swift does not have")
        elif code == 39:
            style.pop(38, None)
        elif code != 49:
            raise ValueError(f"the bank prints the style '{code}', which Scripts/lib/picture.py does not paint")
    return style


def is_wide(letter):
    return unicodedata.east_asian_width(letter) in "WF"


def cells(text):
    return sum(1 + is_wide(letter) for letter in text)


def plain(line):
    return re.sub(r"\x1b(?:\[[0-9;:]*m|\([A-Z0-9])|[\x0e\x0f]", "", line)


def kind(letter):
    """Letters of one kind are one element: lines of boxes, bars, Hangul, and others."""
    return "box" if letter in STROKES else "bar" if "▀" <= letter <= "▟" else "wide" if is_wide(letter) else "text"


def words(text):
    """Yields the words between wider gaps, their places and their kinds."""
    for run in re.finditer(r"\S+(?: \S+)*", text):
        start = run.start()
        for name, letters in itertools.groupby(run.group(), kind):
            word = "".join(letters)
            if word.strip():
                yield start + len(word) - len(word.lstrip()), word.strip(), name
            start += len(word)


def element(text, name, column, classes):
    """Returns the drawing of a word. Its length does not depend on the font, so that columns align."""
    x, length = column * CELL, cells(text) * CELL
    if name == "box":
        strokes = "".join(STROKES[letter] for letter in text)
        strokes = re.sub(r"(?:h9)+", lambda run: f"h{len(run[0]) // 2 * CELL}", strokes)
        return f'<path{attribute(classes)} d="M{x} 9{strokes}"/>'
    # Hangul is narrower than two cells, and bars have no gaps, so both are stretched, and larger.
    fit = "" if name == "text" else ' lengthAdjust="spacingAndGlyphs"'
    classes = classes + ["h"] if name == "wide" else classes
    return f'<text x="{x}" y="14" textLength="{length}"{fit}{attribute(classes)}>{html.escape(text, False)}</text>'


def attribute(classes):
    return f' class="{" ".join(classes)}"' if classes else ""


def drawing(line, style, colors):
    """Returns the columns and elements of a line, and the style at its end."""
    elements, column = [], 0
    for part in re.split(r"(\x1b\[[0-9;:]*m|\x1b\([A-Z0-9]|[\x0e\x0f])", line):
        if part.startswith("\x1b["):
            style = styled(part[2:-1], style)
            continue
        if not part or part[0] in "\x1b\x0e\x0f":
            continue
        classes = ["b"] if style.get(1) else []
        if style.get(7):
            bar = f'<rect x="{column * CELL}" width="{cells(part) * CELL}" height="{LINE}"/>'
            elements.append((column, bar))
            classes.append("p")
        elif 38 in style:
            classes.append(colors.setdefault(style[38], f"c{len(colors)}"))
        for start, text, name in words(part):
            place = column + cells(part[:start])
            elements.append((place, element(text, name, place, classes)))
        column += cells(part)
    return elements, style


def outline(lines, first, last, column, color):
    """Returns an outline around the texts of some rows."""
    width = max(cells(plain(line)) for line in lines[first:last + 1]) - column
    return (f'<rect class="{color}" x="{column * CELL - 8}" y="{first * LINE}" width="{width * CELL + 16}" '
            f'height="{(last - first + 1) * LINE}" rx="6"/>')


def caption(text):
    return "".join(f'<text class="t" x="{MARGIN}" y="{46 + 44 * row}">{html.escape(line, False)}</text>'
                   for row, line in enumerate(text.split("\n")))


def paint(frames, size, captions, still, theme):
    """Returns an animated picture, in which equal lines are drawn once.

    frames: the lines with escape sequences, the seconds, the number of the caption, and the outline of each.
    size: the columns and rows of the terminal.
    still: the number of the frame for who wants no motion.
    """
    colors, names, shapes, groups, steps, moment = {}, {}, [], [], [], 0.0
    total = sum(seconds for _, seconds, _, _ in frames)

    def use(shape, y):
        if shape not in names:
            names[shape] = f"l{len(names)}"
            shapes.append(f'<g id="{names[shape]}">{shape}</g>')
        return f'<use href="#{names[shape]}"' + (f' y="{y}"/>' if y else "/>")

    for number, (lines, seconds, scene, mark) in enumerate(frames):
        uses, style = [use(caption(captions[scene]), 0)], {}
        uses.append(f'<g transform="translate({MARGIN} {CAPTION + MARGIN})">')
        for row, line in enumerate(lines[:size[1]]):
            elements, style = drawing(line, style, colors)
            # The halves, because often only one of them changes.
            for _, half in itertools.groupby(elements, lambda element: element[0] > size[0] // 2):
                uses.append(use("".join(shape for _, shape in half), row * LINE))
        uses.append((outline(lines, *mark) if mark else "") + "</g>")
        start, end = moment / total * 100, (moment + seconds) / total * 100
        hidden = "0%{visibility:hidden}" if start else ""
        steps.append(f"@keyframes k{number}{{{hidden}{start:.2f}%{{visibility:visible}}{end:.2f}%{{visibility:hidden}}}}"
                     f"#f{number}{{animation-name:k{number}}}")
        groups.append(f'<g id="f{number}" class="f">{"".join(uses)}</g>')
        moment += seconds
    width, height = size[0] * CELL + 2 * MARGIN, CAPTION + size[1] * LINE + 2 * MARGIN
    look, newline = THEMES[theme], "\n"
    title = " ".join(captions).replace("\n", " ")
    rules = "".join(f".{name}{{color:#{color if theme == 'dark' else PAIRS[color]}}}" for color, name in colors.items())
    return f"""<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" \
height="{height}" role="img" aria-labelledby="n">
<title id="n">{html.escape(title, False)}</title>
<style>
svg{{color:{look["ink"]}}}
text{{font:15px ui-monospace,SFMono-Regular,Menlo,Consolas,'DejaVu Sans Mono',monospace;fill:currentColor;white-space:pre}}
.h{{font:16px 'Apple SD Gothic Neo','Malgun Gothic','Noto Sans KR','Noto Sans CJK KR',sans-serif}}
.t{{font:600 34px system-ui,-apple-system,'Segoe UI',Helvetica,Arial,'Apple SD Gothic Neo','Malgun Gothic',\
'Noto Sans KR','Noto Sans CJK KR',sans-serif}}
path{{stroke:currentColor;fill:none}}rect{{fill:currentColor}}
.b{{font-weight:bold}}.p{{color:{look["paper"]}}}.good,.bad{{fill:none;stroke-width:2;stroke:{look["good"]}}}.bad{{stroke:{look["bad"]}}}
{rules}
.f{{visibility:hidden;animation:{total:g}s step-end infinite}}#f{still}{{visibility:visible}}
{newline.join(steps)}
@media(prefers-reduced-motion:reduce){{.f{{animation:none}}}}
</style>
<defs>
{newline.join(shapes)}
</defs>
<rect x="1" y="1" width="{width - 2}" height="{height - 2}" rx="10" style="fill:{look["paper"]};stroke:{look["border"]}"/>
<path d="M1 {CAPTION}h{width - 2}" style="stroke:{look["border"]}"/>
{newline.join(groups)}
</svg>
"""

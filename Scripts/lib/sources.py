"""Reads the tracked files of a repository, and the parts of a Swift source.

Shared by the checks beside this file.
"""

import re
import subprocess
from bisect import bisect_left


def tracked_files(root, patterns=()):
    """The tracked and new files of a repository that exist, as paths relative to its root."""
    listed = subprocess.run(
        ["git", "-C", root, "ls-files", "-z", "--cached", "--others", "--exclude-standard", "--",
         *patterns],
        check=True, capture_output=True,
    ).stdout.decode()
    # Fixtures are broken on purpose, or quote other programs.
    return [name for name in listed.split("\0")
            if name and "/Fixtures/" not in name and "/Seeds/" not in name
            and (root / name).is_file()]


class Text:
    """Words of one kind: a doc comment, a comment, a string, or prose outside of Swift."""

    def __init__(self, kind, line, lines):
        self.kind, self.line, self.lines = kind, line, lines


def swift_texts(source):
    """The comments and string literals of a Swift source, and its code without them.

    The code keeps its line breaks. An interpolation is code; in the string it is '…'.
    """
    reader = SwiftReader(source)
    reader.read_code(0)
    return reader.texts, "".join(reader.code)


class SwiftReader:
    # Three quotes open a string of many lines only at the end of a line.
    TOKEN = re.compile(r'//[^\n]*|/\*|#*"""(?=[ \t]*\n)|#*"|[()]|[^/#"()]+|.', re.S)

    def __init__(self, source):
        self.source = source
        self.texts, self.code = [], []
        self.breaks = [match.start() for match in re.finditer("\n", source)]
        # The comment that a comment on the next line continues.
        self.open_comment = None

    def line(self, position):
        return bisect_left(self.breaks, position) + 1

    def read_code(self, position, interpolated=False):
        """Reads to the end, or to the parenthesis that ends an interpolation."""
        depth = 0
        while position < len(self.source):
            token = self.TOKEN.match(self.source, position)
            word = token.group()
            if word.startswith("//"):
                self.read_comment(word, position)
                position = token.end()
            elif word == "/*":
                position = self.read_block_comment(position)
            elif word.endswith('"'):
                position = self.read_string(word, position)
            else:
                position = token.end()
                depth += (word == "(") - (word == ")")
                if interpolated and depth < 0:
                    return position
                self.code.append(word)
        return position

    def read_comment(self, word, position):
        kind, marker = ("doc", "///") if word.startswith("///") else ("comment", "//")
        if word.startswith("// swift-"):
            return
        line, words = self.line(position), word[len(marker):]
        start = self.source.rfind("\n", 0, position) + 1
        follows_code = self.source[start:position].strip() != ""
        last = self.open_comment
        if last and not follows_code and last.kind == kind and last.line + len(last.lines) == line:
            last.lines.append(words)
            return
        text = Text(kind, line, [words])
        self.texts.append(text)
        self.open_comment = None if follows_code else text

    def read_block_comment(self, position):
        end, nested = position + 2, 1
        while nested and end < len(self.source):
            mark = self.source[end:end + 2]
            nested += (mark == "/*") - (mark == "*/")
            end += 2 if mark in ("/*", "*/") else 1
        words = self.source[position:end]
        self.add("comment", position, words.strip("/*"))
        self.code.append("\n" * words.count("\n"))
        return end

    def read_string(self, opening, start):
        """Reads a string literal; the code of its interpolations goes to the other code."""
        quotes, hashes = opening.lstrip("#"), "#" * opening.count("#")
        closing, escape = quotes + hashes, "\\" + hashes
        words, position = [], start + len(opening)
        while position < len(self.source):
            if self.source.startswith(closing, position):
                position += len(closing)
                break
            if self.source.startswith(escape + "(", position):
                words.append("…")
                position = self.read_code(position + len(escape) + 1, interpolated=True)
            elif self.source.startswith(escape, position):
                position += len(escape) + 1
                escaped = self.source[position - 1:position]
                words.append({"n": "\n", "\n": " "}.get(escaped, escaped))
                self.code.append("\n" * (escaped == "\n"))
            else:
                character = self.source[position]
                position += 1
                if character == "\n":
                    self.code.append("\n")
                    if quotes == '"':
                        break
                words.append(character)
        self.add("string", start, "".join(words))
        return position

    def add(self, kind, position, words):
        self.texts.append(Text(kind, self.line(position), words.split("\n")))
        self.open_comment = None

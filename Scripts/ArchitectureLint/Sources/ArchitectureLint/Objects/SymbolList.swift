/// The symbols of object files, as `nm -g -P` prints them.
struct SymbolList: Equatable, Sendable {
    /// The symbols of each file, in the order of the files.
    private(set) var files: [Symbols]

    /// The symbols of one file that others may see.
    struct Symbols: Equatable, Sendable {
        /// Those that it defines and nobody else may.
        var own: [String] = []
        /// Those that it defines and others may define too, such as specialised generics.
        var shared: [String] = []
        /// Those that it refers to.
        var needed: [String] = []
    }

    /// A line that is not understood.
    struct Puzzle: Error, Equatable {
        let line: String
    }

    /// Reads what the tool printed about some files.
    ///
    /// - Parameters:
    ///   - output: what it printed. Each file begins with a line of its path and a colon, which
    ///     some tools leave out when there is only one file.
    ///   - paths: the files, in the order in which the tool was given them.
    /// - Throws: `Puzzle` for a line that is not understood, so that no symbol gets lost.
    init(_ output: [UInt8], of paths: [String]) throws(Puzzle) {
        files = paths.map { _ in Symbols() }
        let heads = paths.map { Array("\($0):".utf8) }
        var current = paths.count == 1 ? 0 : -1
        for line in output.split(separator: Byte.newline) {
            if line.last == UInt8(ascii: ":") {
                guard let next = heads[max(current, 0)...].firstIndex(where: line.elementsEqual)
                else { throw Self.puzzle(line) }
                current = next
                continue
            }
            guard current >= 0, let (name, type) = Self.parts(of: line) else {
                throw Self.puzzle(line)
            }
            switch type {
            case UInt8(ascii: "U"), UInt8(ascii: "w"), UInt8(ascii: "v"):
                files[current].needed.append(name)
            case UInt8(ascii: "V"), UInt8(ascii: "W"), UInt8(ascii: "u"):
                files[current].shared.append(name)
            default:
                files[current].own.append(name)
            }
        }
    }

    /// The name and the type of a symbol. They are found from the end of the line, where a value and
    /// a size may follow: a name may hold spaces.
    private static func parts(of line: ArraySlice<UInt8>) -> (name: String, type: UInt8)? {
        var rest = line.trimmingSpaces
        for _ in 0..<2 {
            let word = rest.lastWord
            guard word.allSatisfy(\.isLowerHexDigit) else { break }
            rest = rest[..<word.startIndex].trimmingSpaces
        }
        let type = rest.lastWord
        let name = rest[..<type.startIndex].trimmingSpaces
        guard type.count == 1, let letter = type.first, types.contains(letter), !name.isEmpty else {
            return nil
        }
        return (String(decoding: name, as: UTF8.self), letter)
    }

    private static let types = Set("ABCDGINRSTUVWuvwi".utf8)

    private static func puzzle(_ line: ArraySlice<UInt8>) -> Puzzle {
        Puzzle(line: String(decoding: line, as: UTF8.self))
    }
}

extension ArraySlice<UInt8> {
    /// The slice without the spaces at its end.
    fileprivate var trimmingSpaces: Self {
        self[..<((lastIndex { $0 != UInt8(ascii: " ") } ?? startIndex - 1) + 1)]
    }

    /// What stands behind the last space.
    fileprivate var lastWord: Self {
        self[((lastIndex(of: UInt8(ascii: " ")) ?? startIndex - 1) + 1)...]
    }
}

extension UInt8 {
    /// Whether it is one of the digits of a value; letters are types.
    fileprivate var isLowerHexDigit: Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self)
            || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(self)
    }
}

/// The symbols of object files, as `nm -g -P` prints them.
struct SymbolList: Equatable, Sendable {
    /// The symbols of each file, in the order of the files.
    private(set) var files: [Symbols]

    /// The global symbols of a file.
    struct Symbols: Equatable, Sendable {
        /// The definitions that no other file may have.
        var own: [String] = []
        /// The definitions that other files may have, too, such as specialized generics.
        var shared: [String] = []
        var needed: [String] = []
    }

    /// Parses the output of the tool.
    ///
    /// - Parameters:
    ///   - output: The output. Each file begins with its path and a colon. Some tools omit this
    ///     line for a single file.
    ///   - paths: The files, in the order of the command line.
    /// - Throws: `Problem` for an unknown line, so that no symbol gets lost.
    init(_ output: [UInt8], of paths: [String]) throws(Problem) {
        files = paths.map { _ in Symbols() }
        let heads = paths.map { Array("\($0):".utf8) }
        var current = paths.count == 1 ? 0 : -1
        for line in output.split(separator: Byte.newline) {
            let text = String(decoding: line, as: UTF8.self).onOneLine
            let unknown = Problem(.internalError, "what nm prints is not understood: \(text)")
            if line.last == Byte.colon {
                guard let next = heads[max(current, 0)...].firstIndex(where: line.elementsEqual)
                else { throw unknown }
                current = next
                continue
            }
            guard current >= 0, let (name, type) = Self.parts(of: line) else { throw unknown }
            switch type {
            case UInt8(ascii: "U"), UInt8(ascii: "w"), UInt8(ascii: "v"):
                files[current].needed.append(name)
            case UInt8(ascii: "V"), UInt8(ascii: "W"), UInt8(ascii: "u"):
                files[current].shared.append(name)
            default: files[current].own.append(name)
            }
        }
    }

    /// The name and the type of a symbol.
    ///
    /// A name may contain spaces, so the search begins at the end, where a value and a size may
    /// follow.
    private static func parts(of line: ArraySlice<UInt8>) -> (name: String, type: UInt8)? {
        var words = line.split(separator: Byte.space)
        for _ in 0..<2 where words.last?.allSatisfy(hexDigits.contains) ?? false {
            words.removeLast()
        }
        guard let type = words.popLast(), type.count == 1, let letter = type.first,
            types.contains(letter), let end = words.last?.endIndex
        else { return nil }
        return (String(decoding: line[..<end], as: UTF8.self), letter)
    }

    // Capital letters are types.
    private static let hexDigits = Set("0123456789abcdef".utf8)
    private static let types = Set("ABCDGINRSTUVWuvwi".utf8)
}

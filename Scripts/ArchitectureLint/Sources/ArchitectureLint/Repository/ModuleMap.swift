/// A reader of the modules that a module map declares at its top level.
enum ModuleMap {
    /// Returns the names of the modules, in the order of the text.
    ///
    /// Module maps have the same words, brackets and comments as Swift, so the lexer for Swift can
    /// read them.
    static func modules(in bytes: [UInt8]) -> [String] {
        var lexer = Lexer(bytes)
        var names: [String] = []
        var depth = 0
        var isExtern = false
        while let token = lexer.nextIfAny() {
            switch token.kind {
            case .punctuation(Byte.leftBrace): depth += 1
            case .punctuation(Byte.rightBrace): depth -= 1
            case .word where lexer.isWord(token.range, "extern"): isExtern = true
            case .word where depth == 0 && lexer.isWord(token.range, "module"):
                let range = lexer.next().range
                let name = lexer.text(range).split { $0 == "\"" || $0 == "." }
                // Another file declares an extern module.
                if !isExtern, let first = name.first { names.append(String(first)) }
                isExtern = false
            default: break
            }
        }
        return names
    }
}

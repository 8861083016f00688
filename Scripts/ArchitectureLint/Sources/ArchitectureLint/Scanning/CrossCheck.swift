/// Holds what the scanner found against what the compiler names. They read the same text by
/// different ways, so a difference is an error of the proof, not of the code.
enum CrossCheck {
    /// Compares one target.
    ///
    /// - Parameters:
    ///   - scanned: its sources, with the imports that the scanner found.
    ///   - compiler: the modules that the compiler names for the same sources.
    ///   - place: how a problem names the target.
    /// - Throws: `Problem` when the compiler names a module that the scanner did not find, or does
    ///   not name one that the scanner found outside every `#if`.
    static func compare(scanned: [SourceFile], compiler: Set<String>, place: String) throws {
        let imports = scanned.flatMap(\.imports)
        let found = Set(imports.map(\.module))
        let certain = Set(imports.filter(\.isUnconditional).map(\.module))
        let missed = compiler.subtracting(found).sorted()
        let invented = certain.subtracting(compiler).sorted()
        guard missed.isEmpty, invented.isEmpty else {
            var parts: [String] = []
            if !missed.isEmpty {
                parts.append("only the compiler sees \(missed.joined(separator: ", "))")
            }
            if !invented.isEmpty {
                parts.append("only the scanner sees \(invented.joined(separator: ", "))")
            }
            throw Problem(
                .internalError,
                at: place,
                "the scanner and the compiler disagree about its imports: "
                    + parts.joined(separator: "; ")
                    + ". This is a defect of archlint: please report it with the source."
            )
        }
    }
}

/// A scan of source files for imports.
struct SourceScan: Sendable {
    var findsReflections = false

    /// Reads a source file and finds its imports.
    ///
    /// - Parameters:
    ///   - file: The path by which the file is opened.
    ///   - path: The path of the file in the result and in problems.
    func scan(_ file: String, at path: String) -> Result<SourceFile, Problem> {
        .of {
            let bytes = try FileReader.read(file, named: path)
            if let reason = Self.encodingMistake(in: bytes) {
                throw Problem(.badData, at: path, reason)
            }
            let (imports, hasCode) = ImportScanner.scan(bytes)
            return SourceFile(
                path: path,
                imports: imports,
                reflections: findsReflections ? Reflection.all(in: bytes) : [],
                hasCode: hasCode,
                tested: CandidateSearch.testedModules(in: bytes)
            )
        }
    }

    /// Returns a message if the first kilobyte of a source is not text in UTF-8; otherwise nil.
    private static func encodingMistake(in bytes: [UInt8]) -> String? {
        let head = bytes.prefix(1024)
        // Without an early exit, the compiler vectorizes these loops.
        let (least, bits) = head.withUnsafeBufferPointer { ($0.reduce(.max, min), $0.reduce(0, |)) }
        if least > 0, bits < 0x80 { return nil }
        if head.starts(with: [0xFE, 0xFF]) || head.starts(with: [0xFF, 0xFE]) {
            return "the source is written in UTF-16; save it in UTF-8"
        }
        if least == 0 { return "the source is not text, because it contains a zero byte" }
        // The head may end in a character of up to four bytes.
        let isText = (0...(bytes.count > head.count ? 3 : 0)).contains { cut in
            String(validating: head.dropLast(cut), as: UTF8.self) != nil
        }
        return isText ? nil : "the source is not text in UTF-8; save it in UTF-8"
    }
}

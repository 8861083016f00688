/// A scan of source files for imports.
struct SourceScan: Sendable {
    var findsReflections = false

    /// Scans a source.
    ///
    /// - Parameters:
    ///   - file: The path of the file for the system.
    ///   - path: The path of the file for a problem.
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
                hasCode: hasCode
            )
        }
    }

    /// The reason why a source is not text in UTF-8, judged by its first kilobyte.
    private static func encodingMistake(in bytes: [UInt8]) -> String? {
        let head = bytes.prefix(1024)
        // Without an early exit, the compiler vectorizes these loops.
        let (least, bits) = head.withUnsafeBufferPointer { ($0.reduce(.max, min), $0.reduce(0, |)) }
        if least > 0, bits < 0x80 { return nil }
        if head.starts(with: [0xFE, 0xFF]) || head.starts(with: [0xFF, 0xFE]) {
            return "it is written in UTF-16; sources in Swift are in UTF-8"
        }
        if least == 0 { return "it is not text: it has a zero byte" }
        // The head may end in a character of up to four bytes.
        let isText = (0...(bytes.count > head.count ? 3 : 0)).contains { cut in
            String(validating: head.dropLast(cut), as: UTF8.self) != nil
        }
        return isText ? nil : "it is not text in UTF-8, as sources in Swift are"
    }
}

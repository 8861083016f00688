#if !FUZZING
    import ArchitectureLint
#endif

/// The requirements for the import scanner.
public enum FuzzedImports {
    /// Ends the program if a requirement is not met.
    public static func check(_ bytes: [UInt8]) {
        let (found, hasCode) = ImportScanner.scan(bytes)
        let all = ImportScanner.scan(bytes, through: bytes.count)
        hold(found == all.imports, "an import that the candidate search skips")
        hold(hasCode == all.hasCode, "code that the candidate search skips")
        var last = (line: 0, column: 0)
        for statement in found {
            let place = (line: statement.line, column: statement.column)
            hold(last < place, "imports that are not in the order of the text")
            hold(
                place.line <= bytes.count && place.column <= bytes.count,
                "an import outside of the text"
            )
            hold(statement.path.first == statement.module, "a path without its module")
            hold(statement.path.allSatisfy { !$0.isEmpty }, "an empty name")
            hold(
                statement.attributes.allSatisfy { $0.utf8.first == UInt8(ascii: "@") },
                "an attribute without @"
            )
            hold(
                !statement.description.utf8.contains { $0 == 10 || $0 == 13 },
                "an import with a line break"
            )
            last = place
        }
    }
}

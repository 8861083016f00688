#if !FUZZING
    import ArchitectureLint
#endif

/// What must hold of the import scanner whatever bytes it is given; that it reads none outside of
/// them, the sanitizer sees.
public enum FuzzedImports {
    /// Ends the program when something does not hold.
    public static func check(_ bytes: [UInt8]) {
        let found = ImportScanner.imports(in: bytes)
        // The search that saves the lexing of what is behind the last import loses none.
        hold(found == ImportScanner.importsByLexingAll(in: bytes), "the search loses one")
        var last = (line: 0, column: 0)
        for statement in found {
            let place = (line: statement.line, column: statement.column)
            hold(last < place, "imports are not in the order of the text")
            hold(
                place.line <= bytes.count && place.column <= bytes.count,
                "an import stands outside of the text"
            )
            hold(statement.path.first == statement.module, "a path starts elsewhere")
            hold(statement.path.allSatisfy { !$0.isEmpty }, "a name is empty")
            hold(
                statement.attributes.allSatisfy { $0.utf8.first == UInt8(ascii: "@") },
                "an attribute is none"
            )
            hold(
                !statement.description.utf8.contains { $0 == 10 || $0 == 13 },
                "an import is written on two lines"
            )
            last = place
        }
    }
}

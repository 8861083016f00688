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
        precondition(found == ImportScanner.importsByLexingAll(in: bytes), "the search loses one")
        var last = (line: 0, column: 0)
        for statement in found {
            let place = (line: statement.line, column: statement.column)
            precondition(last < place, "imports are not in the order of the text")
            precondition(place.line <= bytes.count && place.column <= bytes.count)
            precondition(statement.path.first == statement.module)
            precondition(statement.path.allSatisfy { !$0.isEmpty }, "a name is empty")
            precondition(statement.attributes.allSatisfy { $0.utf8.first == UInt8(ascii: "@") })
            precondition(!statement.description.utf8.contains { $0 == 10 || $0 == 13 })
            last = place
        }
    }
}

#if FUZZ_IMPORTS
    /// What libFuzzer calls with each text that it makes up.
    @_cdecl("LLVMFuzzerTestOneInput")
    public func fuzzImports(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
        // Sound: libFuzzer hands over `count` bytes from `start`, and they are copied at once.
        FuzzedImports.check(Array(UnsafeBufferPointer(start: start, count: count)))
        return 0
    }
#endif

#if FUZZING
    // The name of the program selects the requirements, as in `fuzz-imports`: one build serves all.
    private let check: @Sendable ([UInt8]) -> Void = {
        switch CommandLine.arguments.first?.split(separator: "-").last {
        case "imports": FuzzedImports.check
        case "manifests": FuzzedManifests.check
        case "rules": FuzzedRules.check
        default: fatalError("name this program fuzz-imports, fuzz-manifests or fuzz-rules")
        }
    }()

    /// The function that libFuzzer calls with each text.
    @_cdecl("LLVMFuzzerTestOneInput")
    public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
        // Sound: libFuzzer passes `count` bytes at `start`, which are copied at once.
        check(Array(UnsafeBufferPointer(start: start, count: count)))
        return 0
    }
#endif

#if FUZZING
    /// What reads the texts, chosen once by the program's own name: `fuzz-imports`. So one build
    /// does for all, and who has a text that breaks something needs no more than the program.
    private let check: @Sendable ([UInt8]) -> Void = {
        switch CommandLine.arguments.first?.split(separator: "-").last {
        case "imports": FuzzedImports.check
        case "manifests": FuzzedManifests.check
        case "rules": FuzzedRules.check
        default: fatalError("this program is called fuzz-imports, fuzz-manifests or fuzz-rules")
        }
    }()

    /// What libFuzzer calls with each text that it makes up.
    @_cdecl("LLVMFuzzerTestOneInput")
    public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
        // Sound: libFuzzer hands over `count` bytes from `start`, and they are copied at once.
        check(Array(UnsafeBufferPointer(start: start, count: count)))
        return 0
    }
#endif

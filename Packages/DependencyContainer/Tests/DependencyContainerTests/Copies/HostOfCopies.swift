/// A program and two dynamic libraries, Left and Right, usually each linked with a copy of the tested
/// library.
struct HostOfCopies: ~Copyable {
    /// Indicates whether such a host can be built here.
    static var isPossible: Bool {
        #if os(Linux)
            Compiler.whyUnusable == nil && Compiler.objects != nil
        #else
            false
        #endif
    }

    private let folder: SourceFolder

    /// Builds the host.
    /// - Parameters:
    ///   - main: The source of the program.
    ///   - linkerOption: An option with which the libraries are linked, such as `-Bsymbolic`.
    ///   - isOptimized: Whether the program and the libraries are built as for a release. The
    ///     container itself is built as its tests are, which is as for a release in a long run.
    ///   - isLoading: Whether the program loads Right while it runs.
    ///   - isSharing: Whether all parts link one dynamic library instead of copies.
    init(
        main: String,
        linkerOption: String? = nil,
        isOptimized: Bool = false,
        isLoading: Bool = false,
        isSharing: Bool = false
    ) throws {
        let folder = try SourceFolder(
            ["Left.swift": Self.left, "Right.swift": Self.right, "main.swift": main]
        )
        let library = isSharing ? Compiler.sharedLibrary : Compiler.objects ?? []
        let optimization = isOptimized ? ["-O"] : []
        let options = (linkerOption.map { ["-Xlinker", $0] } ?? []) + optimization
        for name in ["Left", "Right"] {
            try folder.compile(
                ["-emit-library", "-o", "lib\(name).so", "\(name).swift"]
                    + ["-module-name", name, "-emit-module"] + options,
                linking: library
            )
        }
        try folder.compile(
            ["-o", "host", "main.swift", "-module-name", "Host", "-I", ".", "-L", ".", "-lLeft"]
                + (isLoading ? [] : ["-lRight"]) + ["-Xlinker", "-rpath=\(folder.path)"]
                + optimization,
            linking: library
        )
        self.folder = folder
    }

    /// Runs the program, and returns what it prints.
    func output() throws -> String { try folder.run(["./host"]) }

    private static let left = """
        import DependencyContainer
        public let aInject = InjectID<String>("A")
        public let listInject = CollectionID<Int>("List")
        public let pluginInject = PluginID<Int>("Plugin")
        public let mainInject = MainInjectID<Int>("Main")
        public let leftScope = ScopeID<Int>("LeftScope")
        public struct LeftModule: Module {
            public init() {}
            public func register(in registrar: inout Registrar) {
                registrar.register(aInject) { "a" }
            }
        }
        public func resolveInLeft<T>(_ id: InjectID<T>, in container: Container) throws -> T {
            try container.resolve(id)
        }
        """

    // One more id than Left, so that the slots would differ if both began with the same number.
    private static let right = """
        import DependencyContainer
        public protocol B: Sendable { var name: String { get } }
        struct RealB: B { let name = "b" }
        let firstInject = InjectID<Int>("First")
        public let bInject = InjectID<any B>("B")
        public struct RightModule: Module {
            public init() {}
            public func register(in registrar: inout Registrar) {
                registrar.register(firstInject) { 1 }
                registrar.register(bInject) { RealB() }
            }
        }
        public func makeInRight() throws -> Container { try Container(modules: RightModule()) }
        public func register(_ id: InjectID<String>, in registrar: inout Registrar) {
            registrar.register(id) { "by Right" }
        }
        @_cdecl("resolveInRight") public func resolve(_ address: UnsafeRawPointer) {
            let container = Unmanaged<Container>.fromOpaque(address).takeUnretainedValue()
            do { print(try container.resolve(bInject).name) } catch { print(error) }
        }
        @_cdecl("registerInRight") public func register(_ address: UnsafeMutableRawPointer) {
            RightModule().register(in: &address.assumingMemoryBound(to: Registrar.self).pointee)
        }
        """
}

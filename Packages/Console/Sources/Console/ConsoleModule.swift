import DependencyContainer

/// What Console offers to the features: the reader of secrets.
public struct ConsoleModule: Module {
    private let io: any ProgramIO
    private let globals: GlobalOptions

    /// Makes the module for one run of the program.
    ///
    /// - Parameters:
    ///   - io: the outside.
    ///   - globals: the global options of the run.
    public init(io: any ProgramIO, globals: GlobalOptions) {
        self.io = io
        self.globals = globals
    }

    public var provides: [any ServiceID]? { [secretReaderInject] }

    public var needs: [any ServiceID]? { [] }

    /// Registers the reader of secrets.
    public func register(in registrar: inout Registrar) {
        let io = io
        let globals = globals
        registrar.register(secretReaderInject) {
            ConsoleSecretReader(io: io, globals: globals)
        }
    }
}

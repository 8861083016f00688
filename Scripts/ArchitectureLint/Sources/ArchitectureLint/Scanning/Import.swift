/// One import statement of a source file, in whichever `#if` branch it stands.
public struct Import: Equatable, Sendable {
    /// The module's name, without backticks: `os` for `import struct os.Logger`.
    public let module: String
    /// The line of the word `import`, from 1.
    public let line: Int
    /// The conditions of the `#if` branches around it, the outermost first; empty when it always
    /// counts.
    public let conditions: [Condition]

    /// Whether the import counts on every platform and in every configuration.
    public var isUnconditional: Bool { conditions.isEmpty }

    /// A condition of conditional compilation, and whether it has to hold or to fail.
    public struct Condition: Equatable, Sendable {
        /// The condition as it is written, without comments and white space.
        public let text: String
        /// False in the branches behind the one that the condition opens.
        public let holds: Bool

        /// A condition.
        public init(text: String, holds: Bool) {
            self.text = text
            self.holds = holds
        }
    }

    /// An import, as a scanner finds it.
    public init(module: String, line: Int, conditions: [Condition] = []) {
        self.module = module
        self.line = line
        self.conditions = conditions
    }
}

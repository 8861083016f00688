#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The environment of a run.
public struct RunEnvironment: Equatable, Sendable {
    /// The environment variables.
    public let variables: [String: String]
    /// A flag that is true when standard output is a terminal.
    public let isTerminal: Bool
    /// The number of columns of the terminal, if known.
    public let columns: Int?

    /// Creates an environment; by default a pipe without variables.
    public init(variables: [String: String] = [:], isTerminal: Bool = false, columns: Int? = nil) {
        self.variables = variables
        self.isTerminal = isTerminal
        self.columns = columns
    }

    /// The environment of this process.
    public static var current: Self {
        let output = StandardStream.output.rawValue
        let isTerminal = isatty(output) == 1
        var size = winsize()
        let isKnown = isTerminal && ioctl(output, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
        return Self(
            variables: ProcessInfo.processInfo.environment,
            isTerminal: isTerminal,
            columns: isKnown ? Int(size.ws_col) : nil
        )
    }

    var showsColor: Bool { isTerminal && !isSet("NO_COLOR") && variables["TERM"] != "dumb" }

    /// The variable that reveals a build server, if any.
    var buildServerVariable: String? {
        [
            "CI", "GITHUB_ACTIONS", "GITLAB_CI", "JENKINS_URL", "TEAMCITY_VERSION", "TF_BUILD",
        ].first { isSet($0) && variables[$0]?.lowercased() != "false" }
    }

    private func isSet(_ name: String) -> Bool { variables[name]?.isEmpty == false }
}

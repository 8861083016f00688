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

/// What a run knows of where it runs, beside its command line.
public struct Surroundings: Equatable, Sendable {
    /// The variables of the environment.
    public let environment: [String: String]
    /// Whether standard output is a terminal.
    public let isTerminal: Bool
    /// How many columns the terminal has, as far as it tells.
    public let columns: Int?

    /// Surroundings; a pipe and nothing set when nothing is said.
    public init(
        environment: [String: String] = [:],
        isTerminal: Bool = false,
        columns: Int? = nil
    ) {
        self.environment = environment
        self.isTerminal = isTerminal
        self.columns = columns
    }

    /// Those of this process.
    public static var ofProcess: Self {
        let output = StandardStream.output.rawValue
        let isTerminal = isatty(output) == 1
        var size = winsize()
        let isKnown = isTerminal && ioctl(output, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
        return Self(
            environment: ProcessInfo.processInfo.environment,
            isTerminal: isTerminal,
            columns: isKnown ? Int(size.ws_col) : nil
        )
    }

    /// Whether a terminal is there that shows colours, and nobody wants none (no-color.org).
    var showsColor: Bool {
        isTerminal && !isSet("NO_COLOR") && environment["TERM"] != "dumb"
    }

    /// The variable that tells that a machine builds here and no person watches; nothing when a
    /// person does.
    var machine: String? {
        [
            "CI", "GITHUB_ACTIONS", "GITLAB_CI", "JENKINS_URL", "TEAMCITY_VERSION", "TF_BUILD",
        ].first { isSet($0) && environment[$0]?.lowercased() != "false" }
    }

    private func isSet(_ name: String) -> Bool { environment[name]?.isEmpty == false }
}

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

package struct RunEnvironment: Equatable, Sendable {
    var variables: [String: String] = [:]
    /// True when standard output is a terminal.
    var isTerminal = false
    /// The number of columns of the terminal, if known.
    var columns: Int?

    /// The environment of this process.
    package static var current: Self {
        let (isTerminal, columns) = StandardStream.output.terminal
        return Self(variables: processVariables, isTerminal: isTerminal, columns: columns)
    }

    static var processVariables: [String: String] { ProcessInfo.processInfo.environment }

    var showsColor: Bool { isTerminal && !isSet("NO_COLOR") && variables["TERM"] != "dumb" }

    /// The name of a variable that build servers set, if one is set.
    var buildServerVariable: String? {
        [
            "CI", "GITHUB_ACTIONS", "GITLAB_CI", "JENKINS_URL", "TEAMCITY_VERSION", "TF_BUILD",
        ].first { isSet($0) && variables[$0]?.lowercased() != "false" }
    }

    private func isSet(_ name: String) -> Bool { variables[name]?.isEmpty == false }
}

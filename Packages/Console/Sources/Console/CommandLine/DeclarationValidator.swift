/// Finds invalid declarations of commands, such as two commands with the same name.
///
/// Features contribute commands independently of each other, so two features can use the same
/// words.
enum DeclarationValidator {
    /// Returns a sentence for each invalid command or group.
    static func problems(
        of commands: [Command],
        _ globalOptions: [GlobalOption],
        groups: [CommandGroup]
    ) -> [String] {
        let reserved = globalOptions.map(\.name) + ["help", "version"]
        return repetitions(reserved)
            .map { "Two global options have the name '--\($0)'; rename one." }
            + repetitions(commands.map(\.name))
            .map { "Two commands have the name '\($0)'; rename one." }
            + repetitions(groups.map { $0.path.joined(separator: " ") })
            .map { "Two groups have the name '\($0)'; rename one." }
            + commands.flatMap { problems(of: $0, among: commands, reserved) }
    }

    private static func problems(
        of command: Command,
        among commands: [Command],
        _ reserved: [String]
    ) -> [String] {
        let name = command.name
        var problems: [String] = []
        if command.path.isEmpty {
            problems.append("A command has no name; its abstract is '\(command.abstract)'.")
        }
        // A word after a group's own command must name a subcommand, so the command has no
        // arguments.
        if !command.arguments.isEmpty,
            let nested = commands.first(where: { isBelow($0.path, command.path) })
        {
            problems.append(
                "Command '\(name)' must not have arguments, because it is also the "
                    + "group of command '\(nested.name)'; remove its arguments."
            )
        }
        let options = command.options.map(\.name)
        for (position, option) in options.enumerated()
        where reserved.contains(option) || options[..<position].contains(option) {
            problems.append(
                "Command '\(name)' declares option '--\(option)', which already exists; rename it."
            )
        }
        for argument in repetitions(command.arguments.map(\.name)) {
            problems.append(
                "Command '\(name)' declares argument '<\(argument)>' twice; rename one."
            )
        }
        if command.arguments.count > 1, command.arguments.contains(where: \.isRepeating) {
            problems.append(
                "Command '\(name)' has a repeating argument, which must be its only argument; "
                    + "remove the others."
            )
        }
        let firstOptional = command.arguments.firstIndex(where: \.isOptional)
        let lastRequired = command.arguments.lastIndex { !$0.isOptional }
        if let firstOptional, let lastRequired, firstOptional < lastRequired {
            let late = command.arguments[lastRequired].name
            problems.append(
                "Command '\(name)' has the required argument '<\(late)>' after an optional "
                    + "argument; declare the required argument first."
            )
        }
        return problems
    }

    private static func isBelow(_ path: [String], _ above: [String]) -> Bool {
        path.count > above.count && path.starts(with: above)
    }

    private static func repetitions(_ names: [String]) -> [String] {
        var seen: Set<String> = []
        var repeated: [String] = []
        for name in names where !seen.insert(name).inserted && !repeated.contains(name) {
            repeated.append(name)
        }
        return repeated
    }
}

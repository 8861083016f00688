/// Finds Swift sources that nothing builds.
struct StraySourceCheck: RuleCheck {
    static let kind = "no-stray-sources"

    init(_ fields: DocumentObject) {}

    func violations(in context: RuleContext) -> [Violation] {
        let folders = context.architecture.packages.map { TargetPath.joined($0, "Snippets") }
        return context.architecture.strays.map { stray in
            let snippets = folders.first { stray.hasPrefix("\($0)/") }
            return Violation(
                place: Place(file: stray, line: 1),
                importer: stray,
                imported: "",
                message: snippets == nil
                    ? "this source belongs to no target, so it is neither built nor checked"
                    : "this snippet belongs to no target: SwiftPM builds it with the package, and "
                        + "no rule checks it",
                instead: snippets.map {
                    "move it into the folder of an executable target, or exclude the snippets: "
                        + "exclude: [\($0.jsonQuoted)]"
                }
                    ?? (stray.folder.isEmpty
                        ? "add it to a target, or move it into a folder that the rules exclude"
                        : "add it to a target, or exclude its folder: "
                            + "exclude: [\(stray.folder.jsonQuoted)]")
            )
        }
    }

    func measure(in context: RuleContext) -> Measure {
        let claimed = context.architecture.modules.reduce(0) { $0 + $1.files.count }
        return Measure(examined: claimed + context.architecture.strays.count, unit: "files")
    }
}

/// The number of Swift files below the root that were examined, and of those that were not.
///
/// Manifests do not count, and a file behind a symbolic link counts once.
struct FileCoverage: Equatable, Sendable {
    var examined = 0
    /// The number of files in folders that the rules exclude, or that are always excluded.
    var excluded = 0
    /// The number of files that targets copy, but do not compile.
    var resources = 0
    /// The files that were not examined for other reasons, in the order of the reasons.
    var gaps: [Gap] = []

    struct Gap: Equatable, Sendable {
        let reason: Reason
        /// The manifest, project or description that lists the files; empty without one.
        let place: String
        var files: [String]
    }

    /// The reason why files were not examined.
    enum Reason: String, CaseIterable, Sendable {
        case unreadPackage = "unread-package"
        case unreadProject = "unread-project"
        case xcodeGen = "xcodegen"
        case tuist
        case noTarget = "no-target"
    }

    var all: Int { gaps.reduce(examined + excluded + resources) { $0 + $1.files.count } }

    mutating func add(_ file: String, _ reason: Reason, at place: String = "") {
        if let index = gaps.firstIndex(where: { $0.reason == reason && $0.place == place }) {
            gaps[index].files.append(file)
        } else {
            gaps.append(Gap(reason: reason, place: place, files: [file]))
        }
    }

    /// The numbers in one line.
    var text: String {
        let start = "Swift files: \(examined) of \(all) examined"
        let others = [(excluded, "excluded"), (resources, "copied as resources")]
        let parts = gaps.map(\.text) + others.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
        return parts.isEmpty
            ? "\(start)." : "\(start); not examined: \(parts.joined(separator: ", "))."
    }

    var json: JSONObject {
        [
            "examined": examined, "excluded": excluded, "resources": resources,
            "notExamined": gaps.map { gap -> JSONObject in
                [
                    "reason": gap.reason.rawValue, "place": gap.place.isEmpty ? nil : gap.place,
                    "files": gap.files.count,
                ]
            },
        ]
    }

    /// The problems with descriptions for other tools, whose targets are not read.
    var unreadDescriptions: [Problem] {
        gaps.filter { $0.reason == .xcodeGen || $0.reason == .tuist }.map(\.problem)
    }

    /// Returns the problem with files that no target builds, if there are any.
    ///
    /// - Parameter known: The files that a rule reports.
    func filesWithoutTarget(except known: Set<String>) -> [Problem] {
        gaps.filter { $0.reason == .noTarget }.compactMap { gap in
            var gap = gap
            gap.files.removeAll(where: known.contains)
            return gap.files.isEmpty ? nil : gap.problem
        }
    }
}

extension FileCoverage.Gap {
    fileprivate var text: String {
        switch reason {
        case .unreadPackage, .unreadProject:
            "\(files.count) of \(place.onOneLine), which is not read"
        case .xcodeGen: "\(files.count) of \(place.onOneLine) (XcodeGen)"
        case .tuist: "\(files.count) of \(place.onOneLine) (Tuist)"
        case .noTarget: "\(files.count) without a target"
        }
    }

    fileprivate var problem: Problem {
        let count = files.count.counted("Swift file")
        guard reason == .noTarget else {
            let tool = reason == .tuist ? "Tuist" : "XcodeGen"
            return Problem(
                .badData,
                at: place,
                "\(count) of this description for \(tool) cannot be examined; let \(tool) "
                    + "generate the Xcode project before the check, or exclude the folder"
            )
        }
        let more = files.count > 5 ? ", and \(files.count - 5) more" : ""
        return Problem(
            .badData,
            "\(count) without a target: \(files.prefix(5).joined(separator: ", "))\(more); add each "
                + "to a target, or exclude its folder"
        )
    }
}

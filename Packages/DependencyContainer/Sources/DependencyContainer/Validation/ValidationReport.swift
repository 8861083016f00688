/// Everything that is wrong with a graph, found before anything was made.
///
/// It is a value, so a test compares it; printed, it is a text for a person, who mends all of it at
/// once and not one fault per launch.
///
/// ```swift
/// do {
///     run(try Container(modules: SafeBoxModule()))
/// } catch {
///     print(error)
///     for case .missing(let fault) in error.faults { print(fault.neededBy) }
/// }
/// ```
public struct ValidationReport: Error, Sendable, Hashable, CustomStringConvertible {
    /// What is wrong, kind by kind: ids registered twice, lists of several scopes, names with several
    /// types, replacements and decorators of nothing, what is missing, scopes that cannot be opened,
    /// cycles, captives, what is nested too deeply, what modules say of themselves. Within a kind in the
    /// order of registration.
    public let faults: [ValidationFault]

    /// The whole report: all faults, numbered, those of each kind under a heading that counts them. One
    /// fault alone needs no heading.
    public var description: String {
        let count = faults.count == 1 ? "1 fault" : "\(faults.count) faults"
        var text = "The container is not sound (\(count)); nothing was made.\n"
        var counts: [String: Int] = [:]
        for fault in faults { counts[fault.heading, default: 0] += 1 }
        var heading = faults.count == 1 ? faults.first?.heading : nil
        for (index, fault) in faults.enumerated() {
            if fault.heading != heading {
                heading = fault.heading
                text += "\n\(fault.heading) (\(counts[fault.heading] ?? 0))\n"
            }
            let number = "\(index + 1). "
            let indent = String(repeating: " ", count: number.count)
            let lines = fault.description.split(separator: "\n")
            text += "\n" + number + lines.joined(separator: "\n" + indent) + "\n"
        }
        return text
    }
}

extension Wiring {
    /// Looks for every fault there is.
    /// - Parameter roots: the slots of what the app itself asks for.
    /// - Throws: ``ValidationReport``, when there is one.
    func validate(roots: [Int] = []) throws(ValidationReport) {
        let mismatches = findTypeMismatches()
        let explained = mismatches.explainedSlots
        var faults = findDuplicates().map(ValidationFault.duplicate)
        faults += findMixedLists().map(ValidationFault.mixedList)
        faults += mismatches.faults.map(ValidationFault.typeMismatch)
        faults += findUnknownTargets(besides: explained).map(ValidationFault.unknownTarget)
        faults += findMissing(roots, besides: explained).map(ValidationFault.missing)
        faults += findUnopenableScopes(besides: explained).map(ValidationFault.opening)
        faults += findCycles().map(ValidationFault.cycle)
        faults += findCaptives().map(ValidationFault.captive)
        faults += findDeepNestings().map(ValidationFault.nesting)
        faults += findStatementFaults(besides: explained).map(ValidationFault.statement)
        guard faults.isEmpty else { throw ValidationReport(faults: faults) }
    }
}

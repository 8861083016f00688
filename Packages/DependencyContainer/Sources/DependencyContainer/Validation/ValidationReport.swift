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
    /// What is wrong, kind by kind: ids registered twice, names with several types, replacements and
    /// decorators of nothing, what is missing, cycles, captives, what modules say of themselves.
    /// Within a kind in the order of registration.
    public let faults: [ValidationFault]

    /// The whole report.
    public var description: String {
        let count = faults.count == 1 ? "1 fault" : "\(faults.count) faults"
        var text = "The container is not sound (\(count)); nothing was made.\n"
        for (index, fault) in faults.enumerated() {
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
    /// - Parameter others: faults that were found before there was a graph.
    /// - Throws: ``ValidationReport``, when there is one.
    func validate(besides others: [ValidationFault] = []) throws(ValidationReport) {
        let mismatches = findTypeMismatches()
        var faults = findDuplicates().map(ValidationFault.duplicate)
        faults += mismatches.faults.map(ValidationFault.typeMismatch)
        faults += others
        faults += findUnknownTargets(besides: mismatches.explainedSlots)
            .map(ValidationFault.unknownTarget)
        faults += findMissing(besides: mismatches.explainedSlots).map(ValidationFault.missing)
        faults += findCycles().map(ValidationFault.cycle)
        faults += findCaptives().map(ValidationFault.captive)
        faults += findStatementFaults(besides: mismatches.explainedSlots)
            .map(ValidationFault.statement)
        guard faults.isEmpty else { throw ValidationReport(faults: faults) }
    }
}

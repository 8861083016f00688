/// All faults of a graph, found before any object is made.
///
/// Tests can compare reports. A printed report lists every fault, so that all faults can be fixed
/// in one pass.
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
    /// The faults by kind, in the order of the cases of ``ValidationFault``, and within a kind in
    /// the order of registration.
    public let faults: [ValidationFault]

    /// The faults as a numbered list.
    ///
    /// Each kind of fault has a heading with its count. A single fault has no heading.
    public var description: String {
        let count = faults.count == 1 ? "1 fault" : "\(faults.count) faults"
        var text = "The container is not valid (\(count)); nothing was made.\n"
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

/// A fault of a graph.
public enum ValidationFault: Sendable, Hashable, CustomStringConvertible {
    /// An id that is used across two copies of this library.
    case linkedTwice(LinkedTwice)
    /// An id whose name is empty or has a line break.
    case name(InvalidName)
    /// An id that is registered more than once.
    case duplicate(DuplicateRegistration)
    /// A list whose contributions state several scopes.
    case mixedList(MixedList)
    /// A name that is used with several types.
    case typeMismatch(TypeMismatch)
    /// An id that several Swift modules declare.
    case redeclaration(Redeclaration)
    /// A replacement or a decorator of an id that is not registered.
    case unknownTarget(UnknownTarget)
    /// An id that is needed but not registered.
    case missing(MissingService)
    /// A scope that cannot be opened for the requested service.
    case opening(UnopenableScope)
    /// Services that need each other before any of them exists.
    case cycle(DependencyCycle)
    /// A service that would hold a shorter-lived service.
    case captive(CaptiveDependency)
    /// Factories that would run within each other more deeply than a thread's stack may allow.
    case nesting(DeepNesting)
    /// A module whose registrations contradict its `provides` or `needs`.
    case statement(ModuleStatementFault)

    /// The problem, its places and the fix, in several lines.
    public var description: String {
        switch self {
        case .linkedTwice(let fault): fault.description
        case .name(let fault): fault.description
        case .duplicate(let fault): fault.description
        case .mixedList(let fault): fault.description
        case .typeMismatch(let fault): fault.description
        case .redeclaration(let fault): fault.description
        case .unknownTarget(let fault): fault.description
        case .missing(let fault): fault.description
        case .opening(let fault): fault.description
        case .cycle(let fault): fault.description
        case .captive(let fault): fault.description
        case .nesting(let fault): fault.description
        case .statement(let fault): fault.description
        }
    }

    /// The heading above all faults of this kind in a report.
    var heading: String {
        switch self {
        case .linkedTwice: "Linked twice"
        case .name: "Names that are empty or have a line break"
        case .duplicate: "Registered more than once"
        case .mixedList: "Lists with several scopes"
        case .typeMismatch: "Names with several types"
        case .redeclaration: "Declared in several modules"
        case .unknownTarget: "Replaced or decorated, but not registered"
        case .missing: "Missing"
        case .opening: "Scopes that cannot be opened"
        case .cycle: "Cycles"
        case .captive: "Held longer than their lifetime"
        case .nesting: "Nested too deeply"
        case .statement: "Modules with a wrong 'provides' or 'needs'"
        }
    }
}

extension Wiring {
    /// Searches for all faults.
    /// - Parameter roots: The slots that the app itself resolves.
    /// - Throws: ``ValidationReport`` if the graph has faults.
    func validate(roots: [Int] = []) throws(ValidationReport) {
        // The other faults would be consequences: registrations with these ids are left out.
        let foreign = blueprint.findForeignIDs().map(ValidationFault.linkedTwice)
        guard foreign.isEmpty else { throw ValidationReport(faults: foreign) }
        let names = findInvalidNames(roots)
        let sharingNames = usedSlotsSharingNames(roots)
        let mismatches = findTypeMismatches(among: sharingNames)
        let redeclarations = findRedeclarations(among: sharingNames)
        let explained = mismatches.explainedSlots.union(redeclarations.explainedSlots)
            .union(names.explainedSlots)
        var faults = names.faults.map(ValidationFault.name)
        faults += findDuplicates().map(ValidationFault.duplicate)
        faults += findMixedLists().map(ValidationFault.mixedList)
        faults += mismatches.faults.map(ValidationFault.typeMismatch)
        faults += redeclarations.faults.map(ValidationFault.redeclaration)
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

/// Returns lines with a label before the first line, and the further lines aligned with the first.
///
/// ```
/// needed by: SafeBox (SafeBox/SafeBoxModule.swift:12)
///            Card (Card/CardModule.swift:9)
/// ```
func labeled(_ label: String, _ lines: [String]) -> String {
    let indent = String(repeating: " ", count: label.count + 2)
    return label + ": " + lines.joined(separator: "\n" + indent)
}

/// Returns at most twelve lines, with a note instead of the omitted middle.
func shortened(_ lines: [String]) -> [String] {
    let limit = 12
    guard lines.count > limit else { return lines }
    return lines.prefix(limit - 2) + ["… \(lines.count - limit + 1) more …"] + lines.suffix(1)
}

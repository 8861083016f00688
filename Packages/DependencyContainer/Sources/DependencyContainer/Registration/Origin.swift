/// Where a registration comes from, to be turned into words only when there is an error.
@usableFromInline
struct Origin: Sendable {
    let slot: Int
    let module: String
    let file: StaticString
    let line: UInt

    var step: DependencyStep {
        DependencyStep(
            name: SlotRegistry.name(of: slot),
            module: module,
            place: SourcePlace(file: String(describing: file), line: Int(line))
        )
    }
}

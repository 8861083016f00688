/// Notices when a builder is given the component of the RIB that it built before.
@MainActor
struct ComponentFreshness {
    private weak var last: AnyObject?

    /// Reports a component that is the last one.
    ///
    /// - Parameters:
    ///   - component: what the builder was given.
    ///   - builder: who was given it.
    mutating func check(_ component: Any, of builder: any Buildable) {
        // What is no object is copied, and so never the same.
        guard type(of: component) is AnyClass else { return }
        let component = component as AnyObject
        if component === last {
            ProgrammerError.report(
                ProgrammerError(kind: .reusingComponent, subject: builder, other: component)
            )
        }
        last = component
    }
}

@testable import ArchitectureLint

extension Import {
    /// An import of a whole module.
    init(
        module: String,
        attributes: [String] = [],
        line: Int,
        column: Int = 1,
        conditions: [Condition] = []
    ) {
        self.init(
            module: module,
            attributes: attributes,
            conditions: conditions,
            line: line,
            column: column
        )
    }
}

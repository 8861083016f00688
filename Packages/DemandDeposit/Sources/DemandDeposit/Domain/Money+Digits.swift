import Bookkeeping

extension Money {
    /// The amount without its unit, for a column whose title says it.
    var digits: String { String(description.dropLast(" won".count)) }
}

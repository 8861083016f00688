/// A yearly interest rate.
public struct InterestRate: Sendable, Hashable {
    /// The rate in hundredths of a percent, 0 to 10,000.
    public let basisPoints: Int

    /// Creates a rate; traps for a value below 0 or above 10,000.
    public init(basisPoints: Int) {
        precondition((0...10_000).contains(basisPoints), "a rate is 0 to 10,000 basis points")
        self.basisPoints = basisPoints
    }

    /// The rate as people write it, such as `1.60 %`.
    public var percentText: String {
        "\(basisPoints / 100).\((basisPoints % 100).padded(2)) %"
    }
}

/// A table of interest rates, in which each rate applies from a date until the next rate.
public struct InterestRateTable: Sendable {
    private let rates: [(from: BusinessDate, rate: InterestRate)]

    /// Creates a table.
    /// - Parameter rates: The rates, each under the first date on which it applies. Before the
    ///   earliest date the rate is zero.
    public init(_ rates: [BusinessDate: InterestRate]) {
        self.rates = rates.map { (from: $0.key, rate: $0.value) }.sorted { $0.from < $1.from }
    }

    /// Creates a table with one rate for all dates.
    public init(always rate: InterestRate) {
        rates = [(BusinessDate(dayNumber: .min), rate)]
    }

    /// Returns the rate on `date`.
    public func rate(on date: BusinessDate) -> InterestRate {
        rates.last { $0.from <= date }?.rate ?? InterestRate(basisPoints: 0)
    }
}

extension Requirement {
    /// The word for it in a rules file.
    var word: String { kind.rawValue }

    private var kind: Kind {
        switch self {
        case .layers: .layers
        case .independence: .independence
        case .forbidden: .forbidden
        case .allowedOnly: .allowedOnly
        case .acyclic: .acyclic
        case .declared: .declared
        case .used: .used
        case .noThirdParty: .noThirdParty
        case .testableOnlyOwn: .testableOnlyOwn
        case .exportedOnly: .exportedOnly
        case .toolchain: .toolchain
        case .systemLibrary: .systemLibrary
        case .everythingPlaced: .everythingPlaced
        case .noStraySources: .noStraySources
        case .sizeLimit: .sizeLimit
        }
    }
}

/// What a RIB is called: its router's type without the word "Router".
@MainActor
enum RIBName {
    static func of(_ router: any Routing) -> String {
        let routerName = String(describing: type(of: router))
        // A router without a type of its own says nothing; the interactor then names the RIB.
        guard routerName.contains("<") else { return routerName.without(suffix: "Router") }
        return String(describing: type(of: router.interactable)).without(suffix: "Interactor")
    }
}

extension String {
    fileprivate func without(suffix: String) -> String {
        hasSuffix(suffix) && self != suffix ? String(dropLast(suffix.count)) : self
    }
}

extension Repository {
    /// The names that several modules have which others can import: nobody can tell which is meant.
    var sharedNames: [Problem] {
        let shared = Dictionary(grouping: modules, by: \.name).filter { $0.value.count > 1 }
        return shared.sorted { $0.key < $1.key }.map { name, modules in
            let places = modules.map { place(of: $0).description }
            return Problem(
                .badData,
                at: places[0],
                "more than one target is called \(name), also in "
                    + places.dropFirst().joined(separator: ", ")
                    + "; what can be imported needs a name of its own"
            )
        }
    }
}

import DependencyContainer

/// The expected content of a reported fault: every name and every place.
struct PlantedFault: Equatable, CustomStringConvertible {
    let description: String

    static func duplicate(_ name: String, _ places: [String]) -> PlantedFault {
        PlantedFault(description: "duplicate \(name) at \(places.sorted())")
    }

    /// - Parameter uses: The places with the stated scopes.
    static func mixedList(_ name: String, _ uses: [String]) -> PlantedFault {
        PlantedFault(description: "mixed list \(name): \(uses.sorted())")
    }

    /// - Parameter uses: The places with the types and roles.
    static func mismatch(_ name: String, _ uses: [String]) -> PlantedFault {
        PlantedFault(description: "mismatch \(name): \(uses.sorted())")
    }

    static func redeclaration(_ name: String, _ users: [String]) -> PlantedFault {
        PlantedFault(description: "redeclaration of \(name) at \(users)")
    }

    static func unknown(
        _ change: UnknownTarget.Change,
        _ name: String,
        _ place: String
    ) -> PlantedFault {
        PlantedFault(description: "\(change) of \(name) at \(place)")
    }

    static func missing(_ name: String, _ users: [String]) -> PlantedFault {
        PlantedFault(description: "missing \(name) for \(users.sorted())")
    }

    /// - Parameter steps: The names with places, from any start of the cycle.
    static func cycle(_ steps: [String]) -> PlantedFault {
        let first = steps.indices.min { steps[$0] < steps[$1] } ?? 0
        return PlantedFault(description: "cycle \(Array(steps[first...] + steps[..<first]))")
    }

    static func opening(
        _ scope: String,
        _ service: String,
        _ place: String,
        _ reason: UnopenableScope.Reason
    ) -> PlantedFault {
        PlantedFault(description: "opening \(scope) for \(service) at \(place): \(reason)")
    }

    static func nesting(_ steps: [String]) -> PlantedFault {
        PlantedFault(description: "nesting \(steps)")
    }

    static func captive(_ steps: [String]) -> PlantedFault {
        PlantedFault(description: "captive \(steps)")
    }

    static func statement(_ text: String, _ places: String...) -> PlantedFault {
        PlantedFault(description: "statement: \(text) at \(places)")
    }
}

extension PlantedFault {
    /// Creates the content of a reported fault.
    init(_ fault: ValidationFault) {
        switch fault {
        case .name(let fault):
            self = PlantedFault(description: "name at \(fault.declaration)")
        case .linkedTwice(let fault):
            self = PlantedFault(description: "linked twice \(fault.name)")
        case .duplicate(let fault):
            self = .duplicate(fault.name, fault.registrations.map(\.place.description))
        case .mixedList(let fault):
            self = .mixedList(
                fault.name,
                fault.contributions.map { "\($0.scope) at \($0.step.place)" }
            )
        case .typeMismatch(let fault):
            self = .mismatch(
                fault.name,
                fault.uses.map { "\($0.role) as \($0.type) at \($0.step.place)" }
            )
        case .redeclaration(let fault):
            self = .redeclaration(
                fault.name,
                fault.declarations.map { $0.user?.place.description ?? "" }
            )
        case .unknownTarget(let fault):
            self = .unknown(fault.change, fault.name, fault.step.place.description)
        case .missing(let fault):
            self = .missing(fault.name, fault.neededBy.map(\.place.description))
        case .cycle(let fault):
            let others = fault.alsoInvolved.isEmpty ? [] : ["and \(fault.alsoInvolved)"]
            self = .cycle(fault.steps.map(\.description) + others)
        case .captive(let fault): self = .captive(fault.path.map(\.description))
        case .opening(let fault):
            self = .opening(fault.scope, fault.service, fault.step.place.description, fault.reason)
        case .nesting(let fault): self = .nesting(fault.path.map(\.description))
        case .statement(.unstatedNeed(let name, let step, let provider)):
            self = .statement("\(step.module) needs \(name) of \(provider)", "\(step.place)")
        case .statement(.privateService(let name, let step, let provider)):
            self = .statement("\(name) is private", "\(step.place)", "\(provider.place)")
        case .statement(.emptyPromise(let module, let name)):
            self = .statement("\(module) promises \(name)")
        case .statement(.needlessStatement(let module, let name)):
            self = .statement("\(module) does without \(name)")
        }
    }
}

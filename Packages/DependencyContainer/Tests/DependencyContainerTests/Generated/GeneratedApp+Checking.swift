import DependencyContainer

extension GeneratedApp {
    /// Resolves every service in its scope, in random order, and compares it with its registration.
    /// - Returns: The differences.
    func differences(in container: Container) async throws -> [String] {
        let session = try container.open(GeneratedIDs.scope(.session), with: 7)
        let places: [GeneratedScope?: Container] = [
            nil: container,
            .session: session,
            .flow: try session.open(GeneratedIDs.scope(.flow), with: 7),
            .job: try container.open(GeneratedIDs.scope(.job), with: 7),
        ]
        var random = SeededRandom(seed: seed)
        var made: [Int: Received] = [:]
        for service in services.shuffled(using: &random) {
            guard let place = places[service.keepingScope] else { continue }
            made[service.number] = try await resolve(service, in: place)
        }
        var differences: [String] = []
        for service in services {
            guard let received = made[service.number] else { continue }
            try await check(received, service, made, &differences)
        }
        // Deferred needs are read in the open scopes.
        withExtendedLifetime(places) {}
        return differences
    }

    private func resolve(
        _ service: GeneratedService,
        in container: Container
    ) async throws -> Received {
        let name = service.name
        switch service.kind {
        case .service: return .part(try container.resolve(GeneratedIDs.service(name)))
        case .main: return .part(try await container.resolve(GeneratedIDs.main(name)))
        case .asynchronous:
            return .part(try await container.resolve(GeneratedIDs.asynchronous(name)))
        case .list: return .list(try container.resolve(GeneratedIDs.list(name)))
        case .builder: return Received(try container.resolve(GeneratedIDs.builder(name)))
        case .plugin:
            return try container.resolve(GeneratedIDs.plugin(name)).map(Received.part) ?? .unknown
        }
    }

    /// Returns the registrations of a service, the outermost decorator last.
    private func layers(of service: GeneratedService) -> [GeneratedRegistration] {
        let decorators = service.effective.filter(\.isDecorator)
        let provider = service.effective.filter { !$0.isDecorator }
        return provider
            + decorators.sorted { ($0.module, $0.line) < ($1.module, $1.line) }
    }

    private func check(
        _ received: Received,
        _ service: GeneratedService,
        _ made: [Int: Received],
        _ differences: inout [String]
    ) async throws {
        switch (received, service.kind) {
        case (.builder, .builder): return
        case (.list(let parts), .list):
            if parts.map(\.line) != contributions(to: service.number) {
                differences.append("\(service.name) has \(parts.map(\.line))")
            }
            for part in parts {
                let registration = service.registrations.first { $0.line == part.line }
                try await check(part, registration, service, made, &differences)
            }
        case (.part(let part), .service), (.part(let part), .main),
            (.part(let part), .asynchronous),
            (.part(let part), .plugin):
            var layer: GeneratedPart? = part
            for registration in layers(of: service).reversed() {
                guard let current = layer else {
                    differences.append("\(service.name) has too few layers")
                    break
                }
                try await check(current, registration, service, made, &differences)
                layer = current.inner
            }
            if layer != nil { differences.append("\(service.name) has too many layers") }
        default: differences.append("\(service.name) is \(received)")
        }
    }

    private func check(
        _ part: GeneratedPart,
        _ registration: GeneratedRegistration?,
        _ service: GeneratedService,
        _ made: [Int: Received],
        _ differences: inout [String]
    ) async throws {
        guard let registration, part.line == registration.line else {
            differences.append("\(service.name) is made by \(part.line)")
            return
        }
        guard part.received.count == registration.needs.count else {
            differences.append("\(service.name) got \(part.received.count) needs")
            return
        }
        for (received, need) in zip(part.received, registration.needs) {
            if !(try await isRight(received, need, made)) {
                differences.append("\(service.name) got \(received) for \(need)")
            }
        }
    }

    private func isRight(
        _ received: Received,
        _ need: GeneratedNeed,
        _ made: [Int: Received]
    ) async throws -> Bool {
        guard let target = need.target else {
            if case .input(7) = received { return true }
            return false
        }
        let service = services[target]
        var received = received
        let isDeferred: Bool
        if case .later(let read) = received {
            isDeferred = true
            received = try await read()
        } else {
            isDeferred = false
        }
        let isDirect = need == .directly(target)
        guard isDirect != isDeferred else { return false }
        switch (received, service.kind) {
        case (.builder, .builder): return true
        case (.list(let parts), .list):
            return parts.map(\.line) == contributions(to: target)
        case (.part(let part), _):
            guard part.line == layers(of: service).last?.line else { return false }
            guard case .part(let kept) = made[target] else { return false }
            if need == .opening(target) { return part !== kept }
            return service.isKept ? part === kept : true
        default: return false
        }
    }
}

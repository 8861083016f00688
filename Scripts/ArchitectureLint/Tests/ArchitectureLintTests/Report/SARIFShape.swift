import Foundation

@testable import ArchitectureLint

/// A validator of the parts of SARIF 2.1.0 that archlint writes: required and optional properties,
/// enumerations, and indices.
struct SARIFShape {
    /// The mistakes of a document, a line each.
    private(set) var mistakes: [String] = []
    /// Its results.
    private(set) var results: [[String: Any]] = []
    /// Its rules.
    private(set) var rules: [[String: Any]] = []
    /// The notifications of the tool.
    private(set) var notifications: [[String: Any]] = []

    /// The required and the optional properties of each object.
    private static let properties: [String: (needs: String, may: String)] = [
        "log": ("version runs", "$schema"),
        "run": ("tool results", "invocations originalUriBaseIds columnKind"),
        "tool": ("driver", ""),
        "driver": ("name", "semanticVersion rules notifications"),
        "descriptor": (
            "id", "shortDescription fullDescription help defaultConfiguration properties"
        ),
        "configuration": ("level", ""),
        "invocation": ("executionSuccessful", "exitCode toolExecutionNotifications properties"),
        "notification": ("message", "descriptor level locations"),
        "reference": ("", "id index"),
        "result": (
            "message",
            "ruleId ruleIndex level locations relatedLocations codeFlows partialFingerprints "
                + "suppressions"
        ),
        "codeFlow": ("threadFlows", ""),
        "threadFlow": ("locations", ""),
        "threadFlowLocation": ("location", ""),
        "suppression": ("kind", "status justification"),
        "location": ("physicalLocation", "id message"),
        "physicalLocation": ("artifactLocation", "region"),
        "region": ("startLine", ""),
        "artifactLocation": ("uri", "uriBaseId"),
        "message": ("text", ""),
    ]
    private static let levels = ["none", "note", "warning", "error"]

    init(_ text: String) throws {
        let log = try JSONSerialization.jsonObject(with: Data(text.utf8))
        let document = object(log, "log")
        expect(document["version"] as? String == "2.1.0", "version")
        for run in objects(document["runs"], "runs") { check(run: run) }
    }

    private mutating func check(run value: Any) {
        let run = object(value, "run")
        let kinds = ["utf16CodeUnits", "unicodeCodePoints"]
        expect(kinds.contains(run["columnKind"] as? String ?? kinds[0]), "columnKind")
        let tool = object(run["tool"], "tool")
        let driver = object(tool["driver"], "driver")
        rules = objects(driver["rules"] ?? [], "rules").map { descriptor($0) }
        let kindsOfProblems = objects(driver["notifications"] ?? [], "notifications")
        let known = kindsOfProblems.map { descriptor($0)["id"] as? String }
        let bases = run["originalUriBaseIds"] as? [String: Any] ?? [:]
        for invocation in objects(run["invocations"] ?? [], "invocations") {
            check(invocation: invocation, knowing: known, bases)
        }
        for result in objects(run["results"], "results") { check(result: result, bases) }
        let suppressed = Set(results.map { $0["suppressions"] != nil })
        expect(suppressed.count < 2, "either all results have suppressions, or none")
        let prints = results.map { $0["partialFingerprints"] as? [String: String] ?? [:] }
        expect(Set(prints).count == prints.count, "fingerprints differ")
    }

    private mutating func descriptor(_ value: Any) -> [String: Any] {
        let descriptor = object(value, "descriptor")
        for key in ["shortDescription", "fullDescription", "help"] {
            if let message = descriptor[key] { check(message: message, key) }
        }
        if let value = descriptor["defaultConfiguration"] {
            let configuration = object(value, "configuration")
            expect(Self.levels.contains(configuration["level"] as? String ?? ""), "default level")
        }
        return descriptor
    }

    private mutating func check(
        invocation value: Any,
        knowing known: [String?],
        _ bases: [String: Any]
    ) {
        let invocation = object(value, "invocation")
        expect(invocation["executionSuccessful"] is Bool, "executionSuccessful")
        expect(invocation["properties"] is [String: Any]?, "properties")
        let values = objects(invocation["toolExecutionNotifications"] ?? [], "notifications")
        for value in values {
            let notification = object(value, "notification")
            notifications.append(notification)
            expect(Self.levels.contains(notification["level"] as? String ?? ""), "level")
            check(message: notification["message"], "notification")
            let reference = object(notification["descriptor"], "reference")
            let index = reference["index"] as? Int ?? -1
            expect(
                known.indices.contains(index) && known[index] == reference["id"] as? String,
                "a notification's descriptor"
            )
            for place in objects(notification["locations"] ?? [], "places") {
                check(location: place, bases)
            }
        }
    }

    private mutating func check(result value: Any, _ bases: [String: Any]) {
        let result = object(value, "result")
        results.append(result)
        check(message: result["message"], "result")
        expect(Self.levels.contains(result["level"] as? String ?? ""), "level")
        let index = result["ruleIndex"] as? Int ?? -1
        expect(
            rules.indices.contains(index)
                && rules[index]["id"] as? String == result["ruleId"] as? String,
            "ruleIndex"
        )
        for place in objects(result["locations"] ?? [], "locations") {
            check(location: place, bases)
        }
        let related = objects(result["relatedLocations"] ?? [], "relatedLocations")
        for place in related { check(location: place, bases) }
        let ids = related.compactMap { ($0 as? [String: Any])?["id"] as? Int }
        expect(Set(ids).count == related.count && ids.allSatisfy { $0 >= 0 }, "ids")
        for flow in objects(result["codeFlows"] ?? [], "codeFlows") {
            let flow = object(flow, "codeFlow")
            let threads = objects(flow["threadFlows"], "threadFlows")
            expect(!threads.isEmpty, "a code flow has a thread")
            for thread in threads {
                let thread = object(thread, "threadFlow")
                let places = objects(thread["locations"], "locations")
                expect(!places.isEmpty, "a thread has a place")
                for place in places {
                    let place = object(place, "threadFlowLocation")
                    check(location: place["location"] as Any, bases)
                }
            }
        }
        for value in objects(result["suppressions"] ?? [], "suppressions") {
            let suppression = object(value, "suppression")
            expect(["inSource", "external"].contains(suppression["kind"] as? String), "kind")
            let states = ["accepted", "underReview", "rejected"]
            expect(states.contains(suppression["status"] as? String ?? states[0]), "status")
        }
    }

    private mutating func check(location value: Any, _ bases: [String: Any]) {
        let location = object(value, "location")
        if let message = location["message"] { check(message: message, "location") }
        let place = object(location["physicalLocation"], "physicalLocation")
        if let value = place["region"] {
            let region = object(value, "region")
            expect((region["startLine"] as? Int ?? 0) >= 1, "startLine")
        }
        let file = object(place["artifactLocation"], "artifactLocation")
        let uri = file["uri"] as? String ?? ""
        let safe = /(file:\/\/\/)?([A-Za-z0-9._~\/-]|%[0-9A-F]{2})*/
        expect(!uri.isEmpty && uri.wholeMatch(of: safe) != nil, "the URI \(uri)")
        if let base = file["uriBaseId"] as? String {
            expect(bases[base] != nil, "the base \(base)")
            expect(!uri.hasPrefix("file:") && !uri.hasPrefix("/"), "\(uri) is relative")
        } else {
            expect(uri.hasPrefix("file:///"), "\(uri) is absolute")
        }
    }

    private mutating func check(message value: Any?, _ what: String) {
        let message = object(value, "message")
        let text = message["text"] as? String ?? ""
        expect(!text.isEmpty, "\(what) says something")
        let single = text.replacing("{{", with: "").replacing("}}", with: "")
        expect(!single.contains("{") && !single.contains("}"), "braces are doubled: \(text)")
    }

    private mutating func expect(_ holds: Bool, _ what: String) {
        if !holds { mistakes.append(what) }
    }

    private mutating func objects(_ value: Any?, _ what: String) -> [Any] {
        guard let list = value as? [Any] else {
            mistakes.append("\(what) is a list")
            return []
        }
        return list
    }

    private mutating func object(_ value: Any?, _ what: String) -> [String: Any] {
        let properties = Self.properties[what] ?? ("", "")
        let needs = properties.needs.split(separator: " ").map(String.init)
        let may = properties.may.split(separator: " ").map(String.init)
        guard let object = value as? [String: Any] else {
            mistakes.append("\(what) is an object")
            return [:]
        }
        for key in needs where object[key] == nil { mistakes.append("\(what) needs \(key)") }
        for key in object.keys where !(needs + may).contains(key) {
            mistakes.append("\(what) has no \(key)")
        }
        return object
    }
}

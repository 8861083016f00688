extension RIBTree {
    /// The tree as one JSON array, a line for each RIB, parents before children.
    ///
    /// ```json
    /// [
    /// {"id":0,"parent":null,"name":"Root","isActive":true,"hasView":false},
    /// {"id":1,"parent":0,"name":"Home","isActive":true,"hasView":true}
    /// ]
    /// ```
    ///
    /// Flat rather than nested: readers of JSON refuse, or die of, what is nested a few hundred
    /// levels deep.
    public var json: String {
        var json = "["
        for (id, node) in nodes.enumerated() {
            json += id == 0 ? "\n" : ",\n"
            json += #"{"id":\#(id),"parent":\#(node.parent.map(String.init) ?? "null")"#
            json += #","name":"\#(node.name.escapedForJSON)""#
            json += #","isActive":\#(node.isActive),"hasView":\#(node.hasView)}"#
        }
        return json + "\n]"
    }
}

extension String {
    /// Names are of types, which may be written in backticks, with any character but these two.
    fileprivate var escapedForJSON: String {
        guard contains(where: { $0 == "\"" || $0 == "\\" }) else { return self }
        return String(flatMap { $0 == "\"" || $0 == "\\" ? ["\\", $0] : [$0] })
    }
}

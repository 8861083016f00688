/// The check of every record: its versions have no gaps, and the last version matches the current
/// record.
struct RecordAudit {
    private(set) var count = Int64(0)
    private var last: (version: RecordVersion, sequence: Int64, present: Record?)?

    /// Checks the next version of a record; the caller passes versions sorted by key and number.
    mutating func visit(
        _ version: RecordVersion,
        at sequence: Int64,
        present: Record?,
        findings: inout AuditFindings
    ) {
        if let last, !last.version.key.equalsInBytes(version.key) {
            finishRecord(findings: &findings)
        }
        let expected = (last?.version.version ?? 0) &+ 1
        if version.version != expected {
            let text =
                "version \(expected) of the record '\(version.key)' is missing from its history"
            findings.add("records", at: sequence, text)
        }
        last = (version, sequence, present)
    }

    mutating func finish(findings: inout AuditFindings) {
        finishRecord(findings: &findings)
    }

    private mutating func finishRecord(findings: inout AuditFindings) {
        guard let (version, sequence, present) = last else { return }
        last = nil
        if present != nil { count += 1 }
        let isSame = present.map { record in
            version.digest == SHA256.digest(of: record.value.utf8)
                && record == Record(version, value: record.value)
        }
        guard isSame != (version.digest == nil ? nil : true) else { return }
        let text =
            isSame == nil
            ? "the record '\(version.key)' is missing, although entry \(sequence) wrote it"
            : "the record '\(version.key)' differs from its last change in entry \(sequence)"
        findings.add("records", at: sequence, text)
    }
}

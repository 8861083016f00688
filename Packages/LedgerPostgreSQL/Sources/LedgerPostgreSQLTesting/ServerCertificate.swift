#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A kind of server certificate for tests.
public enum ServerCertificate: String, Sendable {
    /// A certificate for `localhost`, signed by the root.
    case valid
    /// A certificate for another host, signed by the root.
    case otherHost
    /// An expired certificate for `localhost`, signed by the root.
    case expired
    /// A self-signed certificate for `localhost`.
    case selfSigned
}

extension PostgreSQLServer {
    /// The path of the root certificate that has signed the server certificates.
    public var root: String { "\(folder)/root.crt" }
    /// The path of a root certificate that has signed no server certificate.
    public var otherRoot: String { "\(folder)/otherRoot.crt" }

    /// Starts a server that also listens on `localhost`, where it requires TLS and passwords.
    ///
    /// - Throws: ``Failure`` if a command fails or `openssl` is not installed.
    public convenience init(certificate: ServerCertificate) throws {
        try self.init(port: Self.freePort())
        try Self.shell(
            """
            set -e; cd '\(folder)'
            make() { openssl req "$@" -newkey rsa:2048 -nodes; }
            self() { make -x509 -keyout $1.key -out $1.crt -subj /CN=$2 -days 2; }
            signed() {
              make -keyout $1.key -out $1.csr -subj /CN=$2
              openssl x509 -req -in $1.csr -out $1.crt -days $3 -CA root.crt -CAkey root.key \\
                -CAcreateserial
            }
            self root root; self otherRoot root; self selfSigned localhost
            signed valid localhost 2; signed otherHost elsewhere 2; signed expired localhost -1
            printf '%s\\n' 'local all all trust' 'hostssl all all all scram-sha-256' >hba.conf
            """
        )
        try giveFolderToServer()
        try initialize()
        try configure([
            "fsync = off", "listen_addresses = 'localhost'", "port = \(port)", "ssl = on",
            "hba_file = '\(folder)/hba.conf'",
        ])
        try present(certificate)
        try start()
    }

    /// Sets the certificate that the server presents after its next start.
    private func present(_ certificate: ServerCertificate) throws {
        let file = "\(folder)/\(certificate.rawValue)"
        try configure(["ssl_cert_file = '\(file).crt'", "ssl_key_file = '\(file).key'"])
    }

    /// Restarts the server with another certificate.
    public func restart(with certificate: ServerCertificate) throws {
        try present(certificate)
        try stop()
        try start()
    }

    /// Returns a port of `localhost` on which no program listens.
    private static func freePort() throws -> Int {
        #if canImport(Glibc)
            let handle = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        #else
            let handle = socket(AF_INET, SOCK_STREAM, 0)
        #endif
        defer { close(handle) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(INADDR_LOOPBACK).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isBound = withUnsafeMutablePointer(to: &address) { address in
            address.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(handle, $0, length) == 0 && getsockname(handle, $0, &length) == 0
            }
        }
        guard isBound else { throw Failure(description: "no free port of 'localhost' was found") }
        return Int(address.sin_port.bigEndian)
    }
}

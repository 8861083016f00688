# shellcheck shell=bash
# shellcheck disable=SC2154 # root, status, output and errors are the runner's

# Runs lines of Python after the verifier's own functions, and expects that they succeed.
run_python() {
    {
        sed '/^if __name__/,$d' "$root/Scripts/verify-receipt"
        cat
    } >check.py
    run python3 check.py
    expect errors "$errors" ""
    expect status "$status" 0
}

# Writes a key, a checkpoint of three entries, and a receipt for each, made by Python's own words.
files() {
    run_python <<'PYTHON'
def sign(seed, message):
    digest = hashlib.sha512(seed).digest()
    scalar = int.from_bytes(digest[:32], "little") & (2**254 - 8) | 2**254
    def encode(point):
        inverse = pow(point[2], P - 2, P)
        x, y = point[0] * inverse % P, point[1] * inverse % P
        return (y | (x & 1) << 255).to_bytes(32, "little")
    key = encode(multiply(scalar, BASE))
    number = int.from_bytes(hashlib.sha512(digest[32:] + message).digest(), "little") % ORDER
    r = encode(multiply(number, BASE))
    challenge = int.from_bytes(hashlib.sha512(r + key + message).digest(), "little")
    return key, r + ((number + challenge * scalar) % ORDER).to_bytes(32, "little")

def text(data):
    return base64.b64encode(data).decode()

def hash(data):
    return hashlib.sha256(data).digest()

name, seed = "modularbank/0123456789abcdef", bytes(range(32))
key, _ = sign(seed, b"")
key_id = hash(name.encode() + b"\n\x01" + key)[:4]
entries = [b'{"legs":[{"amount":1},{"amount":2}],"memo":"\xec\xa0\x90\xec\x8b\xac"}', b"{}"]
entries.append(b'{"memo":"\\u001b[31m","result":{}}')
a, b, c = (hash(b"\0" + entry) for entry in entries)
root = hash(b"\1" + hash(b"\1" + a + b) + c)
note = f"{name}\n3\n{text(root)}\n"
note += f"\n\u2014 {name} {text(key_id + sign(seed, note.encode())[1])}\n"
open("checkpoint", "w").write(note)
open("key", "w").write(f"{name}+{key_id.hex()}+{text(bytes([1]) + key)}")
for index, path in enumerate([[b, c], [a, c], [hash(b"\1" + a + b)]]):
    lines = ["c2sp.org/tlog-proof@v1", f"extra {text(entries[index])}", f"index {index}"]
    lines += [text(sibling) for sibling in path] + ["", note]
    open(f"receipt{index}", "w").write("\n".join(lines))
PYTHON
    key=$(cat key)
}

test_ed25519_equals_the_vectors_of_rfc_8032() {
    run_python <<'PYTHON'
vectors = """
d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a

e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555fb8821590a33bacc61e39701cf9b46bd25bf5f0595bbe24655141438e7a100b
3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c
72
92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00
fc51cd8e6218a1a38da47ed00230f0580816ed13ba3303ac5deb911548908025
af82
6291d657deec24024827e69c3abe01a30ce548a284743a445e3680d7db5ac3ac18ff9b538d16f290ae67f760984dc6594a7c15e9716ed28dc027beceea1ec40a
""".split("\n")[1:-1]
for index in range(0, 9, 3):
    key, message, signature = map(bytes.fromhex, vectors[index : index + 3])
    assert is_signature(signature, message, key)
    assert not is_signature(signature, message + b"x", key)
    for bit in range(0, 512, 7):
        altered = bytearray(signature)
        altered[bit // 8] ^= 1 << bit % 8
        assert not is_signature(bytes(altered), message, key)
    s = int.from_bytes(signature[32:], "little") + ORDER
    assert not is_signature(signature[:32] + s.to_bytes(32, "little"), message, key)
    assert not is_signature(signature[:63], message, key)
# Every signature is valid for a key of small order, unless such keys are refused.
for y in (0, 1, P - 1, P, P + 1):
    for sign in (0, 1):
        small = (y | sign << 255).to_bytes(32, "little")
        assert decode_point(small) is None
        assert not is_signature(small + bytes(32), b"", small)
assert decode_point((P + 3).to_bytes(32, "little")) is None
PYTHON
}

test_ed25519_agrees_with_libsodium_on_keys_and_signatures_with_small_parts() {
    run_python <<'PYTHON'
import ctypes, ctypes.util, random
path = ctypes.util.find_library("sodium")
assert path, "libsodium is missing: apt-get install libsodium-dev"
sodium = ctypes.CDLL(path)
sodium.sodium_init()
random = random.Random(1)

def encode(point):
    inverse = pow(point[2], P - 2, P)
    return (point[1] * inverse % P | (point[0] * inverse % P & 1) << 255).to_bytes(32, "little")

small = set()
while len(small) < 8:
    point = decode_point(random.randrange(P).to_bytes(32, "little"))
    small.add(multiply(ORDER, point) if point else (0, 1, 1, 0))
    small = {(x * pow(z, P - 2, P) % P, y * pow(z, P - 2, P) % P, 1, 0) for x, y, z, _ in small}
small = [(x, y, 1, x * y % P) for x, y, _, _ in small]
accepted = 0
for index in range(200):
    secret, nonce, message = random.randrange(ORDER), random.randrange(ORDER), b"%d" % index
    secret, nonce = secret * (index % 7 > 0), nonce * (index % 5 > 0)
    key = encode(add(multiply(secret, BASE), random.choice(small + small[:1] * 8 * (index % 2))))
    r = encode(add(multiply(nonce, BASE), random.choice(small) if index % 3 == 0 else (0, 1, 1, 0)))
    digest = int.from_bytes(hashlib.sha512(r + key + message).digest(), "little")
    s = (nonce + digest * secret) % ORDER + ORDER * (index % 11 == 0)
    signature = r + s.to_bytes(32, "little")
    length = ctypes.c_ulonglong(len(message))
    expected = sodium.crypto_sign_verify_detached(signature, message, length, key) == 0
    assert is_signature(signature, message, key) == expected, index
    accepted += expected
assert 10 < accepted < 190, accepted
PYTHON
}

test_inclusion_equals_the_definition_of_rfc_6962() {
    run_python <<'PYTHON'
def split(leaves):
    k = 1 << (len(leaves) - 1).bit_length() - 1
    return leaves[:k], leaves[k:]

def root(leaves):
    if len(leaves) == 1:
        return hashlib.sha256(b"\0" + leaves[0]).digest()
    left, right = split(leaves)
    return hashlib.sha256(b"\1" + root(left) + root(right)).digest()

def path(index, leaves):
    if len(leaves) == 1:
        return []
    left, right = split(leaves)
    if index < len(left):
        return path(index, left) + [root(right)]
    return path(index - len(left), right) + [root(left)]

# The leaves and the root of the test vectors of Certificate Transparency.
leaves = ["", "00", "10", "2021", "3031", "40414243", "5051525354555657"]
leaves = list(map(bytes.fromhex, leaves + ["606162636465666768696a6b6c6d6e6f"]))
assert root(leaves).hex() == "5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328"
leaves += [b"%d" % number for number in range(30)]
for size in range(1, len(leaves) + 1):
    for index in range(size):
        proof, top, leaf = path(index, leaves[:size]), root(leaves[:size]), root([leaves[index]])
        assert is_included(index, size, leaf, proof, top)
        assert not is_included(index, size, root([b"x"]), proof, top)
        assert not is_included(index, size, leaf, proof + [top], top)
        assert not is_included(index, size, leaf, proof[1:], top) or not proof
        assert not any(is_included(i, size, leaf, proof, top) for i in range(size + 1) if i != index)
PYTHON
}

test_a_receipt_and_a_checkpoint_are_verified_and_printed() {
    files
    run "$root/Scripts/verify-receipt" --key "$key" receipt0 receipt1 receipt2 checkpoint
    expect errors "$errors" ""
    expect status "$status" 0
    expect output "$output" "receipt0: valid, entry 1 of 3
  legs:
    1:
      amount: 1
    2:
      amount: 2
  memo: 점심
receipt1: valid, entry 2 of 3
receipt2: valid, entry 3 of 3
  memo: \\u{1b}[31m
  result: none
checkpoint: valid, a checkpoint of 3 entries
  root: $(python3 -c 'import base64
print(base64.b64decode(open("checkpoint").read().split("\n")[2]).hex())')"
}

test_a_file_has_the_key_and_a_reader_that_ends_early_is_no_error() {
    files
    run "$root/Scripts/verify-receipt" --key ./key receipt0 checkpoint
    expect status "$status" 0
    run bash -c "'$root/Scripts/verify-receipt' --key ./key $(printf 'receipt0 %.0s' {1..2000}) | head -1"
    expect errors "$errors" ""
}

test_every_altered_receipt_is_refused() {
    files
    cat >make.py <<'PYTHON'
text = open("receipt0", "rb").read()
lines = text.split(b"\n")
altered = [text[:end] for end in range(0, len(text), 40)] + [text + b"\n"]
for index in range(len(text)):
    altered.append(text[:index] + bytes([text[index] ^ 1 << index % 8]) + text[index + 1 :])
for index in range(len(lines)):
    altered.append(b"\n".join(lines[:index] + lines[index + 1 :]))
    altered.append(b"\n".join(lines[: index + 1] + lines[index:]))
assert text not in altered
for index, content in enumerate(altered):
    open(f"altered{index}", "wb").write(content)
PYTHON
    python3 make.py
    run "$root/Scripts/verify-receipt" --key "$key" altered*
    expect status "$status" 1
    expect output "$output" ""
    expect errors "$(grep -c "^Error: 'altered[0-9]*' is not valid: " .errors)" "$(wc -l <.errors)"
    expect files "$(wc -l <.errors)" "$(find . -name 'altered[0-9]*' | wc -l)"
}

test_a_key_inside_the_file_is_not_trusted() {
    files
    local other=modularbank/0123456789abcdef
    run_python <<PYTHON
digest = hashlib.sha256(b"$other\n\1" + bytes([9] * 32)).digest()[:4].hex()
print("$other+" + digest + "+" + base64.b64encode(bytes([1] + [9] * 32)).decode())
PYTHON
    run "$root/Scripts/verify-receipt" --key "$output" receipt0
    expect status "$status" 1
    expect errors "$errors" "Error: 'receipt0' is not valid: the checkpoint is not signed by the key."
}

test_a_missing_key_or_file_is_a_usage_error() {
    files
    run "$root/Scripts/verify-receipt" receipt0
    expect status "$status" 2
    run "$root/Scripts/verify-receipt" --key "$key"
    expect status "$status" 2
    run "$root/Scripts/verify-receipt" --key "${key%?}" receipt0
    expect status "$status" 2
    run "$root/Scripts/verify-receipt" --key "$key" absent
    expect status "$status" 2
    expect errors "$errors" "Error: 'absent' cannot be read: No such file or directory."
}

import hashlib, hmac

def hash_of(round, seed, odds, prizes):
    lines = [f"round {round}", f"seed {seed}"]
    lines += [f"{share} {prize}" for share, prize in zip(odds, prizes)]
    return hashlib.sha256("\n".join(lines).encode("utf-8")).hexdigest()

def sector(round, seed, odds, key, attempt=0):
    text = f"{round}:{key}:{attempt}".encode("utf-8")
    digest = hmac.digest(bytes.fromhex(seed), text, "sha256")
    number = int.from_bytes(digest[:4], "big")
    if number >= 4294960000:
        return sector(round, seed, odds, key, attempt + 1)
    ticket, end = number % 10000, 0
    for level, share in enumerate(odds, 1):
        end += share
        if ticket < end:
            return level

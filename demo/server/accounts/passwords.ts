import { hash, verify } from '@node-rs/argon2';

/** Slow hashing for secrets that people choose or read off a screen: passwords and codes. */
export interface Passwords {
  readonly hash: (secret: string) => Promise<string>;
  /**
   * Returns whether the hash was made from this secret.
   * @param hash null if there is none: verifying then takes as long as for a wrong secret and returns false
   */
  readonly verify: (hash: string | null, secret: string) => Promise<boolean>;
}

/** OWASP's first choice for argon2id, the package's default algorithm: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** The hash of a discarded random text, at the same cost. */
const DECOY =
  '$argon2id$v=19$m=19456,t=2,p=1$WG5jZImz+kTdwXwHNtcamw$3LJLuh1FCqeTg/GXMYtVwCxySjO4ClFOlXcBDjjbXcI';

export const argon2: Passwords = {
  hash: (secret) => hash(normalize(secret), COST),
  async verify(stored, secret) {
    const fits = await verify(stored ?? DECOY, normalize(secret));
    return fits && stored !== null;
  },
};

/** Keyboards may compose the same letters differently: é is one character or two. */
function normalize(secret: string): string {
  return secret.normalize('NFKC');
}

import { hash, verify } from '@node-rs/argon2';

/** Slow hashing of what people choose or read off a screen: passwords and codes. */
export interface Passwords {
  readonly hash: (secret: string) => Promise<string>;
  /**
   * Whether this is the secret of the hash.
   * @param hash null where there is none: it takes as long as a wrong secret, and is false
   */
  readonly verify: (hash: string | null, secret: string) => Promise<boolean>;
}

/** OWASP's first choice for argon2id, the package's default algorithm: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** The hash of a random text that nobody kept, at the same cost. */
const DECOY =
  '$argon2id$v=19$m=19456,t=2,p=1$WG5jZImz+kTdwXwHNtcamw$3LJLuh1FCqeTg/GXMYtVwCxySjO4ClFOlXcBDjjbXcI';

export const argon2: Passwords = {
  hash: (secret) => hash(normalize(secret), COST),
  async verify(known, secret) {
    const fits = await verify(known ?? DECOY, normalize(secret));
    return fits && known !== null;
  },
};

/** The same letters may be composed differently by another keyboard: é is one character, or two. */
function normalize(secret: string): string {
  return secret.normalize('NFKC');
}

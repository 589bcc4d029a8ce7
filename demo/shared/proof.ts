/**
 * The code of the refusal of a call that a stolen session must not be enough for. The page then asks for a fresh proof
 * that it's the account's owner, and calls again.
 */
export const PROOF_NEEDED = 428;

/** What an owner can prove it with, if the account has it. */
export const PROOF_WAYS = ['password', 'passkey', 'code'] as const;
export type ProofWay = (typeof PROOF_WAYS)[number];

/** How long a session lasts, and so how long ago a passkey that was added by a stolen one may have been, in days. */
export const SUSPECT_DAYS = 14;

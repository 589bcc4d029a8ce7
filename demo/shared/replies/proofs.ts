import { array, boolean, enums, string, type } from 'superstruct';
import { PROOF_WAYS } from '../proof.js';

/** How the shopper can confirm that the account is theirs, and whether they have done so in this session. */
export const Proof = type({ is_proven: boolean(), ways: array(enums(PROOF_WAYS)) });

/** The account's valid sessions. `client` is what signed in, such as "Chrome (Windows)"; empty if unknown. */
export const Sessions = type({
  list: array(type({ client: string(), signed_in_at: string(), is_this: boolean() })),
});

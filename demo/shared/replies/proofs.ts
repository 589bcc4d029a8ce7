import { array, boolean, enums, string, type } from 'superstruct';
import { PROOF_WAYS } from '../proof.js';

/** What the shopper can prove to be the account's owner with. */
export const Proof = type({ is_proven: boolean(), ways: array(enums(PROOF_WAYS)) });

/** The account's sign-ins that are still valid. */
export const Sessions = type({ list: array(type({ signed_in_at: string(), is_this: boolean() })) });

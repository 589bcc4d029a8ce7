import { unknown } from 'superstruct';
import { Ceremony } from '../../shared/replies/passkeys.js';
import { Proof, Sessions } from '../../shared/replies/proofs.js';
import { shopQuery } from '../data/use-shop-query.js';
import { isStopped } from './passkeys.js';
import { type Fields, post } from './request.js';

/** How the shopper can confirm that the account is theirs, and whether they have done so in this session. */
export const proofQuery = shopQuery('/pc/user/proof', Proof);

/** The account's valid sessions. */
export const sessionsQuery = shopQuery('/pc/user/sessions', Sessions);

/** Has a code sent to the account's email address. */
export const sendProofCode = () => post('/pc/user/proof/sendCode', unknown());

/**
 * Confirms the account with the password, or with the code from the email. Rejects with an error whose code is 400 if it
 * is wrong.
 */
export const prove = (fields: Fields) => post('/pc/user/proof', unknown(), fields);

/** Confirms the account with a passkey. Resolves to false if the shopper cancels, and rejects as `prove` does. */
export async function proveByPasskey(): Promise<boolean> {
  const optionsJSON = await post('/pc/passkey/loginOptions', Ceremony);
  const { startAuthentication } = await import('@simplewebauthn/browser');
  try {
    const options = { optionsJSON } as Parameters<typeof startAuthentication>[0];
    await prove({ credential: JSON.stringify(await startAuthentication(options)) });
    return true;
  } catch (error) {
    if (isStopped(error)) return false;
    throw error;
  }
}

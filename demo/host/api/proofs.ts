import { unknown } from 'superstruct';
import { Ceremony } from '../../shared/replies/passkeys.js';
import { Proof, Sessions } from '../../shared/replies/proofs.js';
import { shopQuery } from '../data/use-shop-query.js';
import { isStopped } from './passkeys.js';
import { type Fields, post } from './request.js';

/** What the shopper can prove to be the account's owner with. */
export const proofQuery = shopQuery('/pc/user/proof', Proof);

/** The account's sign-ins that are still valid. */
export const sessionsQuery = shopQuery('/pc/user/sessions', Sessions);

export const sendProofCode = () => post('/pc/user/proof/sendCode', unknown());

/** Proves it with the password or with the code from the email. Fails with code 400 if that is wrong. */
export const prove = (fields: Fields) => post('/pc/user/proof', unknown(), fields);

/** Proves it with a passkey. Returns false if the shopper cancels. */
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

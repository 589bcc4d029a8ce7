import { array, boolean, enums, string, type, unknown } from 'superstruct';
import { PROOF_WAYS } from '../../shared/proof.js';
import { shopQuery } from '../data/use-shop-query.js';
import { isStopped } from './passkeys.js';
import { type Fields, post } from './request.js';

/** What the shopper can prove to be the account's owner with. */
export const proofQuery = shopQuery('/pc/user/proof', type({ ways: array(enums(PROOF_WAYS)) }));

/** The account's sign-ins that are still valid. */
export const sessionsQuery = shopQuery(
  '/pc/user/sessions',
  type({ list: array(type({ signed_in_at: string(), is_this: boolean() })) }),
);

export const sendProofCode = () => post('/pc/user/proof/sendCode', unknown());

/** Proves it with the password or with the code from the email. Fails with code 400 if that is wrong. */
export const prove = (fields: Fields) => post('/pc/user/proof', unknown(), fields);

/** Proves it with a passkey. Returns false if the shopper cancels. */
export async function proveByPasskey(): Promise<boolean> {
  const optionsJSON = await post('/pc/passkey/loginOptions', type({ challenge: string() }));
  const { startAuthentication } = await import('@simplewebauthn/browser');
  try {
    // The browser checks the other options.
    const options = { optionsJSON } as Parameters<typeof startAuthentication>[0];
    await prove({ credential: JSON.stringify(await startAuthentication(options)) });
    return true;
  } catch (error) {
    if (isStopped(error)) return false;
    throw error;
  }
}

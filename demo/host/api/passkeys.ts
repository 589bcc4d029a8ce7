import { unknown } from 'superstruct';
import { Ceremony, Passkey, Passkeys } from '../../shared/replies/passkeys.js';
import { shopQuery } from '../data/use-shop-query.js';
import { post } from './request.js';

export const passkeysQuery = shopQuery('/pc/passkey/list', Passkeys);

export const renamePasskey = (passkey_id: string, name: string) =>
  post('/pc/passkey/rename', Passkey, { passkey_id, name });

export const removePasskey = (passkey_id: string) => post('/pc/passkey/remove', unknown(), { passkey_id });

/** Whether a ceremony ended because the shopper canceled it. WebAuthn's own errors have the name of their cause. */
export const isStopped = (error: unknown): boolean =>
  error instanceof Error && /^(NotAllowed|Abort)Error$/.test(error.name);

/** Creates a passkey in the browser, and registers it with the shop. Returns null if the shopper cancels. */
export async function createPasskey(): Promise<Passkey | null> {
  const optionsJSON = await post('/pc/passkey/registerOptions', Ceremony);
  const { startRegistration } = await import('@simplewebauthn/browser');
  try {
    const options = { optionsJSON } as Parameters<typeof startRegistration>[0];
    const credential = await startRegistration(options);
    return await post('/pc/passkey/register', Passkey, { credential: JSON.stringify(credential) });
  } catch (error) {
    if (isStopped(error)) return null;
    throw error;
  }
}

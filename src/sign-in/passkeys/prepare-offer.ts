import { askToAdd, type PasskeyCreation, wasOffered } from '../../state/passkeys.js';
import { canAdd } from './ceremonies.js';

/** For how long, in milliseconds, the shopper waits for an offer: they are signed in already. */
const patience = 3000;

/**
 * What a passkey is made from, where this device can make one and none was offered so far. It is there before the
 * shopper says yes: Safari makes one in the click alone.
 * @returns null for no offer.
 */
export async function prepareOffer(): Promise<PasskeyCreation | null> {
  const signal = AbortSignal.timeout(patience);
  const isLate = new Promise<false>((resolve) => signal.addEventListener('abort', () => resolve(false)));
  if (wasOffered() || !(await Promise.race([canAdd(), isLate]))) return null;
  const asked = await askToAdd({ signal });
  return asked.status === 'done' ? asked.value : null;
}

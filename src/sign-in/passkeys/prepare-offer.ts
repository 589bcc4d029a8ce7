import { askToAdd, type PasskeyCreation, wasOffered } from '../../state/passkeys.js';
import { canAdd } from './ceremonies.js';

/** How long the shopper waits for an offer, in milliseconds. They are already signed in by then. */
const patience = 3000;

/**
 * Loads the options for a new passkey if this device can create one and none was offered yet. They are loaded before
 * the shopper says yes, because Safari creates a passkey only directly in the click.
 * @returns null if there is nothing to offer.
 */
export async function prepareOffer(): Promise<PasskeyCreation | null> {
  const signal = AbortSignal.timeout(patience);
  const isLate = new Promise<false>((resolve) => signal.addEventListener('abort', () => resolve(false)));
  if (wasOffered() || !(await Promise.race([canAdd(), isLate]))) return null;
  const asked = await askToAdd({ signal });
  return asked.status === 'done' ? asked.value : null;
}

import {
  browserSupportsWebAuthnAutofill,
  platformAuthenticatorIsAvailable,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
  WebAuthnError,
} from '@simplewebauthn/browser';
import type { PasskeyCreation, PasskeyRequest } from '../../state/passkeys.js';

/**
 * What a ceremony came to: the browser's answer as JSON; `stopped` by the shopper, by us, or by another ceremony, for a
 * browser has one at a time; `known` where the device has a passkey of this account already.
 */
export type Ceremony =
  | { readonly status: 'done'; readonly credential: object }
  | { readonly status: 'stopped' | 'known' | 'failed' };

/** Whether the browser offers passkeys where an email is filled in. Never rejects. */
export const canAutofill = (): Promise<boolean> => ask(browserSupportsWebAuthnAutofill);

/** Whether this device can make a passkey and ask for a finger, a face or a PIN. Never rejects. */
export const canAdd = (): Promise<boolean> => ask(platformAuthenticatorIsAvailable);

async function ask(question: () => Promise<boolean>): Promise<boolean> {
  try {
    return await question();
  } catch {
    return false; // a page may have put something of its own there
  }
}

/** The ceremony under way; ours to stop as long as it is. */
let current: symbol | undefined;

async function hold(ceremony: () => Promise<object>, signal: AbortSignal): Promise<Ceremony> {
  if (signal.aborted) return { status: 'stopped' };
  const own = Symbol('ceremony');
  current = own;
  const stop = () => current === own && WebAuthnAbortService.cancelCeremony();
  signal.addEventListener('abort', stop);
  try {
    return { status: 'done', credential: await ceremony() };
  } catch (error) {
    return { status: statusOf(error) };
  } finally {
    signal.removeEventListener('abort', stop);
    if (current === own) current = undefined;
  }
}

function statusOf(error: unknown): 'stopped' | 'known' | 'failed' {
  if (!(error instanceof WebAuthnError)) return 'failed';
  if (error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED') return 'known';
  // Browsers say that it was not allowed whatever the reason: most often, the shopper closed their window.
  const isStopped = error.code === 'ERROR_CEREMONY_ABORTED' || error.name === 'NotAllowedError';
  return isStopped ? 'stopped' : 'failed';
}

type RequestJSON = Parameters<typeof startAuthentication>[0]['optionsJSON'];
type CreationJSON = Parameters<typeof startRegistration>[0]['optionsJSON'];

/** Waits until the shopper chooses a passkey where the email is filled in; until then nothing is seen of it. */
export const waitForPasskey = (
  { extensions: _, ...options }: PasskeyRequest, // the package takes none as JSON
  signal: AbortSignal,
): Promise<Ceremony> =>
  hold(
    () =>
      startAuthentication({
        optionsJSON: options as RequestJSON, // its words are the browser's to check
        useBrowserAutofill: true,
        verifyBrowserAutofillInput: false, // it would not look into shadow roots
      }),
    signal,
  );

/** Has the browser ask, in a window of its own, which passkey to use. */
export const choosePasskey = (
  { extensions: _, ...options }: PasskeyRequest,
  signal: AbortSignal,
): Promise<Ceremony> => hold(() => startAuthentication({ optionsJSON: options as RequestJSON }), signal); // its words are the browser's to check

/** Has the browser make a passkey. */
export const makePasskey = (
  { extensions: _, ...options }: PasskeyCreation,
  signal: AbortSignal,
): Promise<Ceremony> => hold(() => startRegistration({ optionsJSON: options as CreationJSON }), signal);

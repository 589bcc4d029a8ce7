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
 * The result of a ceremony. `done` has the browser's credential as JSON. `stopped` means that the shopper, our code, or
 * another ceremony ended it, since a browser runs one at a time. `existing` means that the device already has a passkey
 * for this account.
 */
export type Ceremony =
  | { readonly status: 'done'; readonly credential: object }
  | { readonly status: 'stopped' | 'existing' | 'failed' };

/** Returns whether the browser can offer passkeys in an email field's autofill. Never rejects. */
export const canAutofill = (): Promise<boolean> => supports(browserSupportsWebAuthnAutofill);

/** Returns whether this device can create a passkey and ask for a fingerprint, a face or a PIN. Never rejects. */
export const canAdd = (): Promise<boolean> => supports(platformAuthenticatorIsAvailable);

async function supports(detect: () => Promise<boolean>): Promise<boolean> {
  try {
    return await detect();
  } catch {
    return false; // the page may have replaced the API
  }
}

/** The ceremony in progress. Each one may cancel only itself. */
let current: symbol | undefined;

async function runCeremony(ceremony: () => Promise<object>, signal: AbortSignal): Promise<Ceremony> {
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

function statusOf(error: unknown): 'stopped' | 'existing' | 'failed' {
  if (!(error instanceof WebAuthnError)) return 'failed';
  if (error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED') return 'existing';
  // Browsers report `NotAllowedError` for any reason. Most often, the shopper closed the browser's dialog.
  const isStopped = error.code === 'ERROR_CEREMONY_ABORTED' || error.name === 'NotAllowedError';
  return isStopped ? 'stopped' : 'failed';
}

type RequestJSON = Parameters<typeof startAuthentication>[0]['optionsJSON'];
type CreationJSON = Parameters<typeof startRegistration>[0]['optionsJSON'];

/** Waits until the shopper chooses a passkey in the email field's autofill. Shows nothing until then. */
export const waitForPasskey = (
  { extensions: _, ...options }: PasskeyRequest, // the package doesn't accept them as JSON
  signal: AbortSignal,
): Promise<Ceremony> =>
  runCeremony(
    () =>
      startAuthentication({
        optionsJSON: options as RequestJSON, // the browser checks its values
        useBrowserAutofill: true,
        verifyBrowserAutofillInput: false, // it wouldn't look inside shadow roots
      }),
    signal,
  );

/** Has the browser ask, in its own dialog, which passkey to use. */
export const choosePasskey = (
  { extensions: _, ...options }: PasskeyRequest,
  signal: AbortSignal,
): Promise<Ceremony> =>
  runCeremony(() => startAuthentication({ optionsJSON: options as RequestJSON }), signal); // the browser checks its values

/** Has the browser create a passkey. */
export const createPasskey = (
  { extensions: _, ...options }: PasskeyCreation,
  signal: AbortSignal,
): Promise<Ceremony> =>
  runCeremony(() => startRegistration({ optionsJSON: options as CreationJSON }), signal);

import { signInWithGoogle } from '../../state/social.js';
import { store } from '../../state/store.js';
import type { Attempt } from './flow-state.js';
import { isActivated, whenReady } from './load-script.js';
import { makeNonce } from './popup-flow.js';

/** https://developers.google.com/identity/oauth2/web/reference/js-reference#CodeResponse */
interface CodeResponse {
  readonly code?: string;
  readonly state?: string;
  readonly error?: string;
  readonly [field: string]: unknown;
}

interface CodeClient {
  requestCode(): void;
}

interface GoogleScript {
  initCodeClient(options: {
    readonly client_id: string;
    readonly scope: string;
    readonly ux_mode: 'popup';
    readonly state: string;
    readonly callback: (response: CodeResponse) => void;
    readonly error_callback: (error: { readonly type: string }) => void;
  }): CodeClient;
}

const publicUrl = 'https://accounts.google.com/gsi/client';

/** Returns Google's script if it's loaded. Its global may also be an element of the page with this id. */
const readScript = (): GoogleScript | null => {
  const { google } = window as { google?: { accounts?: { oauth2?: GoogleScript } } };
  const script = google?.accounts?.oauth2;
  return typeof script?.initCodeClient === 'function' ? script : null;
};

/**
 * Signs in with the code flow of Google's own script.
 * @param otherWindow continues in a window that this page doesn't need to see
 */
export async function google(attempt: Attempt, otherWindow: () => void): Promise<void> {
  const { googleClientId, googleSdk } = store.getState().bigdata.config;
  const script = await whenReady(googleSdk ?? publicUrl, readScript);
  const again = () => void google(attempt, otherWindow);
  if (attempt.signal.aborted) return;
  if (!script) {
    attempt.onState({ status: 'unavailable', again });
    return;
  }
  const state = makeNonce();
  let isUsed = false;
  const lost = () => !isUsed && attempt.onState({ status: 'closed', again: open, otherWindow });
  const client = script.initCodeClient({
    client_id: googleClientId ?? '',
    scope: 'openid email profile',
    ux_mode: 'popup',
    state,
    async callback(response) {
      if (isUsed || attempt.signal.aborted) return;
      if (response.state !== state || typeof response.code !== 'string') {
        lost();
        return;
      }
      isUsed = true;
      attempt.onState({ status: 'finishing' });
      const outcome = await signInWithGoogle(plain(response), { signal: attempt.signal });
      if (outcome.status === 'done') attempt.onUser(outcome.value);
      else attempt.onFailure(outcome);
    },
    error_callback: ({ type }) =>
      type === 'popup_failed_to_open' ? attempt.onState({ status: 'blocked', open }) : lost(),
  });
  function open() {
    attempt.onState({ status: 'waiting' });
    client.requestCode();
  }
  if (isActivated()) open();
  else attempt.onState({ status: 'blocked', open });
}

/** Returns the fields of a response that can be sent to the server. */
const plain = (response: CodeResponse): Record<string, string | number | boolean> =>
  Object.fromEntries(
    Object.entries(response).filter((field): field is [string, string | number | boolean] =>
      ['string', 'number', 'boolean'].includes(typeof field[1]),
    ),
  );

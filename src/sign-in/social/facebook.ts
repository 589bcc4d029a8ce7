import { type FacebookPerson, signInWithFacebook } from '../../state/social.js';
import type { Failure } from '../../state/store.js';
import { store } from '../../state/store.js';
import type { Attempt } from './flow-state.js';
import { isActivated, whenReady } from './load-script.js';

/** https://developers.facebook.com/docs/javascript/reference/FB.login */
interface LoginResponse {
  readonly authResponse?: { readonly accessToken?: unknown } | null;
}

interface FacebookScript {
  /** Present while calls are only queued, until the rest of the script has loaded. */
  readonly __buffer?: unknown;
  init(options: { readonly appId: string; readonly version: string }): void;
  login(callback: (response: LoginResponse) => void, options: { readonly scope: string }): void;
  api(path: string, fields: { readonly fields: string }, callback: (reply: unknown) => void): void;
}

type FacebookPage = Window & { FB?: FacebookScript; fbAsyncInit?: unknown };

const publicUrl = 'https://connect.facebook.net/en_US/sdk.js';

/** Returns Facebook's script if it's loaded. Its global may also be an element of the page with this id. */
const readScript = (): FacebookScript | null => {
  const { FB } = window as FacebookPage;
  return typeof FB?.login === 'function' && !FB.__buffer ? FB : null;
};

/** Resolves when the script calls `fbAsyncInit`, once it's complete. Still calls the page's own callback. */
const whenCalled = (): Promise<void> =>
  new Promise((resolve) => {
    const page = window as FacebookPage;
    const { fbAsyncInit } = page;
    page.fbAsyncInit = () => {
      resolve();
      if (typeof fbAsyncInit === 'function') fbAsyncInit();
    };
  });

/**
 * Signs in with Facebook's own script. If the server refuses that, asks for an email.
 * @param otherWindow continues in a window that this page doesn't need to see
 */
export async function facebook(attempt: Attempt, otherWindow: () => void): Promise<void> {
  const { facebookAppId, facebookSdk } = store.getState().bigdata.config;
  const arrives = readScript() ? undefined : whenCalled();
  const script = await whenReady(facebookSdk ?? publicUrl, readScript, arrives);
  if (attempt.signal.aborted) return;
  if (!script) {
    attempt.onState({ status: 'unavailable', again: () => void facebook(attempt, otherWindow) });
    return;
  }
  script.init({ appId: facebookAppId ?? '', version: 'v20.0' });
  let isUsed = false;
  const onLogin = async ({ authResponse }: LoginResponse) => {
    if (isUsed || attempt.signal.aborted) return;
    const token = authResponse?.accessToken;
    if (typeof token !== 'string') {
      attempt.onState({ status: 'closed', again: open, otherWindow });
      return;
    }
    isUsed = true;
    attempt.onState({ status: 'finishing' });
    const outcome = await signInWithFacebook(token, { signal: attempt.signal });
    if (outcome.status === 'done') attempt.onUser(outcome.value);
    else if (outcome.status === 'failed') {
      const person = await fetchPerson(script);
      if (!person) attempt.onFailure(outcome);
      else attempt.onState({ status: 'bind', person, note: noteOf(outcome.failure) });
    }
  };
  function open() {
    attempt.onState({ status: 'waiting' });
    // Facebook's script rejects async functions.
    script?.login((response) => void onLogin(response), { scope: 'public_profile,email' });
  }
  if (isActivated()) open();
  else attempt.onState({ status: 'blocked', open });
}

/** Returns the server's refusal, which isn't an error here (spec section 8). Returns null for an invalid token. */
export const noteOf = ({ kind, code, message }: Failure): string | null =>
  kind === 'business' && code !== 5004 && message ? message : null;

const fetchPerson = (script: FacebookScript): Promise<FacebookPerson | null> =>
  new Promise((resolve) =>
    script.api('/me', { fields: 'id,name,picture' }, (reply) => {
      const { id, name, picture } = Object(reply);
      const { url } = Object(Object(picture).data);
      const text = (value: unknown) => (typeof value === 'string' ? value : '');
      resolve(text(id) ? { facebook_id: text(id), uname: text(name), headimgurl: text(url) } : null);
    }),
  );

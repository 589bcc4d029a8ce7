import { ofDocument } from '../../page/page-document.js';
import { safeUrl } from '../../page/safe-url.js';
import type { SocialResult } from '../../state/social.js';
import { askForWindow } from '../../state/social.js';
import { store } from '../../state/store.js';
import { awaitResult } from './await-result.js';
import type { Attempt } from './flow-state.js';
import { makeNonce } from './nonce.js';

const xUrl = 'https://api.twitter.com/oauth/authenticate';

/**
 * Signs in with our own window, which the server sends to the provider and back. The result comes from the server, so
 * this page doesn't need to see the window. A page with `Cross-Origin-Opener-Policy` can't.
 * @param popup the window, or null if it was blocked
 */
export async function popupFlow(ask: Attempt, popup: Window | null): Promise<void> {
  const { provider, signal } = ask;
  const again = () => void popupFlow(ask, ask.newWindow());
  if (!popup) {
    ask.onState({ status: 'blocked', open: again });
    return;
  }
  ask.onState({ status: 'opening' });
  const nonce = makeNonce();
  const asked = await askForWindow(provider, nonce, { signal });
  if (asked.status !== 'done') {
    popup.close();
    ask.onFailure(asked);
    return;
  }
  const { oauth_token, authenticate_url, number } = asked.value;
  const { api } = store.getState().bigdata.config;
  const given = safeUrl(authenticate_url, api);
  const url = new URL(given && /^https?:/.test(given) ? given : xUrl);
  url.searchParams.set('oauth_token', oauth_token);
  popup.location.replace(url);
  ask.onState({ status: 'waiting', number });

  const result = await awaitResult({
    popup,
    nonce,
    origin: new URL(api, ofDocument('baseURI')).origin,
    signal,
  });
  if (result === 'late') ask.onState({ status: 'late', again });
  else if (result.status === 'done') settle(ask, result.value);
  else {
    popup.close();
    ask.onFailure(result);
  }
}

function settle(ask: Attempt, result: Exclude<SocialResult, { status: 'waiting' }>): void {
  if (result.status === 'done') ask.onUser(result.user);
  else ask.onState({ status: 'bind', person: result, note: null });
}

import { ofDocument } from '../../page/page-document.js';
import { safeUrl } from '../../page/safe-url.js';
import type { Result } from '../../state/resource.js';
import { requestWindow, type SocialResult, takeResult } from '../../state/social.js';
import { store } from '../../state/store.js';
import type { Attempt } from './flow-state.js';

const xUrl = 'https://api.twitter.com/oauth/authenticate';

/**
 * Signs in with our own window, which the server sends to the provider and back. The result comes from the server, so
 * this page doesn't need to see the window. A page with `Cross-Origin-Opener-Policy` can't.
 * @param popup the window, or null if it was blocked
 */
export async function popupFlow(attempt: Attempt, popup: Window | null): Promise<void> {
  const { provider, signal } = attempt;
  const again = () => void popupFlow(attempt, attempt.newWindow());
  if (!popup) {
    attempt.onState({ status: 'blocked', open: again });
    return;
  }
  attempt.onState({ status: 'opening' });
  const nonce = makeNonce();
  const reply = await requestWindow(provider, nonce, { signal });
  if (reply.status !== 'done') {
    popup.close();
    attempt.onFailure(reply);
    return;
  }
  const { oauth_token, authenticate_url, number } = reply.value;
  const { api } = store.getState().bigdata.config;
  const windowUrl = safeUrl(authenticate_url, api);
  const url = new URL(windowUrl && /^https?:/.test(windowUrl) ? windowUrl : xUrl);
  url.searchParams.set('oauth_token', oauth_token);
  popup.location.replace(url);
  attempt.onState({ status: 'waiting', number });

  const result = await awaitResult({
    popup,
    nonce,
    origin: new URL(api, ofDocument('baseURI')).origin,
    signal,
  });
  if (result === 'late') attempt.onState({ status: 'late', again });
  else if (result.status === 'done') settle(attempt, result.value);
  else {
    popup.close();
    attempt.onFailure(result);
  }
}

function settle(attempt: Attempt, result: Exclude<SocialResult, { status: 'waiting' }>): void {
  if (result.status === 'done') attempt.onUser(result.user);
  else attempt.onState({ status: 'bind', person: result, note: null });
}

interface Awaited {
  readonly popup: Window;
  readonly nonce: string;
  /** The server's origin. Messages from other origins are ignored. */
  readonly origin: string;
  readonly signal: AbortSignal;
}

type Settled = Exclude<SocialResult, { readonly status: 'waiting' }>;

/** How long to wait for the shopper, in milliseconds. */
const patience = 5 * 60_000;

/** The pause between two requests, in milliseconds. It grows from the first value to the second. */
const firstPause = 1000;
const longestPause = 5000;

/** The number of failures in a row that ends the wait. A network may recover before that. */
const mostFailures = 5;

/**
 * Waits for the result of a window. Polls the server, and also asks right away when the window sends a message or the
 * shopper returns to this page. A window that looks closed proves nothing.
 */
async function awaitResult({ popup, nonce, origin, signal }: Awaited): Promise<Result<Settled> | 'late'> {
  let proof: string | null = null;
  let wake = () => {};
  const onMessage = (event: MessageEvent<unknown>) => {
    if (event.origin !== origin || event.source !== popup) return;
    const message = Object(event.data);
    if (message.type !== 'storefront-social' || message.nonce !== nonce || typeof message.proof !== 'string')
      return;
    proof = message.proof;
    wake();
  };
  const listening = new AbortController();
  const options = { signal: listening.signal };
  addEventListener('message', onMessage, options);
  addEventListener('focus', () => wake(), options);
  signal.addEventListener('abort', () => wake(), options);

  const end = Date.now() + patience;
  let failures = 0;
  try {
    for (let pause = firstPause; Date.now() < end; pause = Math.min(pause * 1.3, longestPause)) {
      if (!proof || failures)
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, pause);
          wake = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      const sentProof: string | null = proof;
      const outcome = await takeResult(nonce, sentProof, { signal });
      if (outcome.status === 'done' && outcome.value.status !== 'waiting') {
        return { status: 'done', value: outcome.value };
      }
      if (outcome.status === 'aborted') return outcome;
      // The server doesn't accept the proof, so sending it again would change nothing.
      if (outcome.status === 'done' && proof === sentProof) proof = null;
      failures = outcome.status === 'failed' ? failures + 1 : 0;
      if (outcome.status === 'failed' && (outcome.failure.kind === 'business' || failures === mostFailures)) {
        return outcome;
      }
    }
    return 'late';
  } finally {
    listening.abort();
  }
}

/** Returns 128 random bits as text. Doesn't use `randomUUID`, which is missing on pages without HTTPS. */
export const makeNonce = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

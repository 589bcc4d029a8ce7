import type { Result } from '../../state/resource.js';
import { type SocialResult, takeResult } from '../../state/social.js';

interface Awaited {
  readonly popup: Window;
  readonly nonce: string;
  /** The server's, from whose pages alone a message is taken. */
  readonly origin: string;
  readonly signal: AbortSignal;
}

type Settled = Exclude<SocialResult, { readonly status: 'waiting' }>;

/** How long is waited for a shopper, in milliseconds. */
const patience = 5 * 60_000;

/** From one question to the next, in milliseconds: ever longer, up to this. */
const firstPause = 1000;
const longestPause = 5000;

/** Failures in a row that end the waiting: a network may come back. */
const mostFailures = 5;

/**
 * Waits for what a window comes to: asks the server again and again, and at once when the window tells, or when the
 * shopper comes back to this page. Whether the window looks closed says nothing.
 */
export async function awaitResult({
  popup,
  nonce,
  origin,
  signal,
}: Awaited): Promise<Result<Settled> | 'late'> {
  let proof: string | null = null;
  let wake = () => {};
  const onMessage = (event: MessageEvent<unknown>) => {
    if (event.origin !== origin || event.source !== popup) return;
    const told = Object(event.data);
    if (told.type !== 'storefront-social' || told.nonce !== nonce || typeof told.proof !== 'string') return;
    proof = told.proof;
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
      const given: string | null = proof;
      const outcome = await takeResult(nonce, given, { signal });
      if (outcome.status === 'done' && outcome.value.status !== 'waiting') {
        return { status: 'done', value: outcome.value };
      }
      if (outcome.status === 'aborted') return outcome;
      // The server does not take it: another question would be answered alike.
      if (outcome.status === 'done' && proof === given) proof = null;
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

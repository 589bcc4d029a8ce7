import { type DehydratedState, hydrate, QueryClient } from '@tanstack/react-query';
import { object, string, unknown, validate } from 'superstruct';
import { store } from '../../../dist/index.js';
import { STATE_ID } from '../../shared/page-rendering.js';
import { pageLang } from '../messages/i18n.js';
import { tokenOf } from '../session/useStorefront.js';
import { beginTakeover } from '../shell/takeover.js';

/** Creates the client for a page's queries. Failures come with a retry button, so nothing retries automatically. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });

/** The client of the page in a browser. */
export const queryClient = createQueryClient();

/** Refetches what's on screen in the page's new language, and drops everything else. Resolves when it's there, or failed. */
export function refetchInNewLanguage(): Promise<void> {
  queryClient.removeQueries({ type: 'inactive' });
  return queryClient.invalidateQueries();
}

/** From now on, drops what was loaded for someone else whenever the signed-in shopper changes. */
export function forgetWithShopper(): void {
  let lastToken = tokenOf(store.getState());
  store.subscribe((state) => {
    const next = tokenOf(state);
    if (next === lastToken) return;
    lastToken = next;
    queryClient.removeQueries({ type: 'inactive' });
  });
}

const State = object({ lang: string(), answers: unknown() });

/** Loads the data of the server-rendered page. Returns false if there is none, or it's in another language. */
export function takeAnswers(): boolean {
  const text = document.getElementById(STATE_ID)?.textContent;
  if (!text) return false;
  try {
    const [unfit, state] = validate(JSON.parse(text), State);
    if (unfit || state.lang !== pageLang()) return false;
    hydrate(queryClient, state.answers as DehydratedState); // as the server's `dehydrate` wrote them
  } catch {
    return false;
  }
  beginTakeover();
  return true;
}

/**
 * Refetches everything after going back to a page, whose data may be old. The browser may have restored the page as it
 * was left, from its back-forward cache, or only the server's document, from its HTTP cache.
 * @param hydrated resolves when the page may differ from what the server has rendered. Null if it rendered nothing
 */
export function refetchWhenGoneBackTo(hydrated: Promise<void> | null): void {
  const refetch = async () => {
    await hydrated;
    await queryClient.invalidateQueries();
  };
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void refetch();
  });
  const [visit] = performance.getEntriesByType('navigation');
  const isGoneBackTo = visit instanceof PerformanceNavigationTiming && visit.type === 'back_forward';
  if (hydrated && isGoneBackTo) void refetch();
}

/** Resolves when every query has been answered or has failed. */
export async function allAnswered(queryClient: QueryClient): Promise<void> {
  for (;;) {
    const all = queryClient.getQueryCache().getAll();
    const pending = all.filter(({ state }) => state.fetchStatus === 'fetching');
    if (pending.length === 0) return;
    await Promise.allSettled(pending.map(({ promise }) => promise));
  }
}

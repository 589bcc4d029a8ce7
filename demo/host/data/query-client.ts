import { type DehydratedState, hydrate, QueryClient } from '@tanstack/react-query';
import { object, string, unknown, validate } from 'superstruct';
import { store } from '../../../dist/index.js';
import { STATE_ID } from '../../shared/page-rendering.js';
import { pageLang } from '../messages/speech.js';
import { tokenOf } from '../session/useStorefront.js';
import { beginTakeover } from '../shell/takeover.js';

/** What a page asks the server for. A failure is shown with a way to try again, so nothing is retried by itself. */
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

/** That of the page in a browser. */
export const queryClient = createQueryClient();

/** Asks again for what is on view, in the page's new language; what is not on view is forgotten. */
export function refetchInNewLanguage(): void {
  queryClient.removeQueries({ type: 'inactive' });
  void queryClient.invalidateQueries();
}

/** From now on, what was asked for as somebody else is forgotten when another one signs in, or nobody is. */
export function forgetWithShopper(): void {
  let known = tokenOf(store.getState());
  store.subscribe((state) => {
    const next = tokenOf(state);
    if (next === known) return;
    known = next;
    queryClient.removeQueries({ type: 'inactive' });
  });
}

const State = object({ lang: string(), answers: unknown() });

/** Takes what the server has drawn the page from; false where it drew nothing, or in another language. */
export function takeAnswers(): boolean {
  const text = document.getElementById(STATE_ID)?.textContent;
  if (!text) return false;
  try {
    const [unfit, state] = validate(JSON.parse(text), State);
    if (unfit || state.lang !== pageLang()) return false;
    hydrate(queryClient, state.answers as DehydratedState); // as `dehydrate` wrote them on the server
  } catch {
    return false;
  }
  beginTakeover();
  return true;
}

/** A page that is gone back to may be an old one, from the browser's cache: once it is on view, its answers are asked for anew. */
export function askAnewIfOld(): void {
  const [visit] = performance.getEntriesByType('navigation');
  if (visit instanceof PerformanceNavigationTiming && visit.type === 'back_forward')
    void queryClient.invalidateQueries();
}

/** Resolves when all that has been asked for is there, or is known not to be. */
export async function allAnswered(queryClient: QueryClient): Promise<void> {
  for (;;) {
    const all = queryClient.getQueryCache().getAll();
    const pending = all.filter(({ state }) => state.fetchStatus === 'fetching');
    if (pending.length === 0) return;
    await Promise.allSettled(pending.map(({ promise }) => promise));
  }
}

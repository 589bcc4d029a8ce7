import { type DehydratedState, hydrate } from '@tanstack/react-query';
import { object, string, unknown, validate } from 'superstruct';
import { STATE_ID } from '../../shared/page-rendering.js';
import { pageLang } from '../messages/speech.js';
import { beginTakeover } from '../shell/takeover.js';
import { queryClient } from './query-client.js';

const State = object({ lang: string(), answers: unknown() });

/**
 * Takes the answers that the server has drawn the page from. From then on it is taken over: what is drawn first is what
 * stands there.
 * @returns false where the server has drawn nothing, or in another language than the shopper's
 */
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

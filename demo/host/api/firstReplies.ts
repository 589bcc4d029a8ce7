import { object, record, string, unknown, validate } from 'superstruct';
import { pageLang } from '../messages/i18n.js';
import { visit } from '../shell/visit.js';

const First = object({ lang: string(), replies: record(string(), unknown()) });

/** Replies that came with the page, keyed by the calls that they answer. */
let replies: Map<string, unknown> | undefined;

function read(): Map<string, unknown> {
  const text = document.getElementById('first-replies')?.textContent;
  const [visit] = performance.getEntriesByType('navigation');
  // After going back, the page may be an old one from the browser's cache.
  const isOld = (visit as PerformanceNavigationTiming | undefined)?.type === 'back_forward';
  if (!text || isOld) return new Map();
  try {
    const [unfit, first] = validate(JSON.parse(text), First);
    return new Map(unfit || first.lang !== pageLang() ? [] : Object.entries(first.replies));
  } catch {
    return new Map();
  }
}

/** Returns the reply to a call that came with the page (`demo/server/site/page-body.ts`), to the first caller only. */
export function takeFirstReply(call: string): unknown {
  if (visit()) return undefined;
  replies ??= read();
  const reply = replies.get(call);
  replies.delete(call);
  return reply;
}

import { type Context, Hono } from 'hono';
import { object } from 'superstruct';
import type { Topic } from '../cache/changes.js';
import { type CachePublicly, cachePublicly } from '../cache/public-replies.js';
import type { ResponseCache } from '../cache/response-cache.js';
import type { Db } from '../db/database.js';
import { type ApiEnv, acknowledge, refuse, requestLanguage, succeed } from '../http/api.js';
import { refuseErrors } from '../http/errors.js';
import { optionalText, or, readBody, readQuery, requiredText, trimmedText } from '../http/fields.js';
import { allowOrigins, asReplies } from '../http/guards.js';
import { widgetReply } from '../http/shape.js';
import { limitSearches, SEARCHES } from '../limits/limit-searches.js';
import { findSuggestions } from './find-suggestions.js';
import { forgetSearch, recentTerms } from './search-log.js';

const SuggestRequest = object({
  keywords: trimmedText(),
  uuid: optionalText(),
  is_wholesale: optionalText(),
});
const ForgetRequest = object({ uuid: requiredText(), keywords: or(optionalText(), '') });

const SUGGESTED = ['terms', 'cars', 'goods', 'departments'] as const satisfies readonly Topic[];

/** Returns the cache key for typed text, which gets everyone the same reply, or null for a browser's own searches. */
function typedOf(c: Context): string | null {
  const { keywords, is_wholesale } = readQuery(c, SuggestRequest);
  return keywords === '' ? null : `suggest ${JSON.stringify([keywords, is_wholesale])}`;
}

/**
 * `GET /pc/search/suggest?keywords&uuid[&is_wholesale=1]` returns at most nine `{suggestKeyword}` (contract section 4):
 * names that match the typed text, with their `kind`, a `picture`, and a `price` in US dollars, or, if it is empty,
 * this browser's latest searches.
 * Needs no token, so a separate host can serve it.
 */
export function suggestRoutes(db: Db, cachePublicly: CachePublicly): Hono<ApiEnv> {
  return new Hono<ApiEnv>().get('/pc/search/suggest', cachePublicly(SUGGESTED, typedOf), async (c) => {
    const { keywords, uuid, is_wholesale } = readQuery(c, SuggestRequest);
    if (keywords !== '')
      return succeed(
        c,
        widgetReply('suggestions'),
        await findSuggestions(db, keywords, is_wholesale === '1', requestLanguage(c)),
      );
    const terms = await recentTerms(db, uuid ?? c.req.header('uuid') ?? '');
    return succeed(
      c,
      widgetReply('suggestions'),
      terms.map((suggestKeyword) => ({ suggestKeyword })),
    );
  });
}

/**
 * `POST /pc/search/deleteLog {keywords, uuid}` deletes one of a browser's past searches, or all of them if `keywords`
 * is empty. Deleting an unknown term is not an error.
 */
export function searchLogRoutes(db: Db): Hono<ApiEnv> {
  return new Hono<ApiEnv>().post('/pc/search/deleteLog', async (c) => {
    const { uuid, keywords } = await readBody(c, ForgetRequest);
    await forgetSearch(db, uuid, keywords);
    return acknowledge(c);
  });
}

/** The suggestion host (spec section 7): `GET /pc/search/suggest` on a separate origin, which never gets a token. */
export function suggestHostRoutes(
  db: Db,
  allowedOrigins: readonly string[],
  responseCache: ResponseCache | null,
): Hono<ApiEnv> {
  return new Hono<ApiEnv>()
    .onError(refuseErrors)
    .use(asReplies)
    .use(allowOrigins(allowedOrigins))
    .on('GET', [...SEARCHES], limitSearches())
    .route('/', suggestRoutes(db, cachePublicly(responseCache)))
    .all('*', (c) => refuse(c, 404, 'This host gives suggestions alone.', 404));
}

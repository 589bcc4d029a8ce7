import { type Context, Hono } from 'hono';
import { compress } from 'hono/compress';
import { object } from 'superstruct';
import { Ids, SavedGoods, SavedStores } from '../../shared/replies/favorites.js';
import { requireUser } from '../accounts/session.js';
import type { Db } from '../db/database.js';
import { findSome } from '../goods/find-goods.js';
import { type ApiEnv, ApiError, acknowledge, notFound, requestLanguage, succeed } from '../http/api.js';
import {
  fault,
  numbersOf,
  oneOf,
  optionalText,
  paging,
  readBody,
  readQuery,
  requiredNumber,
  to,
} from '../http/fields.js';
import { limitCalls } from '../limits/rate-limit.js';
import { FAVORITE_MESSAGES } from './messages.js';
import { describeStores, findSaved, findSavedPage, mergeSaved, removeItem, saveItem } from './saved.js';
import type { Kind } from './schema.js';

const MAX_IDS = 100;

/** Comma-separated ids. */
const ids = to(optionalText(12 * MAX_IDS), (text) => {
  const parts = text?.split(',') ?? [];
  return parts.length > MAX_IDS ? fault(`may hold at most ${MAX_IDS} numbers.`) : numbersOf(parts);
});
const kind = oneOf<Kind>(['goods', 'store']);
const ListRequest = object({ kind, ...paging() });
const LookRequest = object({ kind, ids });
const OneRequest = object({ kind, id: requiredNumber() });
const MergeRequest = object({ goods: ids, store: ids });

/** Enough for a whole office behind one IP address. */
const LOOKS = { name: 'looks-at-favorites', attempts: 240 } as const;

/**
 * The wishlist (`kind` `goods`: goods and cars) and the favorite stores (`store`). 401 for a guest, except for `look`.
 *
 * | call below `/pc/collect` | data |
 * |---|---|
 * | GET `ids` | `{goods, store}`: the ids of everything saved, newest first |
 * | GET `list` `{kind, page, pageSize=24}` | `{list, total}`: listed goods and cars, or stores with `goods_count` |
 * | GET `look` `{kind, ids}` | the same for up to 100 comma-separated ids, which a guest's browser has saved |
 * | POST `add`, `delete` `{kind, id}` | null; `add` returns 404 for an unknown id, 409 above 500 |
 * | POST `merge` `{goods, store}` | same as `ids`, after adding what a guest has saved |
 */
export function favoriteRoutes(db: Db, now: () => Date): Hono<ApiEnv> {
  /** Sends saved goods and cars, or stores, by their ids. */
  async function describe(c: Context, kind: Kind, ids: readonly number[], total?: number): Promise<Response> {
    if (kind === 'goods') {
      const list = await findSome(db, ids, requestLanguage(c));
      return succeed(c, SavedGoods, { list, total: total ?? list.length });
    }
    const list = await describeStores(db, ids, requestLanguage(c));
    return succeed(c, SavedStores, { list, total: total ?? list.length });
  }

  return new Hono<ApiEnv>()
    .basePath('/pc/collect')
    .get('/ids', async (c) => succeed(c, Ids, await findSaved(db, (await requireUser(db, c, now())).userId)))
    .get('/list', compress(), async (c) => {
      const { userId } = await requireUser(db, c, now());
      const query = readQuery(c, ListRequest);
      const { rows, total } = await findSavedPage(db, { userId, ...query });
      const found = rows.map(({ id }) => id);
      return describe(c, query.kind, found, total);
    })
    .get('/look', limitCalls(db, LOOKS), compress(), async (c) => {
      const { kind, ids } = readQuery(c, LookRequest);
      return describe(c, kind, ids);
    })
    .post('/add', async (c) => {
      const { userId } = await requireUser(db, c, now());
      const { kind, id } = await readBody(c, OneRequest);
      const messages = FAVORITE_MESSAGES[requestLanguage(c)];
      const outcome = await saveItem(db, userId, kind, id, now());
      if (outcome === 'unknown') throw notFound(messages.unknown);
      if (outcome === 'full') throw new ApiError(409, messages.full);
      return acknowledge(c);
    })
    .post('/delete', async (c) => {
      const { userId } = await requireUser(db, c, now());
      const { kind, id } = await readBody(c, OneRequest);
      await removeItem(db, userId, kind, id);
      return acknowledge(c);
    })
    .post('/merge', async (c) => {
      const { userId } = await requireUser(db, c, now());
      await mergeSaved(db, userId, await readBody(c, MergeRequest), now());
      return succeed(c, Ids, await findSaved(db, userId));
    });
}

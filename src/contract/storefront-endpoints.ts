import { array, type } from 'superstruct';
import type { Endpoint } from '../api/client.js';
import { Level } from '../api/prizes.js';
import { count, message, missable, name, numeric, reader, text } from '../api/reply.js';

// The calls of contract section 4 that a storefront makes and no widget does.

/** The reply of `indexNotice` (spec section 3). */
export const IndexNoticeReply = array(type({ title: text, content: text }));

/** What the shop announces. */
export const indexNotice: Endpoint<unknown> = {
  name: 'indexNotice',
  method: 'GET',
  path: '/pc/index/notice',
  read: reader(IndexNoticeReply),
};

/** The reply of `history`; what stands in the list is the server's. */
export const HistoryReply = type({ list: array(type({})), total: count });

/** What the shopper looked at, by pages of 30 (spec section 9). */
export const history: Endpoint<unknown> = {
  name: 'history',
  method: 'GET',
  path: '/pc/history',
  read: reader(HistoryReply),
};

/** The replies of `prizeRecord` and `invtRecord`: awards, and when each was drawn. */
export const PrizeRecordReply = array(
  type({
    award_level: Level,
    award_name: name,
    award_state: missable(numeric),
    award_explain: missable(message),
    time: missable(text),
  }),
);

const record = (name: string): Endpoint<unknown> => ({
  name,
  method: 'GET',
  path: `/pc/prize/${name}`,
  read: reader(PrizeRecordReply),
});

/** What the shopper won. */
export const prizeRecord = record('prizeRecord');

/** What the shopper won by inviting friends. */
export const invtRecord = record('invtRecord');

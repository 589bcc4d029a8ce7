import type { Infer } from 'superstruct';
import type { Endpoint } from './client.js';
import { Level } from './prizes.js';
import { array, count, message, name, nullish, numeric, reader, text, type } from './reply.js';

// The calls in contract section 4 that a storefront makes, but no widget does.

/** The reply of `indexNotice` (spec section 3). */
export const IndexNoticeReply = array(type({ title: text, content: text }));

export type IndexNoticeReply = Infer<typeof IndexNoticeReply>;

/** The shop's announcements. */
export const indexNotice: Endpoint<IndexNoticeReply> = {
  name: 'indexNotice',
  method: 'GET',
  path: '/pc/index/notice',
  read: reader(IndexNoticeReply),
};

/** The reply of `history`. The items in the list are up to the server. */
export const HistoryReply = type({ list: array(type({})), total: count });

/** What the shopper has looked at, in pages of 30 (spec section 9). */
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
    award_state: nullish(numeric),
    award_explain: nullish(message),
    time: nullish(text),
  }),
);

export type PrizeRecordReply = Infer<typeof PrizeRecordReply>;

const record = (name: string): Endpoint<PrizeRecordReply> => ({
  name,
  method: 'GET',
  path: `/pc/prize/${name}`,
  read: reader(PrizeRecordReply),
});

/** What the shopper won. */
export const prizeRecord = record('prizeRecord');

/** What the shopper won by inviting friends. */
export const invtRecord = record('invtRecord');

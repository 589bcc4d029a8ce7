import { array, type Infer, string, type } from 'superstruct';
import { type StorePage, StorePage as Stores } from './goods-replies.js';
import { getOutcome, type Outcome } from './request.js';

const Notices = array(type({ title: string(), content: string() }));

/** What the shop announces on its home page. */
export type Notices = Infer<typeof Notices>;

/** What the shop announces, in the page's language. */
export const loadNotices = (): Promise<Outcome<Notices>> => getOutcome('/pc/index/notice', Notices);

/** The first of the stores that are shops in the United States, by name. */
export const loadShops = (pageSize: number): Promise<Outcome<StorePage>> =>
  getOutcome('/pc/store/list', Stores, { factory: '0', page: '1', pageSize: String(pageSize) });

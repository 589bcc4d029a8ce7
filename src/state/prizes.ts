import { type Award, type AwardUse, prizeInfo, readAwardUse } from '../api/prizes.js';
import { sharedOnPage } from '../page/page-record.js';
import { send } from './client.js';
import { createLoad, type Outcome } from './resource.js';
import { setBigdata, shopperKey, store } from './store.js';

export type { Award, PrizeInfoReply } from '../api/prizes.js';

/** How many times the wheel's data has gone out of date on this page. */
const page = sharedOnPage('prizeInfo', () => ({ changes: 0 }));

/** Loads what the wheel shows; reloads it if the language, the API or the shopper has changed. */
export const loadPrizeInfo = createLoad({
  name: 'prizeInfo',
  key: (state) => `${page.changes} ${shopperKey(state)}`,
  request: (signal) => send(prizeInfo, {}, { signal }),
});

/** Reloads what the wheel shows, because there may be new spins. */
export function refreshPrizeInfo(): Promise<Outcome> {
  page.changes += 1;
  return loadPrizeInfo();
}

/**
 * Stores the number of spins left that a draw reported, so that all widgets show the same number.
 * @param left null if the draw didn't report it.
 */
export function keepSpinsLeft(left: number | null | undefined): void {
  const { prizeInfo } = store.getState().bigdata;
  if (typeof left !== 'number') return;
  if (prizeInfo?.status === 'ready')
    setBigdata({ prizeInfo: { status: 'ready', data: { ...prizeInfo.data, can_award_num: left } } });
  else void refreshPrizeInfo(); // any request in flight was sent before the draw
}

/** Returns how to use an award; empty if the server's data about that can't be read. */
export function awardUse(award: Award): Partial<AwardUse> {
  const read = readAwardUse(award);
  return 'value' in read ? read.value : {};
}

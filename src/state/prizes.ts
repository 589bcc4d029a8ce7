import { type Award, type AwardUse, prizeInfo, readAwardUse } from '../api/prizes.js';
import { send } from './client.js';
import { sharedOnPage } from './page-record.js';
import { createLoad, type Outcome } from './resource.js';
import { setBigdata, shopperKey, store } from './store.js';

export type { Award, PrizeInfoReply } from '../api/prizes.js';

/** How often what is known of the wheel went out of date on this page. */
const page = sharedOnPage('prizeInfo', () => ({ changes: 0 }));

/** Loads what the wheel shows; anew when the language, the API or the shopper changes. */
export const loadPrizeInfo = createLoad({
  name: 'prizeInfo',
  key: (state) => `${page.changes} ${shopperKey(state)}`,
  request: (signal) => send(prizeInfo, {}, { signal }),
});

/** Asks anew for what the wheel shows: there may be a spin again. */
export function refreshPrizeInfo(): Promise<Outcome> {
  page.changes += 1;
  return loadPrizeInfo();
}

/**
 * Keeps how many spins are left, as a draw told it: all that show it show the same.
 * @param left null where the draw did not tell.
 */
export function keepSpinsLeft(left: number | null | undefined): void {
  const { prizeInfo } = store.getState().bigdata;
  if (typeof left !== 'number') return;
  if (prizeInfo?.status === 'ready')
    setBigdata({ prizeInfo: { status: 'ready', data: { ...prizeInfo.data, can_award_num: left } } });
  else void refreshPrizeInfo(); // what is on its way was asked for before the draw
}

/** How an award is used; nothing where what the server tells of it cannot be read. */
export function awardUse(award: Award): Partial<AwardUse> {
  const read = readAwardUse(award);
  return 'value' in read ? read.value : {};
}

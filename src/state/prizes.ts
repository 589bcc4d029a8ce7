import { prizeInfo } from '../api/prizes.js';
import { send } from './client.js';
import { sharedOnPage } from './page-record.js';
import { createLoad, type Outcome } from './resource.js';
import { shopperKey } from './store.js';

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

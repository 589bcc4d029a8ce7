import { prizeInfo } from '../api/prizes.js';
import { send } from './client.js';
import { createLoad } from './resource.js';
import { shopperKey } from './store.js';

export type { Award, PrizeInfoReply } from '../api/prizes.js';

/** Loads what the wheel shows; anew when the language, the API or the shopper changes. */
export const loadPrizeInfo = createLoad({
  name: 'prizeInfo',
  key: shopperKey,
  request: (signal) => send(prizeInfo, {}, { signal }),
});

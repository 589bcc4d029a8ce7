import { prizeInfo } from '../api/prizes.js';
import { send } from './client.js';
import { createLoad } from './resource.js';
import { store } from './store.js';

export type { Award, PrizeInfoReply } from '../api/prizes.js';

/** Loads what the wheel shows; anew when the language, the API or the shopper changes. */
export const loadPrizeInfo = createLoad({
  name: 'prizeInfo',
  key: () => {
    const { lang, loginInfo, bigdata } = store.getState();
    return `${lang} ${loginInfo.token} ${bigdata.config.api}`;
  },
  request: (signal) => send(prizeInfo, {}, { signal }),
});

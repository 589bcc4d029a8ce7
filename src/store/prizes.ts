import { prizeInfo } from '../request/prizes.js';
import { send } from './client.js';
import { session } from './persistence.js';
import { createLoad } from './resource.js';
import { store } from './store.js';

export type { Award } from '../request/prize-draw.js';
export type { PrizeInfoReply } from '../request/prizes.js';

/** Loads what the wheel shows; anew when the language, the API or the shopper changes. */
export const loadPrizeInfo = createLoad({
  name: 'prizeInfo',
  key: () => {
    const { lang, loginInfo, bigdata } = store.getState();
    return `${lang} ${loginInfo.token} ${bigdata.config.api}`;
  },
  request: (signal) => send(prizeInfo, {}, { signal }),
});

/** Whether a draw of this tab was not shown yet: one of this page is under way, or one of the page before broke off. */
export const isDrawPending = (): boolean => session.read('prizeDraw') !== null;

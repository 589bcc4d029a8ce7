import { type PrizeInfoReply, prizeInfo } from '../request/prizes.js';
import { send } from './client.js';
import { session } from './persistence.js';
import { createLoad, type Resource } from './resource.js';
import { setBigdata, store } from './store.js';

export type { Award } from '../request/prize-draw.js';
export type { PrizeInfoReply } from '../request/prizes.js';

const idle: Resource<never> = { status: 'idle' };

/** What the wheel shows, as far as it is loaded. */
export const prizeInfoOf = (): Resource<PrizeInfoReply> => store.getState().bigdata.prizeInfo ?? idle;

/** Loads what the wheel shows; anew when the language, the API or the shopper changes. */
export const loadPrizeInfo = createLoad<PrizeInfoReply>({
  name: 'prizeInfo',
  get: prizeInfoOf,
  set: (resource) => setBigdata({ prizeInfo: resource }),
  key: () => {
    const { lang, loginInfo, bigdata } = store.getState();
    return `${lang} ${loginInfo.token} ${bigdata.config.api}`;
  },
  request: (signal) => send(prizeInfo, {}, { signal }),
});

/** Whether a draw of this tab was not shown yet: one of this page is under way, or one of the page before broke off. */
export const isDrawPending = (): boolean => session.read('prizeDraw') !== null;

import { giftPop } from '../api/gifts.js';
import { send } from './client.js';
import { createLoad } from './resource.js';
import { cookies, local, session } from './storage.js';
import { type StorefrontState, store } from './store.js';

export type { GiftPopReply } from '../api/gifts.js';

/** Loads the gift; anew when the language, the API or the shopper changes. */
export const loadGift = createLoad({
  name: 'giftPop',
  key: () => {
    const { lang, loginInfo, bigdata } = store.getState();
    return `${lang} ${loginInfo.token} ${bigdata.config.api}`;
  },
  request: (signal) => send(giftPop, {}, { signal }),
});

/** Whether the shopper has closed the popup, or clicked into it: in this session, or in the last two days. */
export const wasGiftShown = (): boolean => Boolean(session.read('prizeShown') || cookies.read('prizeShown'));

/** The shopper has seen the gift (spec section 4). */
export function dismissGift(): void {
  session.write('prizeShown', '1');
  cookies.write('prizeShown', '1');
  local.write('centerDialogVisibletime', String(Date.now()));
}

/** Where the gifts are claimed: on the wheel's page, or in the cart, by `is_show_handle` of the gift or the shopper. */
export const claimPath = ({ user, bigdata }: StorefrontState): string => {
  const gift = bigdata.giftPop?.status === 'ready' ? bigdata.giftPop.data : null;
  const flags = [gift?.is_show_handle, user.info?.is_show_handle];
  return flags.some((flag) => Number(flag) === 1) ? '/content/Promotion' : '/content/shopCartNew';
};

import { useSyncExternalStore } from 'react';
import { store } from '../../../dist/index.js';
import { couponsQuery } from '../api/coupons.js';
import { refetchQuery } from '../data/use-shop-query.js';

/** The token of the shopper who claimed a gift on this page, or null if nobody did. */
let claimedBy: string | null = null;
const listeners = new Set<() => void>();

/** Records when the popup's gift is claimed, so that the page that follows can show it. */
export function watchClaims(): void {
  document.addEventListener('storefront-claim', () => {
    claimedBy = store.getState().loginInfo.token;
    for (const listen of listeners) listen();
    void refetchQuery(couponsQuery);
  });
}

const watch = (listen: () => void) => {
  listeners.add(listen);
  return () => {
    listeners.delete(listen);
  };
};

/** Returns whether the signed-in shopper has just claimed the gift. */
export const useClaimed = (): boolean =>
  useSyncExternalStore(
    watch,
    () => claimedBy !== null && claimedBy === store.getState().loginInfo.token,
    () => false,
  );

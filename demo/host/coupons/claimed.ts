import { useSyncExternalStore } from 'react';
import { store } from '../../../dist/index.js';
import { couponsQuery } from '../api/coupons.js';
import { refetchQuery } from '../data/use-shop-query.js';

/** Whose gift was claimed on this page, by the token; null for nobody's. */
let claimedBy: string | null = null;
const listeners = new Set<() => void>();

/** Remembers that the gift of the popup was claimed: the page that follows says what came of it. */
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

/** Whether the shopper who is signed in has just claimed the gift. */
export const useClaimed = (): boolean =>
  useSyncExternalStore(
    watch,
    () => claimedBy !== null && claimedBy === store.getState().loginInfo.token,
    () => false,
  );

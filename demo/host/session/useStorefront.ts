import { useSyncExternalStore } from 'react';
import { type StorefrontState, store } from '../../../dist/index.js';
import { useI18n } from '../messages/i18n.js';
import { useOnceTakenOver } from '../shell/takeover.js';

export type { StorefrontState };

/** Returns the token of the signed-in shopper, or null for a guest. */
export const tokenOf = ({ user, loginInfo }: StorefrontState): string | null =>
  user.info ? loginInfo.token : null;

/** The state that the server renders with. */
const ANYBODY: StorefrontState = {
  ...store.getInitialState(),
  user: { uuid: null, info: null },
  loginInfo: { token: null },
  addressindex: { zip: null, city: null },
  shopCart: { lines: [] },
};

/** Returns what `select` reads from the widgets' store: a string, a number, or part of it, never a new object. */
export function useStorefront<T>(select: (state: StorefrontState) => T): T {
  const snapshot = () => select(store.getState());
  const rendered = select(ANYBODY);
  const now = useSyncExternalStore(store.subscribe, snapshot, () => rendered);
  return useOnceTakenOver(now, rendered);
}

/** Returns the page's name for the signed-in shopper, or null for a guest. */
export function useShopper(): string | null {
  const { unnamed } = useI18n().texts.shopper;
  return useStorefront(({ user }) => (user.info ? user.info.uname || unnamed : null));
}

import { useSyncExternalStore } from 'react';
import { type StorefrontState, store } from '../../../dist/index.js';
import { useSpeech } from '../messages/speech.js';
import { useOnceTakenOver } from '../shell/takeover.js';

export type { StorefrontState };

/** The token of whoever is signed in; null for a guest. */
export const tokenOf = ({ user, loginInfo }: StorefrontState): string | null =>
  user.info ? loginInfo.token : null;

/** What the server draws for. */
const ANYBODY: StorefrontState = {
  ...store.getInitialState(),
  user: { uuid: null, info: null },
  loginInfo: { token: null },
  addressindex: { zip: null, city: null },
  shopCart: { lines: [] },
};

/** What `select` reads of the widgets' store: the same for the same state, so a text, a number, or a part of it. */
export function useStorefront<T>(select: (state: StorefrontState) => T): T {
  const snapshot = () => select(store.getState());
  const drawn = select(ANYBODY);
  const now = useSyncExternalStore(store.subscribe, snapshot, () => drawn);
  return useOnceTakenOver(now, drawn);
}

/** What the page calls the signed-in shopper; null for a guest. */
export function useShopper(): string | null {
  const { unnamed } = useSpeech().texts.shopper;
  return useStorefront(({ user }) => (user.info ? user.info.uname || unnamed : null));
}

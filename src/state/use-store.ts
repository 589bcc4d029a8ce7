import { useSyncExternalStore } from 'react';
import { type StorefrontState, store } from './store.js';

/** Returns part of the store's state, kept up to date. The selector must return the same value for the same state. */
export function useStore<T>(select: (state: StorefrontState) => T): T {
  return useSyncExternalStore(
    store.subscribe,
    () => select(store.getState()),
    () => select(store.getInitialState()),
  );
}

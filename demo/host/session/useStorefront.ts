import { useSyncExternalStore } from 'react';
import { type StorefrontState, store } from '../../../dist/index.js';

export type { StorefrontState };

/**
 * What `select` reads of the store that the page's widgets share; drawn anew when it changes.
 * @param select gives the same value for the same state: a text, a number, or what the state itself holds
 */
export function useStorefront<T>(select: (state: StorefrontState) => T): T {
  return useSyncExternalStore(store.subscribe, () => select(store.getState()));
}

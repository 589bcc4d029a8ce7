/**
 * The npm entry. Importing it touches no DOM, so that it works in Node and in a server's rendering.
 */
import { store as pageStore, type StorefrontState } from './state/store.js';
import { widgets } from './widgets.js';

export type { Language } from './i18n/locale.js';
export type { Config, ConfigInput } from './state/config.js';
export type { Failure, Resource } from './state/store.js';
export { configure } from './state/store.js';
export type { StorefrontState };

/** The page's one store. */
export interface StorefrontStore {
  getState(): StorefrontState;
  getInitialState(): StorefrontState;
  /** Changes the areas that are given; the others stay. */
  setState(change: Partial<StorefrontState> | ((state: StorefrontState) => Partial<StorefrontState>)): void;
  /** Calls back after every change, until what it returned is called. */
  subscribe(listener: (state: StorefrontState, before: StorefrontState) => void): () => void;
}

/** The store that all copies of this major version share on a page. */
export const store: StorefrontStore = pageStore;

/**
 * Loads and defines every element. For pages that are built with a bundler; others use `storefront.js`, which
 * loads what a page holds. Resolves when all are defined.
 */
export async function defineAll(): Promise<void> {
  await Promise.all(Object.values(widgets).map((load) => load()));
}

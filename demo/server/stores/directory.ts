import { FACTORIES } from './factories.js';
import { SHOPS } from './shops.js';
import type { Store } from './store.js';

/** The 30 stores, numbered from 1 in this order. */
export const STORES: readonly Store[] = [...SHOPS, ...FACTORIES];

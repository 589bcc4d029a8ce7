import { store } from '../state/store.js';
import tokens from '../ui/tokens.css';
import type { CommonDetail } from './definition.js';

/** The styles that every widget has. Its own come after them. */
export const sharedStyles: readonly string[] = [tokens];

/** Returns the fields that every event has: the partner, if one is configured (contract section 1). */
export function commonDetail(): CommonDetail {
  const { partner } = store.getState().bigdata.config;
  return partner ? { partner } : {};
}

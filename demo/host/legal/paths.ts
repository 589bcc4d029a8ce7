import type { LegalName } from './document.js';

/** Where each document stands; the first address is the one that the site links to. */
export const LEGAL_PATHS = {
  terms: ['/termsAndConditions', '/content/termsAndConditions'],
  privacy: ['/Privacy-policy', '/content/Privacy-policy'],
  refunds: ['/refund-and-returns-policy'],
} as const satisfies Record<LegalName, readonly [string, ...string[]]>;

/** The documents, in the order in which they are listed. */
export const legalNames = Object.keys(LEGAL_PATHS) as LegalName[]; // the keys of a const object

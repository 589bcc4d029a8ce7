import type { LegalName } from './document.js';

/** The paths of each document. The site links to the first one. */
export const LEGAL_PATHS = {
  terms: ['/termsAndConditions', '/content/termsAndConditions'],
  privacy: ['/Privacy-policy', '/content/Privacy-policy'],
  refunds: ['/refund-and-returns-policy'],
} as const satisfies Record<LegalName, readonly [string, ...string[]]>;

/** The documents, in the order in which they're listed. */
export const legalNames = Object.keys(LEGAL_PATHS) as LegalName[]; // the keys of a const object

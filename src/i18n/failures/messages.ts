import { createArea } from '../messages.js';
import en from './en.js';

/** The HTTP statuses that have a text of their own (spec section 8); `0` is anything else. */
export type KnownStatus = 0 | 400 | 401 | 403 | 404 | 405 | 408 | 500 | 501 | 502 | 503 | 504 | 505;

/** Why something failed, in the shopper's language. */
export interface FailureMessages {
  readonly status: Readonly<Record<KnownStatus, string>>;
  /** The answer came, and could not be understood. */
  readonly reply: string;
}

/** Loaded when something failed, not before. */
export const failureMessages = createArea<FailureMessages>(en, {
  ru: () => import('./ru.js'),
  ar: () => import('./ar.js'),
  fr: () => import('./fr.js'),
});

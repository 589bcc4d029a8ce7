import { createArea } from '../area.js';
import en from './en.js';

/** What a shopper reads while signing in with a provider, beyond the buttons. */
export interface SocialMessages {
  readonly opening: (name: string) => string;
  readonly waiting: (name: string) => string;
  /** Before the number. */
  readonly number: string;
  readonly blocked: (name: string) => string;
  readonly closed: (name: string) => string;
  readonly late: (name: string) => string;
  readonly unavailable: (name: string) => string;
  readonly finishing: (name: string) => string;
  /** Where the server says nothing of its own. */
  readonly bind: (name: string) => string;
  readonly bindButton: string;
  readonly open: (name: string) => string;
  readonly again: string;
  readonly otherWindow: string;
  readonly cancel: string;
  readonly underDevelopment: string;
}

export const socialMessages = createArea<SocialMessages>(en, {
  ru: () => import('./ru.js'),
  ar: () => import('./ar.js'),
  fr: () => import('./fr.js'),
});

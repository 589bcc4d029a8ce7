import { createArea } from '../../i18n/messages.js';
import en from './messages/en.js';

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
  ru: () => import('./messages/ru.js'),
  ar: () => import('./messages/ar.js'),
  fr: () => import('./messages/fr.js'),
});

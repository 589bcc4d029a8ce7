import { createMessages } from '../../i18n/messages.js';
import en from './messages/en.js';

/** What a shopper reads while signing in with a provider, beyond the buttons. */
export type SocialMessages = typeof en;

export const socialMessages = createMessages<SocialMessages>('social', en, {
  ru: () => import('./messages/ru.js'),
  ar: () => import('./messages/ar.js'),
  fr: () => import('./messages/fr.js'),
});

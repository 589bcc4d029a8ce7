import { createMessages } from '../../i18n/messages.js';
import en from './messages/en.js';

/** The texts of a sign-in with a provider, except those on the buttons. */
export type SocialMessages = typeof en;

export const socialMessages = createMessages<SocialMessages>('social', en, {
  ru: () => import('./messages/ru.js'),
  ar: () => import('./messages/ar.js'),
  fr: () => import('./messages/fr.js'),
});

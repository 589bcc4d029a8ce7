import { createMessages } from '../../i18n/messages.js';
import en from './messages/en.js';

/** The texts about passkeys. */
export type PasskeyMessages = typeof en;

export const passkeyMessages = createMessages<PasskeyMessages>('passkeys', en, {
  ru: () => import('./messages/ru.js'),
  ar: () => import('./messages/ar.js'),
  fr: () => import('./messages/fr.js'),
});

import { createMessages } from '../i18n/messages.js';
import en from './messages/en.js';

/** The text shown in the account menu. */
export type AccountMenuMessages = typeof en;

export const accountMenuMessages = createMessages<AccountMenuMessages>('account-menu', en, {
  ru: () => import('./messages/ru.js'),
  ar: () => import('./messages/ar.js'),
  fr: () => import('./messages/fr.js'),
});

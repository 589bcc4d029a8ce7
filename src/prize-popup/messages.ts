import { createMessages } from '../i18n/messages.js';
import en from './messages/en.js';

/** The text shown in the prize popup. */
export type PrizePopupMessages = typeof en;

export const prizePopupMessages = createMessages<PrizePopupMessages>('prize-popup', en, {
  ru: () => import('./messages/ru.js'),
  ar: () => import('./messages/ar.js'),
  fr: () => import('./messages/fr.js'),
});

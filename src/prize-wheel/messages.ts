import { createMessages } from '../i18n/messages.js';
import en from './messages/en.js';

/** The text shown by the prize wheel. */
export type PrizeWheelMessages = typeof en;

export const prizeWheelMessages = createMessages<PrizeWheelMessages>('prize-wheel', en, {
  ru: () => import('./messages/ru.js'),
  ar: () => import('./messages/ar.js'),
  fr: () => import('./messages/fr.js'),
});

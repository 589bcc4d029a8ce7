import { createArea } from '../i18n/messages.js';
import en from './messages/en.js';

/** What a shopper reads in the prize popup. */
export interface PrizePopupMessages {
  readonly title: string;
  readonly close: string;
  /** The countdown follows. */
  readonly expires: string;
  /** The units below its numbers. */
  readonly hours: string;
  readonly minutes: string;
  readonly seconds: string;
  readonly gift: (number: number) => string;
  readonly states: { readonly fresh: string; readonly used: string; readonly locked: string };
  readonly claim: string;
}

export const prizePopupMessages = createArea<PrizePopupMessages>(en, {
  ru: () => import('./messages/ru.js'),
  ar: () => import('./messages/ar.js'),
  fr: () => import('./messages/fr.js'),
});

import { createArea } from '../area.js';
import en from './en.js';

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
  ru: () => import('./ru.js'),
  ar: () => import('./ar.js'),
  fr: () => import('./fr.js'),
});

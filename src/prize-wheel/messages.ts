import { createArea } from '../i18n/messages.js';
import en from './messages/en.js';

/** What a shopper reads at the prize wheel. */
export interface PrizeWheelMessages {
  /** In the middle of the wheel; a part of `spinName`. */
  readonly spin: string;
  readonly spinName: string;
  /** Below a wheel that was not turned yet. */
  readonly invitation: string;
  readonly turning: string;
  /** The name of the award follows. */
  readonly won: string;
  /** How many spins the shopper has. */
  readonly left: (spins: number) => string;
  /** The heading of their list. */
  readonly prizes: string;
}

export const prizeWheelMessages = createArea<PrizeWheelMessages>(en, {
  ru: () => import('./messages/ru.js'),
  ar: () => import('./messages/ar.js'),
  fr: () => import('./messages/fr.js'),
});

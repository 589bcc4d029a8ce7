import { createArea } from '../i18n/messages.js';
import en from './messages/en.js';

/** What a shopper reads in the choice of the location. */
export interface LocationMessages {
  readonly title: string;
  readonly close: string;
  readonly signIn: string;
  readonly add: string;
  readonly saved: string;
  readonly isDefault: string;
  readonly manage: string;
  readonly loading: string;
  readonly failed: string;
  readonly retry: string;
  readonly zip: string;
  readonly apply: string;
  readonly change: string;
  readonly done: string;
  readonly invalid: string;
  /** The zip code follows. */
  readonly deliverTo: string;
}

export const locationMessages = createArea<LocationMessages>(en, {
  ru: () => import('./messages/ru.js'),
  ar: () => import('./messages/ar.js'),
  fr: () => import('./messages/fr.js'),
});

import { createArea } from '../i18n/messages.js';
import en from './messages/en.js';

/** What a shopper reads in the header. A `%` stands for what is put in its place. */
export interface HeaderMessages {
  readonly landmark: string;
  readonly menu: string;
  readonly home: string;
  readonly cars: string;
  readonly about: string;
  readonly contact: string;
  readonly searchLandmark: string;
  readonly searchProducts: string;
  readonly department: string;
  readonly allDepartments: string;
  readonly search: string;
  readonly clear: string;
  readonly suggestions: string;
  readonly recent: string;
  readonly forget: string;
  /** How many suggestions there are. */
  readonly found: string;
  readonly chooseLocation: string;
  /** To which zip code. */
  readonly deliverTo: string;
  readonly cart: string;
  /** How many goods are in the cart. */
  readonly inCart: string;
}

export const headerMessages = createArea<HeaderMessages>(en, {
  ru: () => import('./messages/ru.js'),
  ar: () => import('./messages/ar.js'),
  fr: () => import('./messages/fr.js'),
});

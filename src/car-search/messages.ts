import { createArea } from '../i18n/messages.js';
import en from './messages/en.js';

/** What a shopper reads in the car search. */
export interface CarSearchMessages {
  readonly landmark: string;
  readonly make: string;
  readonly model: string;
  readonly allMakes: string;
  readonly allModels: string;
  readonly clearMake: string;
  readonly chooseMakeFirst: string;
  readonly noData: string;
  readonly search: string;
  readonly loading: string;
  readonly failed: string;
  readonly retry: string;
}

export const carSearchMessages = createArea<CarSearchMessages>(en, {
  ru: () => import('./messages/ru.js'),
  ar: () => import('./messages/ar.js'),
  fr: () => import('./messages/fr.js'),
});

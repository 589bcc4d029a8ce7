import { createArea } from '../area.js';
import en from './en.js';

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
  ru: () => import('./ru.js'),
  ar: () => import('./ar.js'),
  fr: () => import('./fr.js'),
});

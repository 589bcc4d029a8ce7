import { createMessages } from '../i18n/messages.js';
import en from './messages/en.js';

/** The text shown in the car search. */
export type CarSearchMessages = typeof en;

export const carSearchMessages = createMessages<CarSearchMessages>('car-search', en, {
  ru: () => import('./messages/ru.js'),
  ar: () => import('./messages/ar.js'),
  fr: () => import('./messages/fr.js'),
});

/** The texts of the early form. */
export type EarlyTexts = Pick<
  CarSearchMessages,
  'landmark' | 'make' | 'model' | 'allMakes' | 'allModels' | 'search'
>;

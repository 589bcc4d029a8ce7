import { createMessages } from '../i18n/messages.js';
import type { Texts } from '../i18n/text.js';
import en from './messages/en.json';

/** The texts of the car search. */
export type CarSearchMessages = Texts<typeof en>;

export const carSearchMessages = createMessages('car-search', en, {
  ru: () => import('./messages/ru.json'),
  ar: () => import('./messages/ar.json'),
  fr: () => import('./messages/fr.json'),
});

/** The texts of the early form. */
export type EarlyTexts = Pick<
  CarSearchMessages,
  'landmark' | 'make' | 'model' | 'allMakes' | 'allModels' | 'search'
>;

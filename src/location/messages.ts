import { createContext } from 'react';
import { createMessages } from '../i18n/messages.js';
import en from './messages/en.js';

/** What a shopper reads in the choice of the location. */
export type LocationMessages = typeof en;

export const locationMessages = createMessages<LocationMessages>('location', en, {
  ru: () => import('./messages/ru.js'),
  ar: () => import('./messages/ar.js'),
  fr: () => import('./messages/fr.js'),
});

/** The texts, for the parts of the dialog. */
export const LocationText = createContext<LocationMessages>(en);

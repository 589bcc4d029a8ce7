import { createContext } from 'react';
import { createMessages } from '../i18n/messages.js';
import en from './messages/en.js';

/** The text shown in the location dialog. */
export type LocationMessages = typeof en;

export const locationMessages = createMessages<LocationMessages>('location', en, {
  ru: () => import('./messages/ru.js'),
  ar: () => import('./messages/ar.js'),
  fr: () => import('./messages/fr.js'),
});

/** Passes the texts to the parts of the dialog. */
export const LocationText = createContext<LocationMessages>(en);

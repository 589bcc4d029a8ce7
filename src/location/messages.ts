import { createContext } from 'react';
import { createMessages } from '../i18n/messages.js';
import type { Texts } from '../i18n/text.js';
import en from './messages/en.json';

/** The text shown in the location dialog. */
export type LocationMessages = Texts<typeof en>;

export const locationMessages = createMessages('location', en, {
  ru: () => import('./messages/ru.json'),
  ar: () => import('./messages/ar.json'),
  fr: () => import('./messages/fr.json'),
});

/** Passes the texts to the parts of the dialog. */
export const LocationText = createContext<LocationMessages>(locationMessages.en);

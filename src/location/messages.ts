import { createContext } from 'react';
import { createMessages } from '../i18n/messages.js';
import type { Texts } from '../i18n/text.js';
import en from './messages/en.json';

/** The texts of the location dialog. */
export type LocationMessages = Texts<typeof en>;

export const locationMessages = createMessages('location', en, {
  ru: () => import('./messages/ru.json'),
  ar: () => import('./messages/ar.json'),
  fr: () => import('./messages/fr.json'),
});

/** Provides the texts to the parts of the dialog. */
export const LocationMessagesContext = createContext<LocationMessages>(locationMessages.en);

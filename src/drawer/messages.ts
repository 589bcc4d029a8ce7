import { createContext } from 'react';
import { createMessages } from '../i18n/messages.js';
import type { Texts } from '../i18n/text.js';
import en from './messages/en.json';

/** The texts of the menu. */
export type DrawerMessages = Texts<typeof en>;

/** The texts of the menu by language. English comes with the code; the others load when they are needed. */
export const drawerMessages = createMessages('drawer', en, {
  ru: () => import('./messages/ru.json'),
  ar: () => import('./messages/ar.json'),
  fr: () => import('./messages/fr.json'),
});

/** Provides the texts to the parts of the menu. */
export const DrawerMessagesContext = createContext<DrawerMessages>(drawerMessages.en);

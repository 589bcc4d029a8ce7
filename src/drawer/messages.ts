import { createContext } from 'react';
import { createMessages } from '../i18n/messages.js';
import en from './messages/en.js';

/** The text shown in the menu. A `%` is replaced with a value. */
export type DrawerMessages = typeof en;

export const drawerMessages = createMessages<DrawerMessages>('drawer', en, {
  ru: () => import('./messages/ru.js'),
  ar: () => import('./messages/ar.js'),
  fr: () => import('./messages/fr.js'),
});

/** Passes the texts to the parts of the menu. */
export const DrawerText = createContext<DrawerMessages>(en);

import { createContext } from 'react';
import { createMessages } from '../i18n/messages.js';
import en from './messages/en.js';

/** What a shopper reads in the menu. A `%` stands for what is put in its place. */
export type DrawerMessages = typeof en;

export const drawerMessages = createMessages<DrawerMessages>('drawer', en, {
  ru: () => import('./messages/ru.js'),
  ar: () => import('./messages/ar.js'),
  fr: () => import('./messages/fr.js'),
});

/** The texts, for the parts of the menu. */
export const DrawerText = createContext<DrawerMessages>(en);

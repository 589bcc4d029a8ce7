import { createArea } from '../i18n/messages.js';
import en from './messages/en.js';

/** What a shopper reads in the menu. A `%` stands for what is put in its place. */
export interface DrawerMessages {
  readonly title: string;
  readonly close: string;
  readonly signIn: string;
  /** With the shopper's name. */
  readonly hello: string;
  /** To a shopper whose name is not known. */
  readonly account: string;
  readonly fast: string;
  readonly slow: string;
  readonly departments: string;
  readonly factories: string;
  readonly mainMenu: string;
  readonly seeAll: string;
  readonly seeLess: string;
  /** All goods of a department. */
  readonly everything: string;
  readonly loading: string;
  readonly failed: string;
  readonly retry: string;
}

export const drawerMessages = createArea<DrawerMessages>(en, {
  ru: () => import('./messages/ru.js'),
  ar: () => import('./messages/ar.js'),
  fr: () => import('./messages/fr.js'),
});

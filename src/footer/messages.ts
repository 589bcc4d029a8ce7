import { createArea } from '../i18n/messages.js';
import en from './messages/en.js';

/** What a shopper reads in the footer. */
export interface FooterMessages {
  readonly landmark: string;
  readonly company: string;
  readonly about: string;
  readonly contact: string;
  readonly chat: string;
  readonly stockListing: string;
  readonly partners: string;
  readonly sellerCentral: string;
  readonly factoryMember: string;
  readonly yours: string;
  readonly account: string;
  readonly orders: string;
  readonly apps: string;
  readonly appDownload: string;
  readonly social: string;
  readonly terms: string;
  readonly privacy: string;
  readonly refunds: string;
  readonly newTab: string;
}

export const footerMessages = createArea<FooterMessages>(en, {
  ru: () => import('./messages/ru.js'),
  ar: () => import('./messages/ar.js'),
  fr: () => import('./messages/fr.js'),
});

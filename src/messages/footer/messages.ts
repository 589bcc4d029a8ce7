import { createArea } from '../area.js';
import en from './en.js';

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
  ru: () => import('./ru.js'),
  ar: () => import('./ar.js'),
  fr: () => import('./fr.js'),
});

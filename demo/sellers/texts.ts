import { lazyTexts, type TextsOf } from '../host/messages/i18n.js';

export const sellerTexts = lazyTexts<typeof import('./messages/en.json')>(
  (lang) => import(`./messages/${lang}.json`),
);
export const applicationTexts = lazyTexts<typeof import('./application/messages/en.json')>(
  (lang) => import(`./application/messages/${lang}.json`),
);
export const storeTexts = lazyTexts<typeof import('./dashboard/messages/en.json')>(
  (lang) => import(`./dashboard/messages/${lang}.json`),
);

/** Messages about invalid fields. The server uses the same ones. */
export const wrongTexts = lazyTexts<typeof import('../shared/wrong/messages/en.json')>(
  (lang) => import(`../shared/wrong/messages/${lang}.json`),
);

export type SellerMessages = TextsOf<typeof sellerTexts>;
export type ApplicationMessages = TextsOf<typeof applicationTexts>;

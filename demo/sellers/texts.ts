import { lazyTexts } from '../host/messages/speech.js';
import type { Wrong } from '../shared/wrong/wrong.js';
import type { ApplicationMessages } from './application/messages/en.js';
import type { StoreMessages } from './dashboard/messages/en.js';
import type { SellerMessages } from './messages/en.js';

export const sellerTexts = lazyTexts<SellerMessages>({
  en: () => import('./messages/en.js'),
  ru: () => import('./messages/ru.js'),
  ar: () => import('./messages/ar.js'),
  fr: () => import('./messages/fr.js'),
});

export const applicationTexts = lazyTexts<ApplicationMessages>({
  en: () => import('./application/messages/en.js'),
  ru: () => import('./application/messages/ru.js'),
  ar: () => import('./application/messages/ar.js'),
  fr: () => import('./application/messages/fr.js'),
});

export const storeTexts = lazyTexts<StoreMessages>({
  en: () => import('./dashboard/messages/en.js'),
  ru: () => import('./dashboard/messages/ru.js'),
  ar: () => import('./dashboard/messages/ar.js'),
  fr: () => import('./dashboard/messages/fr.js'),
});

/** Messages about invalid fields. The server uses the same ones. */
export const wrongTexts = lazyTexts<Wrong>({
  en: async () => ({ messages: (await import('../shared/wrong/en.js')).wrong }),
  ru: async () => ({ messages: (await import('../shared/wrong/ru.js')).wrong }),
  ar: async () => ({ messages: (await import('../shared/wrong/ar.js')).wrong }),
  fr: async () => ({ messages: (await import('../shared/wrong/fr.js')).wrong }),
});

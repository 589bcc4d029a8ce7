import { lazyTexts } from '../../../messages/lazy-texts.js';
import type { StoreMessages } from './en.js';

/** The texts of a seller's store. */
export const storeTexts = lazyTexts<StoreMessages>({
  en: () => import('./en.js'),
  ru: () => import('./ru.js'),
  ar: () => import('./ar.js'),
  fr: () => import('./fr.js'),
});

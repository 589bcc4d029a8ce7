import { lazyTexts } from '../../messages/lazy-texts.js';
import type { SellerMessages } from './en.js';

/** The texts of what selling here is, and of the seller's account. */
export const sellerTexts = lazyTexts<SellerMessages>({
  en: () => import('./en.js'),
  ru: () => import('./ru.js'),
  ar: () => import('./ar.js'),
  fr: () => import('./fr.js'),
});

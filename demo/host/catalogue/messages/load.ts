import { lazyTexts } from '../../messages/speech.js';
import type { CatalogueMessages } from './en.js';

/** The texts of lists and their cards. */
export const catalogueTexts = lazyTexts<CatalogueMessages>({
  en: () => import('./en.js'),
  ru: () => import('./ru.js'),
  ar: () => import('./ar.js'),
  fr: () => import('./fr.js'),
});

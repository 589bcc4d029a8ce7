import { lazyTexts } from '../../messages/speech.js';
import type { CatalogueMessages } from './en.js';

export const catalogueTexts = lazyTexts<CatalogueMessages>({
  en: () => import('./en.js'),
  ru: () => import('./ru.js'),
  ar: () => import('./ar.js'),
  fr: () => import('./fr.js'),
});

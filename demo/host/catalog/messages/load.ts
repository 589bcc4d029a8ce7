import { lazyTexts } from '../../messages/speech.js';
import type { CatalogMessages } from './en.js';

export const catalogTexts = lazyTexts<CatalogMessages>({
  en: () => import('./en.js'),
  ru: () => import('./ru.js'),
  ar: () => import('./ar.js'),
  fr: () => import('./fr.js'),
});

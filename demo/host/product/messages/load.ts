import { lazyTexts } from '../../messages/speech.js';
import type { ProductMessages } from './en.js';

export const productTexts = lazyTexts<ProductMessages>({
  en: () => import('./en.js'),
  ru: () => import('./ru.js'),
  ar: () => import('./ar.js'),
  fr: () => import('./fr.js'),
});

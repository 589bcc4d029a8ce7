import { lazyTexts } from '../../messages/speech.js';
import type { CartMessages } from './en.js';

export const cartTexts = lazyTexts<CartMessages>({
  en: () => import('./en.js'),
  ru: () => import('./ru.js'),
  ar: () => import('./ar.js'),
  fr: () => import('./fr.js'),
});

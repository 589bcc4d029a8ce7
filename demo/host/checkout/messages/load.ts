import { lazyTexts } from '../../messages/speech.js';
import type { CheckoutMessages } from './en.js';

export const checkoutTexts = lazyTexts<CheckoutMessages>({
  en: () => import('./en.js'),
  ru: () => import('./ru.js'),
  ar: () => import('./ar.js'),
  fr: () => import('./fr.js'),
});

import { lazyTexts } from '../../messages/lazy-texts.js';
import type { OrderMessages } from './en.js';

export const orderTexts = lazyTexts<OrderMessages>({
  en: () => import('./en.js'),
  ru: () => import('./ru.js'),
  ar: () => import('./ar.js'),
  fr: () => import('./fr.js'),
});

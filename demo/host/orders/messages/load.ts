import { lazyTexts } from '../../messages/speech.js';
import type { OrderMessages } from './en.js';

export const orderTexts = lazyTexts<OrderMessages>({
  en: () => import('./en.js'),
  ru: () => import('./ru.js'),
  ar: () => import('./ar.js'),
  fr: () => import('./fr.js'),
});

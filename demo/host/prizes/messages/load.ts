import { lazyTexts } from '../../messages/speech.js';
import type { PrizeTexts } from './en.js';

export const prizeTexts = lazyTexts<PrizeTexts>({
  en: () => import('./en.js'),
  ru: () => import('./ru.js'),
  ar: () => import('./ar.js'),
  fr: () => import('./fr.js'),
});

import { lazyTexts } from '../../messages/speech.js';
import type { PointTexts } from './en.js';

export const pointTexts = lazyTexts<PointTexts>({
  en: () => import('./en.js'),
  ru: () => import('./ru.js'),
  ar: () => import('./ar.js'),
  fr: () => import('./fr.js'),
});

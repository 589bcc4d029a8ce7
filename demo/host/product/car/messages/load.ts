import { lazyTexts } from '../../../messages/speech.js';
import type { CarPageMessages } from './en.js';

export const carPageTexts = lazyTexts<CarPageMessages>({
  en: () => import('./en.js'),
  ru: () => import('./ru.js'),
  ar: () => import('./ar.js'),
  fr: () => import('./fr.js'),
});

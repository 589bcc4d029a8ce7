import { lazyTexts } from '../../../messages/speech.js';
import type { CarPageMessages } from './en.js';

/** The texts of what a car's page tells beside those of every product. */
export const carPageTexts = lazyTexts<CarPageMessages>({
  en: () => import('./en.js'),
  ru: () => import('./ru.js'),
  ar: () => import('./ar.js'),
  fr: () => import('./fr.js'),
});

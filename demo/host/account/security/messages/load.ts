import { lazyTexts } from '../../../messages/speech.js';
import type { SecurityMessages } from './en.js';

export const securityTexts = lazyTexts<SecurityMessages>({
  en: () => import('./en.js'),
  ru: () => import('./ru.js'),
  ar: () => import('./ar.js'),
  fr: () => import('./fr.js'),
});

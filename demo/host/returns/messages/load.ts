import { lazyTexts } from '../../messages/speech.js';
import type { ReturnMessages } from './en.js';

export const returnTexts = lazyTexts<ReturnMessages>({
  en: () => import('./en.js'),
  ru: () => import('./ru.js'),
  ar: () => import('./ar.js'),
  fr: () => import('./fr.js'),
});

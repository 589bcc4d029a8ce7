import { lazyTexts } from '../../messages/speech.js';
import type { AccountMessages } from './en.js';

export const accountTexts = lazyTexts<AccountMessages>({
  en: () => import('./en.js'),
  ru: () => import('./ru.js'),
  ar: () => import('./ar.js'),
  fr: () => import('./fr.js'),
});

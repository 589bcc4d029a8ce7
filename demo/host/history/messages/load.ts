import { lazyTexts } from '../../messages/speech.js';
import type { HistoryMessages } from './en.js';

export const historyTexts = lazyTexts<HistoryMessages>({
  en: () => import('./en.js'),
  ru: () => import('./ru.js'),
  ar: () => import('./ar.js'),
  fr: () => import('./fr.js'),
});

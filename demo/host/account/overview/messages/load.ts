import { lazyTexts } from '../../../messages/speech.js';
import type { OverviewMessages } from './en.js';

export const overviewTexts = lazyTexts<OverviewMessages>({
  en: () => import('./en.js'),
  ru: () => import('./ru.js'),
  ar: () => import('./ar.js'),
  fr: () => import('./fr.js'),
});

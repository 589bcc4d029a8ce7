import { lazyTexts } from '../../../messages/lazy-texts.js';
import type { ApplicationMessages } from './en.js';

/** The texts of the applications of sellers and factories. */
export const applicationTexts = lazyTexts<ApplicationMessages>({
  en: () => import('./en.js'),
  ru: () => import('./ru.js'),
  ar: () => import('./ar.js'),
  fr: () => import('./fr.js'),
});

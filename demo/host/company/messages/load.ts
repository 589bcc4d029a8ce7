import { lazyTexts } from '../../messages/speech.js';
import type { CompanyMessages } from './en.js';

export const companyTexts = lazyTexts<CompanyMessages>({
  en: () => import('./en.js'),
  ru: () => import('./ru.js'),
  ar: () => import('./ar.js'),
  fr: () => import('./fr.js'),
});

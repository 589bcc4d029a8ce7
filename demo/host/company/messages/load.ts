import { lazyTexts } from '../../messages/lazy-texts.js';
import type { CompanyMessages } from './messages.js';

/** The texts of the pages about the shop itself. */
export const companyTexts = lazyTexts<CompanyMessages>({
  en: () => import('./en.js'),
  ru: () => import('./ru.js'),
  ar: () => import('./ar.js'),
  fr: () => import('./fr.js'),
});

/** The texts of a page whose loader waited for them. */
export function useCompanyTexts(): CompanyMessages {
  const texts = companyTexts.useTextsOnceLoaded();
  if (!texts) throw new Error('The loader of the page waits for companyTexts.load()');
  return texts;
}

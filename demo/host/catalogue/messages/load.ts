import { lazyTexts } from '../../messages/lazy-texts.js';
import type { CatalogueMessages } from './messages.js';

/** The texts of lists and their cards. */
export const catalogueTexts = lazyTexts<CatalogueMessages>({
  en: () => import('./en.js'),
  ru: () => import('./ru.js'),
  ar: () => import('./ar.js'),
  fr: () => import('./fr.js'),
});

/** The texts of a list, on a page whose loader waited for them. */
export function useCatalogueTexts(): CatalogueMessages {
  const texts = catalogueTexts.useTextsOnceLoaded();
  if (!texts) throw new Error('The loader of a page with a list waits for catalogueTexts.load()');
  return texts;
}

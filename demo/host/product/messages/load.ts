import { lazyTexts } from '../../messages/lazy-texts.js';
import type { ProductMessages } from './messages.js';

/** The texts of the page of a product. */
export const productTexts = lazyTexts<ProductMessages>({
  en: () => import('./en.js'),
  ru: () => import('./ru.js'),
  ar: () => import('./ar.js'),
  fr: () => import('./fr.js'),
});

/** The texts of the page of a product, whose loader waited for them. */
export function useProductTexts(): ProductMessages {
  const texts = productTexts.useTextsOnceLoaded();
  if (!texts) throw new Error('The loader of a product waits for productTexts.load()');
  return texts;
}

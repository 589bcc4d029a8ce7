import type { Lang } from '../../messages/language.js';
import { loadChunk } from '../../shell/chunk.js';
import type { AddressMessages } from './messages.js';

const files: Record<Lang, () => Promise<{ messages: AddressMessages }>> = {
  en: () => import('./en.js'),
  ru: () => import('./ru.js'),
  ar: () => import('./ar.js'),
  fr: () => import('./fr.js'),
};

/** The page's texts, and the language that they were asked for in. */
export interface AddressTexts {
  readonly lang: Lang;
  readonly texts: AddressMessages;
}

/** Fetches the texts of one language, and of no other. */
export async function loadAddressTexts(lang: Lang): Promise<AddressTexts> {
  return { lang, texts: (await loadChunk(files[lang])).messages };
}

import type { Lang } from '../messages/language.js';
import { loadChunk } from '../shell/chunk.js';
import type { LegalDocument, LegalName } from './document.js';

type Load = () => Promise<{ document: LegalDocument }>;

const files: Record<LegalName, Record<Lang, Load>> = {
  terms: {
    en: () => import('./en/terms.js'),
    ru: () => import('./ru/terms.js'),
    ar: () => import('./ar/terms.js'),
    fr: () => import('./fr/terms.js'),
  },
  privacy: {
    en: () => import('./en/privacy.js'),
    ru: () => import('./ru/privacy.js'),
    ar: () => import('./ar/privacy.js'),
    fr: () => import('./fr/privacy.js'),
  },
  refunds: {
    en: () => import('./en/refunds.js'),
    ru: () => import('./ru/refunds.js'),
    ar: () => import('./ar/refunds.js'),
    fr: () => import('./fr/refunds.js'),
  },
};

/** A document, and the language that it was asked for in. */
export interface LegalData {
  readonly lang: Lang;
  readonly document: LegalDocument;
}

/** Fetches one document in one language. */
export async function loadLegal(name: LegalName, lang: Lang): Promise<LegalData> {
  return { lang, document: (await loadChunk(files[name][lang])).document };
}

/// <reference types="vite/types/importMeta.d.ts" />
import type { Language } from '../../shared/language.js';
import { loadChunk } from '../shell/chunk.js';
import type { LegalDocument, LegalName } from './document.js';

/** The functions that load each document in each language, keyed by path. */
const files = import.meta.glob<LegalDocument>('../../assets/legal/*.md', { import: 'default' });

/** A document, and the language in which it was requested. */
export interface LegalData {
  readonly lang: Language;
  readonly document: LegalDocument;
}

export async function loadLegal(name: LegalName, lang: Language): Promise<LegalData> {
  const load = files[`../../assets/legal/${name}.${lang}.md`];
  if (load === undefined) throw new Error(`There are no ${name} in ${lang}`);
  return { lang, document: await loadChunk(load) };
}

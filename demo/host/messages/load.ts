import type { Language } from '../../shared/language.js';
import { loadChunk } from '../shell/chunk.js';
import type { Messages } from './en.js';

const files: Record<Language, () => Promise<{ messages: Messages }>> = {
  en: () => import('./en.js'),
  ru: () => import('./ru.js'),
  ar: () => import('./ar.js'),
  fr: () => import('./fr.js'),
};

/** Loads the texts of one language only. */
export async function loadMessages(lang: Language): Promise<Messages> {
  return (await loadChunk(files[lang])).messages;
}

import { loadChunk } from '../shell/chunk.js';
import type { Messages } from './en.js';
import type { Lang } from './language.js';

const files: Record<Lang, () => Promise<{ messages: Messages }>> = {
  en: () => import('./en.js'),
  ru: () => import('./ru.js'),
  ar: () => import('./ar.js'),
  fr: () => import('./fr.js'),
};

/** Fetches the texts of one language, and of no other. */
export async function loadMessages(lang: Lang): Promise<Messages> {
  return (await loadChunk(files[lang])).messages;
}

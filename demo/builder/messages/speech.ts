import { createContext, useContext } from 'react';
import { LANGUAGES, type Language } from '../../shared/language.js';
import type { Messages } from './en.js';

/** The builder's texts in one language. */
export interface Speech {
  readonly lang: Language;
  readonly texts: Messages;
  /** Translates English from `custom-elements.json` as the WordPress plugin does. Returns it unchanged if it can't. */
  readonly say: (english: string) => string;
  /** Switches the page to another language. */
  readonly speak: (lang: Language) => void;
}

type Words = Readonly<Record<string, string>>;

interface Loaded {
  readonly texts: Messages;
  readonly words: Words;
}

const FILES: Readonly<Record<Language, () => Promise<Loaded>>> = {
  en: async () => ({ texts: (await import('./en.js')).messages, words: {} }),
  ru: async () => ({
    texts: (await import('./ru.js')).messages,
    words: (await import('translations:ru')).default,
  }),
  ar: async () => ({
    texts: (await import('./ar.js')).messages,
    words: (await import('translations:ar')).default,
  }),
  fr: async () => ({
    texts: (await import('./fr.js')).messages,
    words: (await import('translations:fr')).default,
  }),
};

export const directionOf = (lang: Language): 'ltr' | 'rtl' => (lang === 'ar' ? 'rtl' : 'ltr');

/** Loads a language and switches the page to it. */
export async function loadSpeech(lang: Language): Promise<Omit<Speech, 'speak'>> {
  const { texts, words } = await FILES[lang]();
  const { documentElement } = document;
  documentElement.lang = lang;
  documentElement.dir = directionOf(lang);
  document.title = texts.title;
  return { lang, texts, say: (english) => words[english] ?? english };
}

const toLanguage = (tag: string | null): Language | undefined =>
  LANGUAGES.find((lang) => lang === tag?.toLowerCase().split('-')[0]);

/** The query parameter for the builder's own language. No attribute has this name. */
export const LANG_KEY = 'view.lang';

/** Returns the language in the URL, or else the visitor's, or else English. */
export const firstLanguage = (): Language =>
  toLanguage(new URLSearchParams(location.search).get(LANG_KEY)) ??
  navigator.languages.map(toLanguage).find((lang) => lang !== undefined) ??
  LANGUAGES[0];

export const SpeechContext = createContext<Speech | undefined>(undefined);

export function useSpeech(): Speech {
  const speech = useContext(SpeechContext);
  if (!speech) throw new Error('useSpeech needs a SpeechContext above it');
  return speech;
}

import { createContext, useContext, useEffect, useState } from 'react';
import { LANGUAGES, type Language } from '../../shared/language.js';
import { loadChunk } from '../shell/chunk.js';
import { visit } from '../shell/visit.js';
import type { Messages } from './en.js';
import { numbersFor } from './numbers.js';

/** `ar-EG` → `ar`; nothing for a language that the shop doesn't speak. */
export const toLang = (value: string | undefined): Language | undefined => {
  const base = value?.toLowerCase().split('-')[0];
  return LANGUAGES.find((lang) => lang === base);
};

function fromCookie(): string | undefined {
  try {
    return /(?:^|;\s*)portal_NewLang=([^;]*)/.exec(document.cookie)?.[1];
  } catch {
    // A sandboxed frame throws on any touch of its cookies.
    return undefined;
  }
}

/** The language that a page begins with: the cookie's, else the one that it was served in. */
export function firstLang(): Language {
  return toLang(fromCookie()) ?? pageLang();
}

/** The language that the page is in. */
export function pageLang(): Language {
  return visit()?.lang ?? toLang(document.documentElement.lang) ?? LANGUAGES[0];
}

/** Tells the browser, and the widgets on the page, which language and direction the page has. */
export function applyLang(lang: Language): void {
  document.documentElement.lang = lang;
  document.documentElement.dir = lang === 'ar' ? 'rtl' : 'ltr';
}

/** The texts and number formats of one language. */
export interface Speech {
  lang: Language;
  texts: Messages;
  numbers: ReturnType<typeof numbersFor>;
}

export const speechOf = (lang: Language, texts: Messages): Speech => ({
  lang,
  texts,
  numbers: numbersFor(lang),
});

export const SpeechContext = createContext<Speech | undefined>(undefined);

export function useSpeech(): Speech {
  const speech = useContext(SpeechContext);
  if (!speech) throw new Error('useSpeech needs a SpeechContext above it');
  return speech;
}

type Files<T> = Record<Language, () => Promise<{ messages: T }>>;

/** The texts of one part of the site, which are fetched when it is first drawn. */
export interface LazyTexts<T> {
  /** Fetches the texts of the page's language; a route's loader waits for it, so that its page begins with them. */
  readonly load: () => Promise<T>;
  /** The texts of the page's language, for a page whose loader waited for them; until another language's are there, those before. */
  readonly useTexts: () => T;
  /** As `useTexts`, for what may be drawn before they are there: undefined until then. */
  readonly useTextsOnceLoaded: () => T | undefined;
}

/** A route's loader that waits for the texts of its page. */
export const loadTexts =
  (...parts: readonly LazyTexts<unknown>[]) =>
  async (): Promise<null> => {
    await Promise.all(parts.map(({ load }) => load()));
    return null;
  };

/** @param files the texts by language, each a part of the site of its own */
export function lazyTexts<T>(files: Files<T>): LazyTexts<T> {
  const known: Partial<Record<Language, T>> = {};
  const load = async (lang: Language): Promise<T> => {
    const texts = known[lang] ?? (await loadChunk(files[lang])).messages;
    known[lang] = texts;
    return texts;
  };
  const useTextsOnceLoaded = (): T | undefined => {
    const { lang } = useSpeech();
    const [texts, setTexts] = useState(known[lang]);
    useEffect(() => {
      let isWanted = true;
      load(lang).then(
        (loaded) => isWanted && setTexts(loaded),
        () => undefined, // it stays in the language that it has
      );
      return () => {
        isWanted = false;
      };
    }, [lang]);
    return known[lang] ?? texts;
  };
  return {
    load: () => load(pageLang()),
    useTexts() {
      const texts = useTextsOnceLoaded();
      if (texts === undefined) throw new Error('The loader of this page must wait for its texts');
      return texts;
    },
    useTextsOnceLoaded,
  };
}

/** Puts values into a text: `fill('Sold by {name}', { name: 'Acme' })`. A name without a value stays as it stands. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));

import { createContext, useContext, useEffect, useLayoutEffect, useState } from 'react';
import type { Texts } from '../../../dist/npm/text.js';
import { LANGUAGES, type Language } from '../../shared/language.js';
import { loadChunk } from '../shell/chunk.js';
import { visit } from '../shell/visit.js';
import type en from './en.json';
import { numbersFor } from './numbers.js';

export { fill, fillParts } from '../../../dist/npm/text.js';

/** Returns the shop's language for a tag: `ar` for `ar-EG`, or undefined for a language that the shop doesn't have. */
export const toLang = (value: string | null | undefined): Language | undefined => {
  const base = value?.toLowerCase().split('-')[0];
  return LANGUAGES.find((lang) => lang === base);
};

/** Returns the language that the shopper has chosen in the shop (contract section 3), or undefined if none. */
export function chosenLang(): Language | undefined {
  try {
    return toLang(/(?:^|;\s*)portal_NewLang=([^;]*)/.exec(document.cookie)?.[1]);
  } catch {
    // A sandboxed frame throws on any access to its cookies.
    return undefined;
  }
}

/** Returns the language that a page starts in: the cookie's, or else the one it was served in. */
export function firstLang(): Language {
  return chosenLang() ?? pageLang();
}

/** Returns the language that the page is in. */
export function pageLang(): Language {
  return visit()?.lang ?? toLang(document.documentElement.lang) ?? LANGUAGES[0];
}

/** Sets the page's language and direction, for the browser and for the widgets on the page. */
export function applyLang(lang: Language): void {
  const { documentElement } = document;
  const dir = lang === 'ar' ? 'rtl' : 'ltr';
  // Setting them anew, even to what they are, has the browser style the whole page again.
  if (documentElement.lang !== lang) documentElement.lang = lang;
  if (documentElement.dir !== dir) documentElement.dir = dir;
}

/** The texts of the page's frame, the home page, and the car lists. */
export type Messages = Texts<typeof en>;

/** The texts and number formats of one language. */
export interface I18n {
  lang: Language;
  texts: Messages;
  numbers: ReturnType<typeof numbersFor>;
}

/** Returns the text for a name that the API sends, or the name itself if it has no text. */
export const textOf = (texts: Readonly<Record<string, string>>, name: string): string => texts[name] ?? name;

/** Returns a name for the start of a line: that of a color, for example, is in lowercase for within texts in some languages. */
export const capitalized = (name: string, lang: Language): string =>
  name.charAt(0).toLocaleUpperCase(lang) + name.slice(1);

/** Creates the texts and number formats of a language. */
export const createI18n = (lang: Language, texts: Messages): I18n => ({
  lang,
  texts,
  numbers: numbersFor(lang),
});

export const I18nContext = createContext<I18n | undefined>(undefined);

/** Returns the texts and number formats of the page's language. Throws without an `I18nProvider` above the component. */
export function useI18n(): I18n {
  const i18n = useContext(I18nContext);
  if (!i18n) throw new Error('useI18n needs an I18nContext above it');
  return i18n;
}

/** What `import('./messages/en.json')` resolves to. */
interface File {
  readonly default: object;
}

/** The texts of one part of the site, loaded when it's first rendered. */
export interface LazyTexts<T> {
  /** Loads the texts in the page's language. A route's loader waits for them, so that its page starts with them. */
  readonly load: () => Promise<T>;
  /** Returns the texts that a loader waited for. After a language change, keeps the old until the new arrive. */
  readonly useTexts: () => T;
  /** Like `useTexts`, but for what may render before the texts are loaded. Returns undefined until then. */
  readonly useTextsOnceLoaded: () => T | undefined;
}

/** The type of the texts that are loaded. */
export type TextsOf<Lazy> = Lazy extends LazyTexts<infer T> ? T : never;

/** Creates a route loader that waits for the texts of its page. */
export const loadTexts =
  (...parts: readonly LazyTexts<unknown>[]) =>
  async (): Promise<null> => {
    await Promise.all(parts.map(({ load }) => load()));
    return null;
  };

/** How to load the texts that are on screen, with how many components show them. */
const onScreen = new Map<(lang: Language) => Promise<unknown>, number>();

/** Loads the texts that are on screen in another language. Those that can't be loaded stay in their current one. */
export const loadTextsOnScreen = (lang: Language): Promise<unknown> =>
  Promise.all([...onScreen.keys()].map((load) => load(lang).catch(() => undefined)));

/**
 * Creates texts that load on demand, from a folder with a file a language: `messages/en.json`. Their type is that of the
 * English file. Bundlers put each file into a chunk of its own, and leave out the texts that nothing uses.
 * @param loadFile imports the file of a language
 */
/* @__NO_SIDE_EFFECTS__ */
export function lazyTexts<English extends File>(
  loadFile: (lang: Language) => Promise<File>,
): LazyTexts<Texts<English['default']>> {
  type T = Texts<English['default']>;
  const loaded: Partial<Record<Language, T>> = {};
  const load = async (lang: Language): Promise<T> => {
    // A check compares each file with the English one.
    const texts = loaded[lang] ?? ((await loadChunk(() => loadFile(lang))).default as T);
    loaded[lang] = texts;
    return texts;
  };
  const useTextsOnceLoaded = (): T | undefined => {
    const { lang } = useI18n();
    const [texts, setTexts] = useState(loaded[lang]);
    useLayoutEffect(() => {
      onScreen.set(load, (onScreen.get(load) ?? 0) + 1);
      return () => {
        const others = (onScreen.get(load) ?? 1) - 1;
        if (others > 0) onScreen.set(load, others);
        else onScreen.delete(load);
      };
    }, []);
    useEffect(() => {
      let isCurrent = true;
      load(lang).then(
        (loaded) => isCurrent && setTexts(loaded),
        () => undefined, // it stays in its current language
      );
      return () => {
        isCurrent = false;
      };
    }, [lang]);
    return loaded[lang] ?? texts;
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

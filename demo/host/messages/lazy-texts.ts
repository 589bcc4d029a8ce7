import { useEffect, useState } from 'react';
import { loadChunk } from '../shell/chunk.js';
import { useSpeech } from './context.js';
import { type Lang, pageLang } from './language.js';

type Files<T> = Record<Lang, () => Promise<{ messages: T }>>;

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
  const known: Partial<Record<Lang, T>> = {};
  const load = async (lang: Lang): Promise<T> => {
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

import { useEffect, useState } from 'react';
import { loadChunk } from '../shell/chunk.js';
import { useSpeech } from './context.js';
import { type Lang, pageLang } from './language.js';

type Files<T> = Record<Lang, () => Promise<{ messages: T }>>;

/** The texts of one part of the site, which are fetched when it is first drawn. */
export interface LazyTexts<T> {
  /** Fetches the texts of the page's language; a route's loader waits for it, so that its page begins with them. */
  readonly load: () => Promise<T>;
  /** The texts of the page's language; until they are there, those that were drawn before, or undefined. */
  readonly useTexts: () => T | undefined;
}

/** @param files the texts by language, each a part of the site of its own */
export function lazyTexts<T>(files: Files<T>): LazyTexts<T> {
  const known: Partial<Record<Lang, T>> = {};
  const load = async (lang: Lang): Promise<T> => {
    const texts = known[lang] ?? (await loadChunk(files[lang])).messages;
    known[lang] = texts;
    return texts;
  };
  return {
    load: () => load(pageLang()),
    useTexts() {
      const { lang } = useSpeech();
      const [texts, setTexts] = useState(known[lang]);
      // biome-ignore lint/correctness/useExhaustiveDependencies: `load` is the same for the life of the page
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
    },
  };
}

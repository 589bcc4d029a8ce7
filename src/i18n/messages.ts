import { useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { BuiltInLanguage, Language } from '../page/locale.js';
import { ownTexts, watchOwnTexts } from '../page/own-texts.js';
import type { Texts } from './text.js';

/** The texts of one part of the product. English comes with the code. Other languages load only when in use. */
interface Messages<T> {
  /** The English texts. */
  readonly en: T;
  /** Returns the texts if they have loaded. */
  readonly get: (language: Language) => T | undefined;
  /** Loads the texts, or the English ones if those of the language can't be loaded. Never rejects. */
  readonly load: (language: Language) => Promise<T>;
}

/** Texts as a JSON file has them, or a function that loads them. `npm run i18n -- check` compares them with the English ones. */
type File = object | (() => Promise<{ default: object }>);

/**
 * Creates an area of texts.
 * @param name the name under which a page configures its own texts: the widget's.
 * @param en included in the code. A separate file would cost most pages a request, and save the others a hundred bytes.
 * @param others the texts of the other languages, or functions that load them.
 */
export function createMessages<English extends object>(
  name: string,
  english: English,
  others: Readonly<Record<Exclude<BuiltInLanguage, 'en'>, File>>,
): Messages<Texts<English>> {
  type T = Texts<English>;
  const loads: Readonly<Record<string, File>> = others;
  const en = english as object as T; // a check holds each file against the English one
  const loaded: Record<string, T> = { en };
  for (const [language, texts] of Object.entries(loads))
    if (typeof texts === 'object') loaded[language] = texts as T;
  let overridden: { readonly base: T; readonly own: object; readonly texts: T } | undefined;

  const get = (language: Language): T | undefined => {
    const base = Object.hasOwn(loads, language) ? loaded[language] : en;
    const own = ownTexts()[language]?.[name];
    if (!base || !own) return base;
    // Returns the same object for the same texts, because views compare it.
    if (overridden?.base !== base || overridden.own !== own)
      overridden = { base, own, texts: override(base, own, `messages.${language}.${name}`) };
    return overridden.texts;
  };
  return {
    en,
    get,
    async load(language) {
      const load = Object.hasOwn(loads, language) && loads[language];
      if (typeof load === 'function')
        loaded[language] ??= await load().then(
          (module: { default: object }) => module.default as T,
          () => en,
        );
      return get(language) ?? en;
    },
  };
}

const PLURAL_FORMS: readonly string[] = ['zero', 'one', 'two', 'few', 'many', 'other'];

/**
 * Replaces texts with the page's own: a string for a string, a group for a group, and plural forms, of which a language
 * may have others than English. A function replaces a text whose values it gets.
 */
function override<T>(texts: T, own: object, path: string): T {
  const result = { ...texts } as Record<string, unknown>; // texts are keyed by plain names
  for (const [key, value] of Object.entries(own)) {
    const isForm = 'other' in result && PLURAL_FORMS.includes(key);
    const before = Object.hasOwn(result, key) ? result[key] : isForm ? '' : undefined;
    const isFunction = typeof value === 'function' && typeof before === 'string' && before.includes('{');
    if (before === undefined || value === null || (typeof value !== typeof before && !isFunction))
      console.warn(
        `[storefront-widgets] ${path}.${key} is none of the texts: ${Object.keys(result).join(', ')}.`,
      );
    else
      result[key] = typeof before === 'object' ? override(before as object, value, `${path}.${key}`) : value;
  }
  return result as T; // each text has the type of the one it replaces
}

/** Returns the texts of an area: null until the first have loaded, and the last ones while another language loads. */
export function useMessages<T>(area: Messages<T>, language: Language): T | null {
  const [, setLoaded] = useState<Language>();
  useSyncExternalStore(watchOwnTexts, ownTexts, ownTexts);
  const last = useRef<T>(null);
  const text = area.get(language);
  useLayoutEffect(() => {
    if (!text) void area.load(language).then(() => setLoaded(language));
  }, [area, language, text]);
  if (text) last.current = text;
  return last.current;
}

import type { Language } from './locale.js';

/** The texts of one part of the product. English comes with the code; of the others only the one in use is loaded. */
export interface Messages<T> {
  /** The texts, when they are there. */
  readonly get: (language: Language) => T | undefined;
  /** Brings the texts; English where those of the language cannot be loaded. Never rejects. */
  readonly load: (language: Language) => Promise<T>;
}

/**
 * An area of texts.
 * @param en a file of their own would cost the most pages a request, and saves the others a hundred bytes.
 */
export function createMessages<T>(
  en: T,
  modules: Readonly<Record<Exclude<Language, 'en'>, () => Promise<{ default: T }>>>,
): Messages<T> {
  const loaded: Partial<Record<Language, T>> = { en };
  return {
    get: (language) => loaded[language],
    async load(language) {
      if (language !== 'en')
        loaded[language] ??= await modules[language]().then(
          (module) => module.default,
          () => en,
        );
      return loaded[language] ?? en;
    },
  };
}

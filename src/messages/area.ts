import type { Language } from '../locale/locale.js';

/** The texts of one part of the product, a module a language; only the language in use is loaded. */
export interface MessageArea<T> {
  /** The texts, when they are there. */
  readonly get: (language: Language) => T | undefined;
  /** Brings the texts; English where those of the language cannot be loaded. Rejects when neither can. */
  readonly load: (language: Language) => Promise<T>;
}

export function createArea<T>(
  modules: Readonly<Record<Language, () => Promise<{ default: T }>>>,
): MessageArea<T> {
  const loaded = new Map<Language, T>();
  return {
    get: (language) => loaded.get(language),
    async load(language) {
      const known = loaded.get(language);
      if (known) return known;
      const { default: texts } = await modules[language]().catch(() => modules.en());
      loaded.set(language, texts);
      return texts;
    },
  };
}

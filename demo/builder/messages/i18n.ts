import { createContext, useContext } from 'react';
import translations from 'translations';
import type { Texts } from '../../../dist/npm/text.js';
import type { Language } from '../../shared/language.js';
import type en from './en.json';

type ByName<Text> = Readonly<Record<string, Text>>;

/** Texts that are looked up by a name of the catalog: of an attribute, a setting, a property, or a word. */
interface Named {
  readonly labels: ByName<string>;
  readonly hints: ByName<string>;
  readonly words: ByName<string>;
  readonly forms: ByName<string>;
  readonly numbers: ByName<string>;
  readonly tokens: ByName<string>;
  readonly settings: ByName<readonly [label: string, help: string]>;
}

export type Messages = Omit<Texts<typeof en>, keyof Named> & Named;

/** The builder's texts in one language. */
export interface I18n {
  readonly lang: Language;
  readonly texts: Messages;
  /** Translates English from `custom-elements.json` as the WordPress plugin does. Returns it unchanged if it can't. */
  readonly translate: (english: string) => string;
  /** Switches the page to another language. */
  readonly setLanguage: (lang: Language) => void;
}

export const directionOf = (lang: Language): 'ltr' | 'rtl' => (lang === 'ar' ? 'rtl' : 'ltr');

/** Loads a language and switches the page to it. */
export async function loadI18n(lang: Language): Promise<Omit<I18n, 'setLanguage'>> {
  const [{ default: texts }, words] = await Promise.all([
    import(`../messages/${lang}.json`) as Promise<{ readonly default: Messages }>, // compared with the English file
    translations[lang]?.(),
  ]);
  const { documentElement } = document;
  documentElement.lang = lang;
  documentElement.dir = directionOf(lang);
  document.title = texts.title;
  return { lang, texts, translate: (english) => words?.default[english] ?? english };
}

export const I18nContext = createContext<I18n | undefined>(undefined);

/** Returns the builder's texts. Throws without an `I18nContext` above the component. */
export function useI18n(): I18n {
  const i18n = useContext(I18nContext);
  if (!i18n) throw new Error('useI18n needs an I18nContext above it');
  return i18n;
}

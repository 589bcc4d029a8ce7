import { visit } from '../shell/visit.js';

/** The languages that the shop speaks; the first is the default. */
export const LANGS = ['en', 'ru', 'ar', 'fr'] as const;
export type Lang = (typeof LANGS)[number];

/** `ar-EG` → `ar`; nothing for a language that the shop doesn't speak. */
export const toLang = (value: string | undefined): Lang | undefined => {
  const base = value?.toLowerCase().split('-')[0];
  return LANGS.find((lang) => lang === base);
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
export function firstLang(): Lang {
  return toLang(fromCookie()) ?? pageLang();
}

/** The language that the page is in. */
export function pageLang(): Lang {
  return visit()?.lang ?? toLang(document.documentElement.lang) ?? LANGS[0];
}

/** Tells the browser, and the widgets on the page, which language and direction the page has. */
export function applyLang(lang: Lang): void {
  document.documentElement.lang = lang;
  document.documentElement.dir = lang === 'ar' ? 'rtl' : 'ltr';
}

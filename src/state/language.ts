import { type Language, toLanguage } from '../page/locale.js';
import { sharedOnPage } from '../page/page-record.js';
import { whenVisible } from '../page/visibility.js';
import { cookies, didAct } from './storage.js';
import { store } from './store.js';

/**
 * Switches to the language that the shopper chose. It's in the state right away, so every widget changes without a
 * reload, and in its cookie for 14 days (spec section 4). If the page configures a language, the shopper has overruled
 * it: the second cookie remembers which one, and from then on `languageOf` puts the shopper's choice first.
 */
export function changeLanguage(lang: Language): void {
  didAct('language');
  applyLanguage(lang);
  // A page may have put the state back until it's ready for another choice, which is stored already.
  if ((cookies.read('NewLang') || lang) !== lang) cookies.write('NewLang', lang);
}

/** Switches to a language that the page has turned to. What the shopper chose before stays stored. */
function applyLanguage(lang: Language): void {
  const { lang: before, bigdata } = store.getState();
  if (lang === before) return;
  cookies.write('NewLang', lang);
  if (bigdata.config.lang) cookies.write('locale', bigdata.config.lang);
  store.setState({ lang });
}

/**
 * Follows the `lang` of `<html>`, with one observer for all callers: a page translator writes the language that it has
 * translated the page to there (spec section 4). A language that we don't have, or the same one again, has no effect.
 * @returns A function that stops following. The last call disconnects the observer.
 */
export function followPageLanguage(): () => void {
  if (typeof MutationObserver === 'undefined') return () => {}; // see src/element/missing.ts
  const following = sharedOnPage('pageLanguage', () => ({ users: 0, stop: () => {} }));
  if (!following.users) {
    const page = document.documentElement;
    let last = page.lang;
    const observer = new MutationObserver(() => {
      const lang = page.lang === last ? null : toLanguage(page.lang);
      last = page.lang;
      if (lang) void whenVisible().then(() => applyLanguage(lang)); // stores it
    });
    observer.observe(page, { attributeFilter: ['lang'] });
    following.stop = () => observer.disconnect();
  }
  following.users += 1;
  return () => {
    following.users -= 1;
    if (!following.users) following.stop();
  };
}

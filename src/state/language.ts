import { type Language, toLanguage } from '../i18n/locale.js';
import { sharedOnPage } from './page-record.js';
import { cookies } from './storage.js';
import { store } from './store.js';

/**
 * The shopper wants another language: it is in the state at once, so that every widget changes without a reload, and
 * in its cookie for 14 days (spec section 4). Where the page configures a language, the shopper has overruled that
 * one: the second cookie remembers it, and `languageOf` leaves it be from then on.
 */
export function changeLanguage(lang: Language): void {
  const { lang: before, bigdata } = store.getState();
  if (lang === before) return;
  cookies.write('NewLang', lang);
  if (bigdata.config.lang) cookies.write('locale', bigdata.config.lang);
  store.setState({ lang });
}

/**
 * Follows the `lang` of `<html>`, by one observer for all who ask: a page translator writes the language there that it
 * has brought the page to (spec section 4). One that we do not have changes nothing, nor does the same one written again.
 * @returns What ends it; the observer ends with the last one.
 */
export function followPageLanguage(): () => void {
  const following = sharedOnPage('pageLanguage', () => ({ users: 0, stop: () => {} }));
  if (!following.users) {
    const page = document.documentElement;
    let last = page.lang;
    const observer = new MutationObserver(() => {
      const lang = page.lang === last ? null : toLanguage(page.lang);
      last = page.lang;
      if (lang) changeLanguage(lang);
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

import { type ReactNode, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Language } from '../../shared/language.js';
import { refetchInNewLanguage } from '../data/query-client.js';
import { loadMessages } from '../texts.js';
import { applyLang, createI18n, type I18n, I18nContext, loadTextsOnScreen, toLang } from './i18n.js';

/** Calls back whenever the shopper chooses a language in one of the page's widgets. */
function watchLanguage(choose: (lang: Language) => void): () => void {
  const onChange = (event: Event) => {
    const lang = toLang(event instanceof CustomEvent ? String(event.detail?.lang) : undefined);
    if (lang) choose(lang);
  };
  document.addEventListener('storefront-language-change', onChange);
  return () => document.removeEventListener('storefront-language-change', onChange);
}

/**
 * Provides the page's texts and number formats. When the shopper changes the language, replaces them all in one frame,
 * sets the page's direction, and loads its data again.
 * @param first those of the language that the page starts in
 */
export function I18nProvider({ first, children }: { first: I18n; children: ReactNode }) {
  const [i18n, setI18n] = useState(first);
  // A layout effect, to run as soon as the page is there: WebKit may delay other effects by a second or more.
  useLayoutEffect(() => {
    let chosen = first.lang;
    const stop = watchLanguage(async (lang) => {
      chosen = lang;
      // All of them first, so that the direction and every text change in one frame.
      const [texts] = await Promise.all([
        loadMessages(lang).catch(() => null), // the page stays in its current language
        loadTextsOnScreen(lang),
      ]);
      if (!texts || chosen !== lang) return; // another language may have been chosen meanwhile
      applyLang(lang);
      flushSync(() => setI18n(createI18n(lang, texts)));
      refetchInNewLanguage();
    });
    return () => {
      chosen = first.lang;
      stop();
    };
  }, [first]);
  return <I18nContext value={i18n}>{children}</I18nContext>;
}

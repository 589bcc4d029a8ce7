import { type ReactNode, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { store } from '../../../dist/index.js';
import type { Language } from '../../shared/language.js';
import { refetchInNewLanguage } from '../data/query-client.js';
import { inOneFrame } from '../shell/one-frame.js';
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

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Milliseconds in which widgets load their texts and data of a language: they don't say when they are done. */
const WIDGETS_MS = 200;
/** Milliseconds for which the screen stays as it was, at most. */
const MOST_MS = 1_000;

/**
 * Provides the page's texts and number formats. When the shopper changes the language, replaces them all in one frame,
 * sets the page's and the widgets' direction, and loads their data again.
 * @param first those of the language that the page starts in
 */
export function I18nProvider({ first, children }: { first: I18n; children: ReactNode }) {
  const [i18n, setI18n] = useState(first);
  // A layout effect, to run as soon as the page is there: WebKit may delay other effects by a second or more.
  useLayoutEffect(() => {
    let chosen = first.lang;
    let shown = first.lang;
    const stop = watchLanguage(async (lang) => {
      chosen = lang;
      // The widgets wait for the page: all texts first, so that the direction and every text change in one frame.
      store.setState({ lang: shown });
      const [texts] = await Promise.all([
        loadMessages(lang).catch(() => null), // the page stays in its current language
        loadTextsOnScreen(lang),
      ]);
      if (chosen !== lang) return; // another language was chosen meanwhile
      if (!texts) {
        store.setState({ lang });
        return;
      }
      shown = lang;
      inOneFrame(() => {
        store.setState({ lang });
        applyLang(lang);
        flushSync(() => setI18n(createI18n(lang, texts)));
        return Promise.race([Promise.all([refetchInNewLanguage(), wait(WIDGETS_MS)]), wait(MOST_MS)]);
      });
    });
    return () => {
      chosen = first.lang;
      stop();
    };
  }, [first]);
  return <I18nContext value={i18n}>{children}</I18nContext>;
}

import { type ReactNode, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Language } from '../../shared/language.js';
import { refetchInNewLanguage } from '../data/query-client.js';
import { loadMessages } from '../texts.js';
import { applyLang, loadOnScreen, type Speech, SpeechContext, speechOf, toLang } from './speech.js';

/** Calls back whenever the shopper chooses a language in one of the page's widgets. */
function watchLanguage(choose: (lang: Language) => void): () => void {
  const onChange = (event: Event) => {
    const lang = toLang(event instanceof CustomEvent ? String(event.detail?.lang) : undefined);
    if (lang) choose(lang);
  };
  document.addEventListener('storefront-language-change', onChange);
  return () => document.removeEventListener('storefront-language-change', onChange);
}

/** Provides the page's texts. When the shopper changes the language, updates them and the page's direction. */
export function Speaking({ first, children }: { first: Speech; children: ReactNode }) {
  const [speech, setSpeech] = useState(first);
  // A layout effect, to run as soon as the page is there: WebKit may delay other effects by a second or more.
  useLayoutEffect(() => {
    let chosen = first.lang;
    const stop = watchLanguage(async (lang) => {
      chosen = lang;
      // All of them first, so that the direction and every text change in one frame.
      const [texts] = await Promise.all([
        loadMessages(lang).catch(() => null), // the page stays in its current language
        loadOnScreen(lang),
      ]);
      if (!texts || chosen !== lang) return; // another language may have been chosen meanwhile
      applyLang(lang);
      flushSync(() => setSpeech(speechOf(lang, texts)));
      refetchInNewLanguage();
    });
    return () => {
      chosen = first.lang;
      stop();
    };
  }, [first]);
  return <SpeechContext value={speech}>{children}</SpeechContext>;
}

import { type ReactNode, useLayoutEffect, useState } from 'react';
import type { Language } from '../../shared/language.js';
import { refetchInNewLanguage } from '../data/query-client.js';
import { loadMessages } from './load.js';
import { applyLang, type Speech, SpeechContext, speechOf, toLang } from './speech.js';

/** Calls back with each language that the shopper chooses in a widget of the page. */
function watchLanguage(choose: (lang: Language) => void): () => void {
  const onChange = (event: Event) => {
    const lang = toLang(event instanceof CustomEvent ? String(event.detail?.lang) : undefined);
    if (lang) choose(lang);
  };
  document.addEventListener('storefront-language-change', onChange);
  return () => document.removeEventListener('storefront-language-change', onChange);
}

/** Gives the page its texts, and changes them, the page's language and its direction when the shopper does. */
export function Speaking({ first, children }: { first: Speech; children: ReactNode }) {
  const [speech, setSpeech] = useState(first);
  // As soon as the page is there: WebKit may leave an effect that is not of the layout for a second and more.
  useLayoutEffect(() => {
    let wanted = first.lang;
    const stop = watchLanguage(async (lang) => {
      wanted = lang;
      const texts = await loadMessages(lang).catch(() => null); // the page stays in the language that it has
      if (!texts || wanted !== lang) return; // another may have been chosen meanwhile
      applyLang(lang);
      setSpeech(speechOf(lang, texts));
      refetchInNewLanguage();
    });
    return () => {
      wanted = first.lang;
      stop();
    };
  }, [first]);
  return <SpeechContext value={speech}>{children}</SpeechContext>;
}

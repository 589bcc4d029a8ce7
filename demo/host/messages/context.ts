import { createContext, useContext } from 'react';
import type { Messages } from './en.js';
import type { Lang } from './language.js';
import { numbersFor } from './numbers.js';

/** The texts and number formats of one language. */
export interface Speech {
  lang: Lang;
  texts: Messages;
  numbers: ReturnType<typeof numbersFor>;
}

/** Binds a language's texts to its number formats. */
export const speechOf = (lang: Lang, texts: Messages): Speech => ({
  lang,
  texts,
  numbers: numbersFor(lang),
});

export const SpeechContext = createContext<Speech | undefined>(undefined);

/** The texts and number formats of the page's language. */
export function useSpeech(): Speech {
  const speech = useContext(SpeechContext);
  if (!speech) throw new Error('useSpeech needs a SpeechContext above it');
  return speech;
}

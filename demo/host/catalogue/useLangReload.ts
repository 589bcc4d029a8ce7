import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { useSpeech } from '../messages/context.js';
import type { Lang } from '../messages/language.js';

/** Loads a page anew whose data is in another language than the page is by now. */
export function useLangReload(loaded: Lang): void {
  const { lang } = useSpeech();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (loaded !== lang) void revalidate();
  }, [loaded, lang, revalidate]);
}

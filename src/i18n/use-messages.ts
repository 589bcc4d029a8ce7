import { useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Language } from '../page/locale.js';
import { ownTexts, watchOwnTexts } from '../page/own-texts.js';
import type { Messages } from './messages.js';

/** Returns the texts of an area: null until the first have loaded, and the last ones while another language loads. */
export function useMessages<T>(area: Messages<T>, language: Language): T | null {
  const [, setLoaded] = useState<Language>();
  useSyncExternalStore(watchOwnTexts, ownTexts, ownTexts);
  const last = useRef<T>(null);
  const text = area.get(language);
  useLayoutEffect(() => {
    if (!text) void area.load(language).then(() => setLoaded(language));
  }, [area, language, text]);
  if (text) last.current = text;
  return last.current;
}

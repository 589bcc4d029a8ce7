import { useLayoutEffect, useRef, useState } from 'react';
import type { Language } from '../locale/locale.js';
import type { MessageArea } from './area.js';

/**
 * The texts of an area. While those of another language load, the last ones stay; null until the first are there.
 * When none can be loaded, the error is thrown to whoever contains the view.
 */
export function useText<T>(area: MessageArea<T>, language: Language): T | null {
  const [failure, setFailure] = useState<unknown>();
  const [, setLoaded] = useState<Language>();
  const last = useRef<T>(undefined);
  const text = area.get(language);
  useLayoutEffect(() => {
    if (text) return;
    let wanted = true;
    area.load(language).then(
      () => wanted && setLoaded(language),
      (error) => wanted && setFailure(error),
    );
    return () => {
      wanted = false;
    };
  }, [area, language, text]);
  if (failure) throw failure;
  if (text) last.current = text;
  return last.current ?? null;
}

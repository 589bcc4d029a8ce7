import { lazyTexts } from '../../messages/lazy-texts.js';
import type { ZoneMessages } from './messages.js';

/** The texts of the zones. */
export const zoneTexts = lazyTexts<ZoneMessages>({
  en: () => import('./en.js'),
  ru: () => import('./ru.js'),
  ar: () => import('./ar.js'),
  fr: () => import('./fr.js'),
});

/** The texts of a zone, whose loader waited for them. */
export function useZoneTexts(): ZoneMessages {
  const texts = zoneTexts.useTextsOnceLoaded();
  if (!texts) throw new Error('The loader of a zone waits for zoneTexts.load()');
  return texts;
}

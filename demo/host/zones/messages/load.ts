import { lazyTexts } from '../../messages/speech.js';
import type { ZoneMessages } from './en.js';

export const zoneTexts = lazyTexts<ZoneMessages>({
  en: () => import('./en.js'),
  ru: () => import('./ru.js'),
  ar: () => import('./ar.js'),
  fr: () => import('./fr.js'),
});

import { lazyTexts } from '../../messages/speech.js';
import type { ProfileMessages } from './en.js';

export const profileTexts = lazyTexts<ProfileMessages>({
  en: () => import('./en.js'),
  ru: () => import('./ru.js'),
  ar: () => import('./ar.js'),
  fr: () => import('./fr.js'),
});

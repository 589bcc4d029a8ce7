import { lazyTexts } from '../../messages/speech.js';
import type { GuestMessages } from './en.js';

export const guestTexts = lazyTexts<GuestMessages>({
  en: () => import('./en.js'),
  ru: () => import('./ru.js'),
  ar: () => import('./ar.js'),
  fr: () => import('./fr.js'),
});

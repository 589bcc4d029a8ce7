import { lazyTexts } from '../../messages/speech.js';
import type { AddressMessages } from './en.js';

export const addressTexts = lazyTexts<AddressMessages>({
  en: () => import('./en.js'),
  ru: () => import('./ru.js'),
  ar: () => import('./ar.js'),
  fr: () => import('./fr.js'),
});

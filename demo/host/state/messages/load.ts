import { lazyTexts } from '../../messages/speech.js';
import type { StateMessages } from './en.js';

export const stateTexts = lazyTexts<StateMessages>({
  en: () => import('./en.js'),
  ru: () => import('./ru.js'),
  ar: () => import('./ar.js'),
  fr: () => import('./fr.js'),
});

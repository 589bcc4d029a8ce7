import { lazyTexts } from '../../messages/speech.js';
import type { FavoriteMessages } from './en.js';

export const favoriteTexts = lazyTexts<FavoriteMessages>({
  en: () => import('./en.js'),
  ru: () => import('./ru.js'),
  ar: () => import('./ar.js'),
  fr: () => import('./fr.js'),
});

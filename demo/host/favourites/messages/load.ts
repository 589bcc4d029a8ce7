import { lazyTexts } from '../../messages/speech.js';
import type { FavouriteMessages } from './en.js';

export const favouriteTexts = lazyTexts<FavouriteMessages>({
  en: () => import('./en.js'),
  ru: () => import('./ru.js'),
  ar: () => import('./ar.js'),
  fr: () => import('./fr.js'),
});

import { lazyTexts } from '../../messages/speech.js';
import type { CouponTexts } from './en.js';

export const couponTexts = lazyTexts<CouponTexts>({
  en: () => import('./en.js'),
  ru: () => import('./ru.js'),
  ar: () => import('./ar.js'),
  fr: () => import('./fr.js'),
});

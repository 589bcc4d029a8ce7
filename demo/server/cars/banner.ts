import { inEachLanguage } from '../../shared/language.js';
import { readTexts } from '../../shared/read-texts.js';
import type en from './messages/en.json';

/** The banner before the first campaign. */
export const BANNER_MESSAGES = readTexts<typeof en>(import.meta.url);

/** The banner's pictures before the first campaign. The titles go on the calm side of the picture. */
export const BANNER_PICTURES = inEachLanguage((language) =>
  language === 'ar' ? '/media/hero-rtl.svg' : '/media/hero.svg',
);

import { lazyTexts } from '../../messages/speech.js';
import type { NoticeMessages } from './en.js';

export const noticeTexts = lazyTexts<NoticeMessages>({
  en: () => import('./en.js'),
  ru: () => import('./ru.js'),
  ar: () => import('./ar.js'),
  fr: () => import('./fr.js'),
});

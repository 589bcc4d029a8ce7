import { lazyTexts } from '../../../messages/speech.js';
import type { InvitationMessages } from './en.js';

export const invitationTexts = lazyTexts<InvitationMessages>({
  en: () => import('./en.js'),
  ru: () => import('./ru.js'),
  ar: () => import('./ar.js'),
  fr: () => import('./fr.js'),
});

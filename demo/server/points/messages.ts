import type { Language } from '../../shared/language.js';

/** The message for a shopper who asks for the free share for downloading the app a second time. */
export const ALREADY_REWARDED: Readonly<Record<Language, string>> = {
  en: 'You already have your free share for the app',
  ru: 'Вы уже получили акцию за установку приложения',
  ar: 'لقد حصلت على السهم المجاني لتنزيل التطبيق من قبل',
  fr: 'Vous avez déjà reçu l’action offerte pour l’application',
};

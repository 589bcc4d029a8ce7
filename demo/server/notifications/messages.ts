import type { Language } from '../../shared/language.js';

interface NotificationMessages {
  readonly unknown: string;
  readonly badLink: string;
}

export const NOTIFICATION_MESSAGES: Readonly<Record<Language, NotificationMessages>> = {
  en: {
    unknown: 'This notification is gone',
    badLink: 'Part of this link is missing. Copy all of it from the email, or sign in to change your emails.',
  },
  ru: {
    unknown: 'Этого уведомления больше нет',
    badLink: 'Ссылка неполная. Скопируйте её из письма целиком или войдите, чтобы изменить подписки.',
  },
  ar: {
    unknown: 'لم يعد هذا الإشعار موجودًا',
    badLink: 'هذا الرابط غير مكتمل. انسخه كاملًا من الرسالة، أو سجّل الدخول لتغيير رسائلك.',
  },
  fr: {
    unknown: 'Cette notification n’existe plus',
    badLink:
      'Ce lien est incomplet. Copiez-le en entier depuis le message, ou connectez-vous pour modifier vos e-mails.',
  },
};

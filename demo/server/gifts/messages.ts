import type { Language } from '../../shared/language.js';

export interface GiftMessages {
  readonly noGift: string;
  /** @param time how long the gift lasts, such as "24 hours" */
  readonly explain: (terms: string, time: string) => string;
}

export const GIFT_MESSAGES: Readonly<Record<Language, GiftMessages>> = {
  en: {
    noGift: 'You don’t have a gift waiting',
    explain: (terms, time) => `Your welcome gift. The coupon is in your account for ${time}. ${terms}.`,
  },
  ru: {
    noGift: 'Подарков для вас сейчас нет',
    explain: (terms, time) => `Приветственный подарок. Купон действует в вашем аккаунте ${time}. ${terms}.`,
  },
  ar: {
    noGift: 'لا توجد هدية في انتظارك',
    explain: (terms, time) => `هدية الترحيب. القسيمة في حسابك لمدة ${time}. ${terms}.`,
  },
  fr: {
    noGift: 'Aucun cadeau ne vous attend',
    explain: (terms, time) =>
      `Votre cadeau de bienvenue. Le coupon est sur votre compte pendant ${time}. ${terms}.`,
  },
};

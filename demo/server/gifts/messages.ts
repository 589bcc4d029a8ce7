import type { Language } from '../../shared/language.js';

/** What the gift calls say to a shopper. */
export interface GiftMessages {
  readonly noGift: string;
  readonly explain: (terms: string) => string;
}

export const GIFT_MESSAGES: Readonly<Record<Language, GiftMessages>> = {
  en: {
    noGift: 'You don’t have a gift waiting',
    explain: (terms) => `Your welcome gift. The coupon is in your account for 24 hours. ${terms}.`,
  },
  ru: {
    noGift: 'Подарков для вас сейчас нет',
    explain: (terms) => `Приветственный подарок. Купон действует в вашем аккаунте 24 часа. ${terms}.`,
  },
  ar: {
    noGift: 'لا توجد هدية في انتظارك',
    explain: (terms) => `هدية الترحيب. القسيمة في حسابك لمدة 24 ساعة. ${terms}.`,
  },
  fr: {
    noGift: 'Aucun cadeau ne vous attend',
    explain: (terms) =>
      `Votre cadeau de bienvenue. Le coupon est sur votre compte pendant 24 heures. ${terms}.`,
  },
};

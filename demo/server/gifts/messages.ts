import type { Language } from '../../shared/language.js';

export interface GiftMessages {
  readonly noGift: string;
  readonly explain: (terms: string) => string;
  readonly wheel: string;
  readonly points: string;
}

export const GIFT_MESSAGES: Readonly<Record<Language, GiftMessages>> = {
  en: {
    noGift: 'You don’t have a gift waiting',
    wheel: 'A free spin every day',
    points: 'Points on every order',
    explain: (terms) => `Your welcome gift. The coupon is in your account for 24 hours. ${terms}.`,
  },
  ru: {
    noGift: 'Подарков для вас сейчас нет',
    wheel: 'Бесплатное вращение каждый день',
    points: 'Баллы за каждый заказ',
    explain: (terms) => `Приветственный подарок. Купон действует в вашем аккаунте 24 часа. ${terms}.`,
  },
  ar: {
    noGift: 'لا توجد هدية في انتظارك',
    wheel: 'دورة مجانية كل يوم',
    points: 'نقاط على كل طلب',
    explain: (terms) => `هدية الترحيب. القسيمة في حسابك لمدة 24 ساعة. ${terms}.`,
  },
  fr: {
    noGift: 'Aucun cadeau ne vous attend',
    wheel: 'Un tour gratuit par jour',
    points: 'Des points à chaque commande',
    explain: (terms) =>
      `Votre cadeau de bienvenue. Le coupon est sur votre compte pendant 24 heures. ${terms}.`,
  },
};

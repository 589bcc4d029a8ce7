import type { Language } from '../../shared/language.js';
import type { Coupon } from './schema.js';

/** The messages that coupon calls show to a shopper. Amounts are passed in the format of the shopper's language. */
export interface CouponMessages {
  readonly amountOff: (amount: string) => string;
  readonly percentOff: (percent: string) => string;
  /** The minimum subtotal of the coupon. */
  readonly from: (amount: string) => string;
  readonly anyOrder: string;
  readonly atMost: (amount: string) => string;
  readonly unknown: string;
  readonly taken: string;
  readonly gone: string;
}

export const COUPON_MESSAGES: Readonly<Record<Language, CouponMessages>> = {
  en: {
    amountOff: (amount) => `${amount} off`,
    percentOff: (percent) => `${percent} off`,
    from: (amount) => `On orders of ${amount} or more`,
    anyOrder: 'On any order',
    atMost: (amount) => `up to ${amount}`,
    unknown: 'This coupon isn’t in your account',
    taken: 'You’ve already collected this coupon',
    gone: 'This coupon can’t be collected anymore',
  },
  ru: {
    amountOff: (amount) => `Скидка ${amount}`,
    percentOff: (percent) => `Скидка ${percent}`,
    from: (amount) => `При заказе от ${amount}`,
    anyOrder: 'На любой заказ',
    atMost: (amount) => `не более ${amount}`,
    unknown: 'Такого купона у вас нет',
    taken: 'Вы уже получили этот купон',
    gone: 'Этот купон больше нельзя получить',
  },
  ar: {
    amountOff: (amount) => `خصم ${amount}`,
    percentOff: (percent) => `خصم ${percent}`,
    from: (amount) => `على الطلبات بقيمة ${amount} أو أكثر`,
    anyOrder: 'على أي طلب',
    atMost: (amount) => `بحد أقصى ${amount}`,
    unknown: 'هذه القسيمة ليست من قسائمك',
    taken: 'لقد حصلت على هذه القسيمة من قبل',
    gone: 'لم يعد الحصول على هذه القسيمة ممكنًا',
  },
  fr: {
    amountOff: (amount) => `${amount} de remise`,
    percentOff: (percent) => `${percent} de remise`,
    from: (amount) => `Dès ${amount} de commande`,
    anyOrder: 'Sans minimum de commande',
    atMost: (amount) => `dans la limite de ${amount}`,
    unknown: 'Ce coupon ne fait pas partie des vôtres',
    taken: 'Vous avez déjà récupéré ce coupon',
    gone: 'Ce coupon ne peut plus être récupéré',
  },
};

const LOCALES: Readonly<Record<Language, string>> = { en: 'en-US', ru: 'ru', ar: 'ar-u-nu-latn', fr: 'fr' };

/**
 * Formats an amount of US cents in the shopper's language, without cents if there are none. In Arabic the dollar sign
 * comes first, because "US$" would be split between the two text directions.
 */
export function money(language: Language, cents: number): string {
  const digits = cents % 100 === 0 ? 0 : 2;
  const text = new Intl.NumberFormat(language === 'ar' ? LOCALES.en : LOCALES[language], {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(cents / 100);
  return isolated(language, text);
}

/** Next to Arabic letters, the sign of an amount would switch sides. */
const isolated = (language: Language, text: string): string =>
  language === 'ar' ? `\u2066${text}\u2069` : text;

export function couponName(language: Language, { kind, value }: Pick<Coupon, 'kind' | 'value'>): string {
  const messages = COUPON_MESSAGES[language];
  if (kind === 'amount') return messages.amountOff(money(language, value));
  const percent = new Intl.NumberFormat(LOCALES[language], { style: 'percent' }).format(value / 100);
  return messages.percentOff(isolated(language, percent));
}

export function couponTerms(
  language: Language,
  { minSubtotal, maxDiscount }: Pick<Coupon, 'minSubtotal' | 'maxDiscount'>,
): string {
  const messages = COUPON_MESSAGES[language];
  const from = minSubtotal > 0 ? messages.from(money(language, minSubtotal)) : messages.anyOrder;
  return maxDiscount === null
    ? from
    : `${from}${language === 'ar' ? '،' : ','} ${messages.atMost(money(language, maxDiscount))}`;
}

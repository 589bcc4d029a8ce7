import type { Language } from '../../shared/language.js';

interface PaymentTexts {
  readonly order: string;
  readonly delivery: string;
  /** What a coupon and points take off. */
  readonly reduction: string;
}

/** What the page where an order is paid says about it. */
export const PAYMENT_TEXTS: Readonly<Record<Language, PaymentTexts>> = {
  en: { order: 'Order', delivery: 'Shipping', reduction: 'Coupon and points' },
  ru: { order: 'Заказ', delivery: 'Доставка', reduction: 'Купон и баллы' },
  ar: { order: 'الطلب', delivery: 'الشحن', reduction: 'القسيمة والنقاط' },
  fr: { order: 'Commande', delivery: 'Livraison', reduction: 'Bon et points' },
};

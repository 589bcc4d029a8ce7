import type { Language } from '../../shared/language.js';
import type { OrderState } from '../orders/schema.js';
import type { NoticeText } from './schema.js';

/** The states that a shopper is notified of. Someone who has just ordered or confirmed receipt already knows. */
export type ToldState = Exclude<OrderState, 'unpaid' | 'received'>;

/** When the order arrives, after the notification's text. */
export const ARRIVES: Readonly<Record<Language, string>> = {
  en: 'It arrives {dates}.',
  ru: 'Прибудет {dates}.',
  ar: 'يصل بين {dates}.',
  fr: 'Arrivée\u00a0: {dates}.',
};

/** The same for an order whose parts arrive on different days; the `{dates}` are one after another. */
export const ARRIVES_IN_PARTS: Readonly<Record<Language, string>> = {
  en: 'It arrives in parts: {dates}.',
  ru: 'Прибудет частями: {dates}.',
  ar: 'يصل على دفعات: {dates}.',
  fr: 'Arrivée en plusieurs fois\u00a0: {dates}.',
};

/** The notification for each new state of an order; `{n}` is the order number. */
export const ORDER_NOTICES: Readonly<Record<ToldState, Readonly<Record<Language, NoticeText>>>> = {
  paid: {
    en: { title: 'Order {n} is paid', text: 'Thank you! We’ll let you know when it ships.' },
    ru: { title: 'Заказ {n} оплачен', text: 'Спасибо. Мы сообщим, как только он будет отправлен.' },
    ar: { title: 'تم دفع الطلب {n}', text: 'شكرًا لك. سنخبرك فور خروجه في الطريق إليك.' },
    fr: {
      title: 'La commande {n} est payée',
      text: 'Merci. Nous vous prévenons dès qu’elle est en route.',
    },
  },
  shipped: {
    en: { title: 'Order {n} is on the way', text: 'Track it, and let us know when it arrives.' },
    ru: { title: 'Заказ {n} в пути', text: 'Следите за ним и подтвердите получение, когда он прибудет.' },
    ar: { title: 'الطلب {n} في الطريق', text: 'تابعه، وأكّد استلامه عند وصوله.' },
    fr: {
      title: 'La commande {n} est en route',
      text: 'Suivez-la, et confirmez-la une fois arrivée.',
    },
  },
  canceled: {
    en: { title: 'Order {n} is canceled', text: 'You get any coupons and points you used back.' },
    ru: { title: 'Заказ {n} отменён', text: 'Использованные купоны и баллы снова ваши.' },
    ar: { title: 'أُلغي الطلب {n}', text: 'عادت إليك القسائم والنقاط التي استخدمتها.' },
    fr: {
      title: 'La commande {n} est annulée',
      text: 'Les bons et les points utilisés sont de nouveau à vous.',
    },
  },
  refunded: {
    en: { title: 'Order {n} is refunded', text: 'We refunded the card you paid with.' },
    ru: { title: 'Деньги за заказ {n} возвращены', text: 'Они придут на карту, которой вы платили.' },
    ar: { title: 'استُرد مبلغ الطلب {n}', text: 'يعود المبلغ إلى البطاقة التي دفعت بها.' },
    fr: {
      title: 'La commande {n} est remboursée',
      text: 'L’argent retourne sur la carte avec laquelle vous avez payé.',
    },
  },
};

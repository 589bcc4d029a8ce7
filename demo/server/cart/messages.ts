import type { Language } from '../../shared/language.js';

export interface CartMessages {
  readonly gone: string;
  readonly soldOut: string;
  readonly left: (pieces: number) => string;
  readonly full: (max: number) => string;
  readonly noVisitor: string;
}

export const CART_MESSAGES: Readonly<Record<Language, CartMessages>> = {
  en: {
    gone: 'This product is no longer available.',
    soldOut: 'This product is sold out.',
    left: (pieces) => `Only ${pieces} left. Please choose a lower quantity.`,
    full: (max) => `A cart can hold up to ${max} different products. Please remove one first.`,
    noVisitor: 'Something is missing from your browser’s request. Please reload the page.',
  },
  ru: {
    gone: 'Этот товар больше не продаётся.',
    soldOut: 'Этот товар распродан.',
    left: (pieces) => `В наличии: ${pieces} шт. Пожалуйста, уменьшите количество.`,
    full: (max) => `В корзине помещается не больше ${max} разных товаров. Сначала удалите один из них.`,
    noVisitor: 'Браузер не передал номер посетителя. Обновите страницу.',
  },
  ar: {
    gone: 'لم يعد هذا المنتج معروضًا للبيع.',
    soldOut: 'نفدت كمية هذا المنتج.',
    left: (pieces) => `الكمية المتبقية: ${pieces}. يرجى اختيار كمية أقل.`,
    full: (max) => `تتسع السلة لعدد أقصاه ${max} من المنتجات المختلفة. يرجى حذف منتج أولًا.`,
    noVisitor: 'لم يرسل متصفحك رقم الزائر. يرجى إعادة تحميل الصفحة.',
  },
  fr: {
    gone: 'Ce produit n’est plus en vente.',
    soldOut: 'Ce produit est épuisé.',
    left: (pieces) => `Plus que ${pieces} en stock. Veuillez réduire la quantité.`,
    full: (max) => `Un panier contient au plus ${max} produits différents. Veuillez d’abord en supprimer un.`,
    noVisitor: 'Votre navigateur n’a pas transmis de numéro de visiteur. Rechargez la page.',
  },
};

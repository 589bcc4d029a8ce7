import type { Language } from '../../shared/language.js';

interface GuestMessages {
  readonly noVisitor: string;
  readonly signedIn: string;
  readonly tooOften: string;
  readonly tooManyOrders: string;
  readonly badLink: string;
  readonly orderEmpty: string;
}

export const GUEST_MESSAGES: Readonly<Record<Language, GuestMessages>> = {
  en: {
    noVisitor: 'Please reload the page and try again.',
    signedIn: 'You’re signed in, so you can check out with your account.',
    tooOften: 'Too many tries. Please try again later.',
    tooManyOrders:
      'Too many orders were placed here without an account. Sign in, or try again in half an hour.',
    badLink: 'This link doesn’t work, or not anymore.',
    orderEmpty: 'Please enter the order’s number.',
  },
  ru: {
    noVisitor: 'Обновите страницу и попробуйте ещё раз.',
    signedIn: 'Вы вошли в учётную запись: оформите заказ с ней.',
    tooOften: 'Слишком много попыток. Попробуйте позже.',
    tooManyOrders:
      'Отсюда сделали слишком много заказов без учётной записи. Войдите или попробуйте через полчаса.',
    badLink: 'Эта ссылка не работает или больше не действует.',
    orderEmpty: 'Введите номер заказа.',
  },
  ar: {
    noVisitor: 'أعد تحميل الصفحة وحاول مرة أخرى.',
    signedIn: 'لقد سجّلت الدخول، فأكمل الطلب بحسابك.',
    tooOften: 'محاولات كثيرة جدًا. حاول لاحقًا.',
    tooManyOrders: 'تمت من هنا طلبات كثيرة بلا حساب. سجّل الدخول أو حاول بعد نصف ساعة.',
    badLink: 'هذا الرابط لا يعمل أو لم يعد صالحًا.',
    orderEmpty: 'أدخل رقم الطلب.',
  },
  fr: {
    noVisitor: 'Rechargez la page et réessayez.',
    signedIn: 'Vous êtes connecté : commandez avec votre compte.',
    tooOften: 'Trop de tentatives. Réessayez plus tard.',
    tooManyOrders:
      'Trop de commandes ont été passées ici sans compte. Connectez-vous, ou réessayez dans une demi-heure.',
    badLink: 'Ce lien ne fonctionne pas, ou plus.',
    orderEmpty: 'Indiquez le numéro de la commande.',
  },
};

import type { Language } from '../../shared/language.js';

interface CancellationMessages {
  readonly onTheWay: string;
  readonly noEmail: string;
}

export const CANCELLATION_MESSAGES: Readonly<Record<Language, CancellationMessages>> = {
  en: {
    onTheWay: 'One of your orders is still on the way. You can close your account once it arrives.',
    noEmail: 'Your account has no email, so you don’t need a code.',
  },
  ru: {
    onTheWay: 'Один из ваших заказов ещё в пути. Удалите учётную запись, когда он прибудет.',
    noEmail: 'У вашей учётной записи нет электронной почты: код не нужен.',
  },
  ar: {
    onTheWay: 'ما زال أحد طلباتك في الطريق. أغلق الحساب بعد وصوله.',
    noEmail: 'ليس لحسابك بريد إلكتروني: لا حاجة إلى رمز.',
  },
  fr: {
    onTheWay: 'Une de vos commandes est encore en route. Fermez le compte une fois qu’elle sera arrivée.',
    noEmail: 'Votre compte n’a pas d’e-mail : aucun code n’est nécessaire.',
  },
};

import type { Language } from '../../shared/language.js';

/** What the calls about returns answer. */
export interface ReturnMessages {
  readonly unknownOrder: string;
  readonly unknownReturn: string;
  readonly notDelivered: string;
  readonly chooseItems: string;
  readonly chooseReason: string;
  readonly noteTooLong: string;
  readonly tooLate: string;
  readonly notLeft: string;
  readonly tooMany: string;
  readonly requestedBefore: string;
  readonly closed: string;
}

export const RETURN_MESSAGES: Readonly<Record<Language, ReturnMessages>> = {
  en: {
    unknownOrder: 'We can’t find this order in your account.',
    unknownReturn: 'We can’t find this return.',
    notDelivered: 'You can return items once the order is delivered.',
    chooseItems: 'Please choose what you want to return.',
    chooseReason: 'Please tell us why you’re returning it.',
    noteTooLong: 'Please keep it to 500 characters.',
    tooLate: 'The last day for this return has passed.',
    notLeft: 'Some of this can’t be returned, or a return for it already exists. Please check your order.',
    tooMany: 'This order has too many returns. Please write to us.',
    requestedBefore: 'This return was already requested. Reload the page to see it.',
    closed: 'This return is already closed.',
  },
  ru: {
    unknownOrder: 'Такого заказа у вас нет.',
    unknownReturn: 'Такого возврата нет.',
    notDelivered: 'Вернуть товары можно, когда заказ доставлен.',
    chooseItems: 'Выберите, что хотите вернуть.',
    chooseReason: 'Укажите причину возврата.',
    noteTooLong: 'Не больше 500 знаков.',
    tooLate: 'Срок этого возврата прошёл.',
    notLeft: 'Часть товаров вернуть нельзя, или возврат на них уже оформлен. Проверьте заказ.',
    tooMany: 'У этого заказа слишком много возвратов. Напишите нам.',
    requestedBefore: 'Этот возврат уже оформлен. Обновите страницу, чтобы увидеть его.',
    closed: 'Этот возврат уже закрыт.',
  },
  ar: {
    unknownOrder: 'لا يوجد هذا الطلب في حسابك.',
    unknownReturn: 'لم نجد هذا الإرجاع.',
    notDelivered: 'يمكنك إرجاع السلع بعد تسليم الطلب.',
    chooseItems: 'يرجى اختيار ما تريد إرجاعه.',
    chooseReason: 'يرجى اختيار سبب الإرجاع.',
    noteTooLong: 'يرجى ألا يزيد النص على 500 حرف.',
    tooLate: 'انقضى آخر يوم لهذا الإرجاع.',
    notLeft: 'لا يمكن إرجاع بعض هذه السلع، أو طُلب إرجاعها من قبل. يرجى مراجعة طلبك.',
    tooMany: 'لهذا الطلب عدد كبير من المرتجعات. يرجى مراسلتنا.',
    requestedBefore: 'طُلب هذا الإرجاع من قبل. أعد تحميل الصفحة لتراه.',
    closed: 'هذا الإرجاع مغلق بالفعل.',
  },
  fr: {
    unknownOrder: 'Cette commande ne fait pas partie des vôtres.',
    unknownReturn: 'Ce retour est introuvable.',
    notDelivered: 'Les articles se retournent une fois la commande livrée.',
    chooseItems: 'Veuillez choisir ce que vous voulez retourner.',
    chooseReason: 'Veuillez indiquer la raison du retour.',
    noteTooLong: 'Veuillez vous limiter à 500 caractères.',
    tooLate: 'Le dernier jour pour ce retour est passé.',
    notLeft:
      'Une partie de ces articles ne peut pas être retournée, ou l’est déjà. Veuillez vérifier votre commande.',
    tooMany: 'Cette commande a trop de retours. Écrivez-nous.',
    requestedBefore: 'Ce retour est déjà demandé. Rechargez la page pour le voir.',
    closed: 'Ce retour est déjà clos.',
  },
};

import type { Language } from '../../shared/language.js';

export interface OrderMessages {
  readonly emptyCart: string;
  readonly chooseAddress: string;
  readonly notAvailable: (name: string) => string;
  readonly noCarThere: string;
  readonly changed: string;
  readonly tooFewPoints: string;
  readonly unknownOrder: string;
  readonly notNow: string;
  readonly noLongerToPay: string;
  readonly providerDown: string;
  readonly paid: string;
  readonly placedBefore: string;
  readonly tooManyUnpaid: (most: number) => string;
  readonly tooManyCars: (most: number) => string;
}

export const ORDER_MESSAGES: Readonly<Record<Language, OrderMessages>> = {
  en: {
    emptyCart: 'Your cart is empty.',
    chooseAddress: 'Please choose a delivery address.',
    notAvailable: (name) => `“${name}” is no longer available in this quantity. Please check your cart.`,
    noCarThere: 'We can’t ship a car to this address. Please choose another one.',
    changed: 'Something in your order has changed. Please check it again.',
    tooFewPoints: 'You don’t have that many points. Please check your order again.',
    unknownOrder: 'We can’t find this order in your account.',
    notNow: 'You can’t do this with the order anymore.',
    noLongerToPay: 'This order can’t be paid anymore. You can order its items again.',
    providerDown: 'The payment service isn’t responding. You weren’t charged. Please try again in a minute.',
    paid: 'This order is already paid.',
    placedBefore:
      'Your last order has already been placed. Reload this page to order what’s in your cart now.',
    tooManyUnpaid: (most) =>
      `You have ${most} unpaid orders. Pay for or cancel one of them, then place this one.`,
    tooManyCars: (most) =>
      `We can hold ${most} unpaid cars for you. Order fewer, or pay for or cancel an order first.`,
  },
  ru: {
    emptyCart: 'Ваша корзина пуста.',
    chooseAddress: 'Выберите адрес доставки.',
    notAvailable: (name) => `«${name}» больше нет в таком количестве. Проверьте корзину.`,
    noCarThere: 'По этому адресу мы не можем доставить автомобиль. Выберите другой.',
    changed: 'За это время в заказе что-то изменилось. Проверьте его ещё раз.',
    tooFewPoints: 'У вас меньше баллов. Проверьте заказ ещё раз.',
    unknownOrder: 'Такого заказа у вас нет.',
    notNow: 'С этим заказом такое действие уже невозможно.',
    noLongerToPay: 'Этот заказ уже нельзя оплатить. Вы можете заказать товары снова.',
    providerDown: 'Платёжный сервис не отвечает. Деньги не списаны, попробуйте через минуту.',
    paid: 'Этот заказ уже оплачен.',
    placedBefore:
      'Ваш прошлый заказ уже оформлен. Обновите страницу, чтобы заказать то, что сейчас в корзине.',
    tooManyUnpaid: (most) =>
      `Неоплаченных заказов у вас уже ${most}. Оплатите или отмените один из них и оформите этот.`,
    tooManyCars: (most) =>
      `До оплаты мы держим для вас не больше ${most} автомобилей. Закажите меньше либо сначала оплатите или отмените заказ.`,
  },
  ar: {
    emptyCart: 'سلتك فارغة.',
    chooseAddress: 'يرجى اختيار عنوان للتوصيل.',
    notAvailable: (name) => `لم يعد «${name}» متوفرًا بهذه الكمية. يرجى مراجعة سلتك.`,
    noCarThere: 'لا يمكننا توصيل سيارة إلى هذا العنوان. يرجى اختيار عنوان آخر.',
    changed: 'تغيّر شيء في طلبك في هذه الأثناء. يرجى مراجعته مرة أخرى.',
    tooFewPoints: 'لديك نقاط أقل من ذلك. يرجى مراجعة طلبك مرة أخرى.',
    unknownOrder: 'هذا الطلب ليس من طلباتك.',
    notNow: 'لم يعد هذا الإجراء ممكنًا لهذا الطلب.',
    noLongerToPay: 'لم يعد دفع هذا الطلب ممكنًا. يمكنك طلب منتجاته من جديد.',
    providerDown: 'خدمة الدفع لا تستجيب. لم يُخصم شيء، يرجى المحاولة بعد دقيقة.',
    paid: 'هذا الطلب مدفوع بالفعل.',
    placedBefore: 'طلبك السابق مسجَّل بالفعل. أعد تحميل هذه الصفحة لتطلب ما في سلتك الآن.',
    tooManyUnpaid: (most) => `عدد طلباتك غير المدفوعة ${most}. ادفع أحدها أو ألغِه، ثم اطلب هذا.`,
    tooManyCars: (most) =>
      `نحجز لك قبل الدفع ${most} سيارات على الأكثر. اطلب عددًا أقل، أو ادفع طلبًا أو ألغِه أولًا.`,
  },
  fr: {
    emptyCart: 'Votre panier est vide.',
    chooseAddress: 'Veuillez choisir une adresse de livraison.',
    notAvailable: (name) => `« ${name} » n’est plus disponible en telle quantité. Vérifiez votre panier.`,
    noCarThere: 'Nous ne pouvons pas livrer de voiture à cette adresse. Veuillez en choisir une autre.',
    changed: 'Votre commande a changé entre-temps. Veuillez la vérifier encore une fois.',
    tooFewPoints: 'Vous avez moins de points. Veuillez vérifier votre commande encore une fois.',
    unknownOrder: 'Cette commande ne fait pas partie des vôtres.',
    notNow: 'Cette action n’est plus possible pour cette commande.',
    noLongerToPay: 'Cette commande ne peut plus être payée. Vous pouvez recommander ses articles.',
    providerDown: 'Le service de paiement ne répond pas. Rien n’a été débité ; réessayez dans une minute.',
    paid: 'Cette commande est déjà payée.',
    placedBefore:
      'Votre dernière commande est déjà passée. Rechargez la page pour commander ce que contient votre panier.',
    tooManyUnpaid: (most) =>
      `Vous avez ${most} commandes impayées. Payez-en une ou annulez-en une, puis passez celle-ci.`,
    tooManyCars: (most) =>
      `Nous réservons au plus ${most} voitures avant paiement. Commandez-en moins, ou payez ou annulez d’abord une commande.`,
  },
};

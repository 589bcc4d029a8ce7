/** The texts of the provider's pages. */
export interface PageTexts {
  readonly title: string;
  readonly payTo: (shop: string) => string;
  readonly number: string;
  readonly expiry: string;
  readonly code: string;
  readonly pay: (amount: string) => string;
  readonly back: string;
  readonly declined: string;
  /** For a provider that couldn't be reached, or didn't understand the request. */
  readonly failed: string;
  readonly wrongNumber: string;
  readonly wrongExpiry: string;
  readonly wrongCode: string;
  readonly testCards: string;
  readonly outcomes: Readonly<Record<'approve' | 'decline' | 'secure' | 'late', string>>;
  readonly note: string;
  readonly bankTitle: string;
  readonly bankText: (code: string) => string;
  readonly bankCode: string;
  readonly confirm: string;
  readonly refuse: string;
  readonly wrongBankCode: string;
  readonly over: string;
  readonly overText: string;
  /** For a page that was closed, or left open for too long. */
  readonly expired: string;
  readonly expiredText: string;
}

/** The languages that a shop can ask for. For any other, the pages are in English. */
export const LANGUAGES = ['en', 'ru', 'ar', 'fr'] as const;
export type PageLanguage = (typeof LANGUAGES)[number];

export const PAGE_TEXTS: Readonly<Record<PageLanguage, PageTexts>> = {
  en: {
    title: 'Pay by card',
    payTo: (shop) => `Payment to ${shop}`,
    number: 'Card number',
    expiry: 'Expiry (MM/YY)',
    code: 'Security code',
    pay: (amount) => `Pay ${amount}`,
    back: 'Cancel and return to the shop',
    declined: 'The card was declined. Nothing was charged. Please try another card.',
    failed: 'We couldn’t send your payment. What you typed is still here: please try again.',
    wrongNumber: 'Please check the card number',
    wrongExpiry: 'Please check the expiry date',
    wrongCode: 'Please check the security code',
    testCards: 'Test cards',
    outcomes: {
      approve: 'Approved',
      decline: 'Declined',
      secure: 'Asks the bank (3-D Secure)',
      late: 'Approved, told late',
    },
    note: 'This is a demo: no money moves. Do not type a real card’s number.',
    bankTitle: 'Confirm with your bank',
    bankText: (code) => `Your bank has sent you a code. In this demo it is ${code}.`,
    bankCode: 'Code',
    confirm: 'Confirm',
    refuse: 'Do not pay',
    wrongBankCode: 'This is not the code',
    over: 'This payment is over',
    overText: 'There is nothing left to do here. Please return to the shop.',
    expired: 'This page has expired',
    expiredText: 'Nothing was charged. Please return to the shop.',
  },
  ru: {
    title: 'Оплата картой',
    payTo: (shop) => `Получатель: ${shop}`,
    number: 'Номер карты',
    expiry: 'Срок действия (ММ/ГГ)',
    code: 'Код безопасности',
    pay: (amount) => `Оплатить ${amount}`,
    back: 'Отменить и вернуться в магазин',
    declined: 'Карта отклонена. Деньги не списаны. Попробуйте другую карту.',
    failed: 'Не удалось отправить платёж. Всё, что вы ввели, осталось на месте: попробуйте ещё раз.',
    wrongNumber: 'Проверьте номер карты',
    wrongExpiry: 'Проверьте срок действия',
    wrongCode: 'Проверьте код безопасности',
    testCards: 'Тестовые карты',
    outcomes: {
      approve: 'Одобрено',
      decline: 'Отклонено',
      secure: 'Запрос банку (3-D Secure)',
      late: 'Одобрено, ответ с задержкой',
    },
    note: 'Это демонстрация: деньги не списываются. Не вводите номер настоящей карты.',
    bankTitle: 'Подтвердите в банке',
    bankText: (code) => `Банк отправил вам код. В этой демонстрации это ${code}.`,
    bankCode: 'Код',
    confirm: 'Подтвердить',
    refuse: 'Не платить',
    wrongBankCode: 'Неверный код',
    over: 'Этот платёж завершён',
    overText: 'Здесь больше ничего делать не нужно. Вернитесь в магазин.',
    expired: 'Срок действия этой страницы истёк',
    expiredText: 'Деньги не списаны. Вернитесь в магазин.',
  },
  ar: {
    title: 'الدفع بالبطاقة',
    payTo: (shop) => `الدفع إلى ${shop}`,
    number: 'رقم البطاقة',
    expiry: 'تاريخ الانتهاء (شهر/سنة)',
    code: 'رمز الأمان',
    pay: (amount) => `ادفع ${amount}`,
    back: 'إلغاء والعودة إلى المتجر',
    declined: 'رُفضت البطاقة ولم يُخصم شيء. يرجى تجربة بطاقة أخرى.',
    failed: 'تعذّر إرسال عملية الدفع. ما كتبته لا يزال هنا، فيرجى المحاولة مرة أخرى.',
    wrongNumber: 'يرجى التحقق من رقم البطاقة',
    wrongExpiry: 'يرجى التحقق من تاريخ الانتهاء',
    wrongCode: 'يرجى التحقق من رمز الأمان',
    testCards: 'بطاقات تجريبية',
    outcomes: {
      approve: 'مقبولة',
      decline: 'مرفوضة',
      secure: 'تسأل البنك (\u20663-D Secure\u2069)',
      late: 'مقبولة مع تأخر الرد',
    },
    note: 'هذا عرض تجريبي ولا تُخصم أي أموال. لا تكتب رقم بطاقة حقيقية.',
    bankTitle: 'أكّد لدى بنكك',
    bankText: (code) => `أرسل إليك بنكك رمزًا، وهو في هذا العرض ${code}.`,
    bankCode: 'الرمز',
    confirm: 'تأكيد',
    refuse: 'عدم الدفع',
    wrongBankCode: 'الرمز غير صحيح',
    over: 'انتهت عملية الدفع هذه',
    overText: 'لا يوجد ما تفعله هنا. يرجى العودة إلى المتجر.',
    expired: 'انتهت صلاحية هذه الصفحة',
    expiredText: 'لم يُخصم شيء. يرجى العودة إلى المتجر.',
  },
  fr: {
    title: 'Payer par carte',
    payTo: (shop) => `Paiement à ${shop}`,
    number: 'Numéro de carte',
    expiry: 'Expiration (MM/AA)',
    code: 'Code de sécurité',
    pay: (amount) => `Payer ${amount}`,
    back: 'Annuler et revenir à la boutique',
    declined: 'La carte a été refusée. Rien n’a été débité. Essayez une autre carte.',
    failed: 'Le paiement n’a pas pu être envoyé. Votre saisie est toujours là : réessayez.',
    wrongNumber: 'Vérifiez le numéro de la carte',
    wrongExpiry: 'Vérifiez la date d’expiration',
    wrongCode: 'Vérifiez le code de sécurité',
    testCards: 'Cartes de test',
    outcomes: {
      approve: 'Acceptée',
      decline: 'Refusée',
      secure: 'Demande à la banque (3-D Secure)',
      late: 'Acceptée, confirmée en retard',
    },
    note: 'Ceci est une démonstration : aucun argent ne circule. Ne saisissez pas de vraie carte.',
    bankTitle: 'Confirmez auprès de votre banque',
    bankText: (code) => `Votre banque vous a envoyé un code. Dans cette démonstration, c’est ${code}.`,
    bankCode: 'Code',
    confirm: 'Confirmer',
    refuse: 'Ne pas payer',
    wrongBankCode: 'Ce n’est pas le bon code',
    over: 'Ce paiement est terminé',
    overText: 'Il n’y a plus rien à faire ici. Revenez à la boutique.',
    expired: 'Cette page a expiré',
    expiredText: 'Rien n’a été débité. Revenez à la boutique.',
  },
};

import type { Language } from '../../shared/language.js';

export interface LandedCostMessages {
  readonly unknownCar: string;
  readonly sold: string;
  readonly unknownPort: string;
  readonly tooOld: string;
  readonly nameEmpty: string;
  readonly emailEmpty: string;
  readonly emailWrong: string;
  readonly phoneWrong: string;
  readonly streetEmpty: string;
  readonly cityEmpty: string;
  readonly tooOften: string;
  readonly tooManyMails: string;
  readonly subject: (id: number) => string;
  readonly lead: (car: string, port: string) => string;
  readonly lines: Readonly<
    Record<'price' | 'freight' | 'insurance' | 'documents' | 'duty' | 'vat' | 'total', string>
  >;
  readonly next: string;
}

export const LANDED_COST_MESSAGES: Readonly<Record<Language, LandedCostMessages>> = {
  en: {
    unknownCar: 'This car is no longer for sale.',
    sold: 'Somebody has just ordered this car.',
    unknownPort: 'Please choose a country and a port',
    tooOld: 'The country does not let in a car of this age',
    nameEmpty: 'The name cannot be empty',
    emailEmpty: 'The email cannot be empty',
    emailWrong: 'Please enter the correct email format',
    phoneWrong: 'Please enter a phone number of 7 to 15 digits',
    streetEmpty: 'Please fill in the street',
    cityEmpty: 'Please fill in the city',
    tooOften: 'You have asked for several quotes already. Please try again in 15 minutes.',
    tooManyMails: 'We’ve sent many quotes to this email today. Please try again tomorrow.',
    subject: (id) => `Your quote ${id}`,
    lead: (car, port) => `You asked what the ${car} costs at ${port}. This is our estimate:`,
    lines: {
      price: 'Car, at our port',
      freight: 'Sea freight',
      insurance: 'Insurance',
      documents: 'Export papers and loading',
      duty: 'Import duty (estimate)',
      vat: 'Import tax (estimate)',
      total: 'Landed cost',
    },
    next: 'Within one working day, we confirm the price and the sailing date by mail. Nothing is charged until you agree.',
  },
  ru: {
    unknownCar: 'Этот автомобиль больше не продаётся.',
    sold: 'Этот автомобиль только что заказали.',
    unknownPort: 'Выберите страну и порт',
    tooOld: 'Автомобиль такого возраста нельзя ввезти в эту страну',
    nameEmpty: 'Имя не может быть пустым',
    emailEmpty: 'Укажите адрес электронной почты',
    emailWrong: 'Введите корректный адрес электронной почты',
    phoneWrong: 'Укажите номер телефона из 7–15 цифр',
    streetEmpty: 'Укажите улицу и дом',
    cityEmpty: 'Укажите город',
    tooOften: 'Вы уже запросили несколько расчётов. Повторите попытку через 15 минут.',
    tooManyMails: 'Сегодня на этот адрес уже отправлено много расчётов. Повторите завтра.',
    subject: (id) => `Ваш расчёт № ${id}`,
    lead: (car, port) => `Вы спросили, во сколько обойдётся ${car} в порту ${port}. Наша оценка:`,
    lines: {
      price: 'Автомобиль в нашем порту',
      freight: 'Морской фрахт',
      insurance: 'Страховка',
      documents: 'Экспортные документы и погрузка',
      duty: 'Ввозная пошлина (оценка)',
      vat: 'Налог при ввозе (оценка)',
      total: 'Полная стоимость',
    },
    next: 'В течение одного рабочего дня мы подтвердим цену и дату отплытия по почте. До вашего согласия вы ничего не платите.',
  },
  ar: {
    unknownCar: 'لم تعد هذه السيارة معروضة للبيع.',
    sold: 'طلب أحدهم هذه السيارة للتو.',
    unknownPort: 'يرجى اختيار الدولة والميناء',
    tooOld: 'لا تسمح هذه الدولة بإدخال سيارة بهذا العمر',
    nameEmpty: 'لا يمكن أن يكون الاسم فارغًا',
    emailEmpty: 'لا يمكن أن يكون البريد الإلكتروني فارغًا',
    emailWrong: 'يرجى إدخال بريد إلكتروني صحيح',
    phoneWrong: 'يرجى إدخال رقم هاتف من 7 إلى 15 رقمًا',
    streetEmpty: 'يرجى إدخال الشارع',
    cityEmpty: 'يرجى إدخال المدينة',
    tooOften: 'طلبت عدة عروض أسعار من قبل. يرجى المحاولة مرة أخرى بعد 15 دقيقة.',
    tooManyMails: 'أرسلنا اليوم عروض أسعار كثيرة إلى هذا البريد. يرجى المحاولة مرة أخرى غدًا.',
    subject: (id) => `عرض السعر رقم ${id}`,
    lead: (car, port) => `سألت عن تكلفة \u2068${car}\u2069 في ميناء \u2068${port}\u2069. هذا تقديرنا:`,
    lines: {
      price: 'السيارة في مينائنا',
      freight: 'الشحن البحري',
      insurance: 'التأمين',
      documents: 'وثائق التصدير والتحميل',
      duty: 'الرسوم الجمركية (تقدير)',
      vat: 'ضريبة الاستيراد (تقدير)',
      total: 'التكلفة الكاملة',
    },
    next: 'نؤكد لك السعر وتاريخ الإبحار بالبريد خلال يوم عمل واحد. لن تدفع شيئًا قبل موافقتك.',
  },
  fr: {
    unknownCar: 'Cette voiture n’est plus en vente.',
    sold: 'Cette voiture vient d’être commandée.',
    unknownPort: 'Choisissez un pays et un port',
    tooOld: 'Ce pays n’admet pas une voiture de cet âge',
    nameEmpty: 'Le nom ne peut pas être vide',
    emailEmpty: 'L’adresse e-mail ne peut pas être vide',
    emailWrong: 'Veuillez saisir une adresse e-mail valide',
    phoneWrong: 'Saisissez un numéro de téléphone de 7 à 15 chiffres',
    streetEmpty: 'Veuillez indiquer la rue',
    cityEmpty: 'Veuillez indiquer la ville',
    tooOften: 'Vous avez déjà demandé plusieurs devis. Réessayez dans 15 minutes.',
    tooManyMails: 'Nous avons déjà envoyé beaucoup de devis à cette adresse aujourd’hui. Réessayez demain.',
    subject: (id) => `Votre devis n° ${id}`,
    lead: (car, port) => `Vous avez demandé ce que coûte la ${car} à ${port}. Voici notre estimation :`,
    lines: {
      price: 'Voiture, à notre port',
      freight: 'Fret maritime',
      insurance: 'Assurance',
      documents: 'Papiers d’export et chargement',
      duty: 'Droits de douane (estimation)',
      vat: 'Taxe à l’import (estimation)',
      total: 'Coût total rendu',
    },
    next: 'Sous un jour ouvré, nous confirmons par e-mail le prix et la date de départ. Rien n’est débité avant votre accord.',
  },
};

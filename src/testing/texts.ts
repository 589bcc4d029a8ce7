import type { BuiltInLanguage } from '../page/locale.js';

/** The sample shop's texts in one language. */
interface Texts {
  /** The banner's two lines. */
  readonly title: string[];
  readonly navbar: readonly string[];
  readonly departments: readonly string[];
  /** The eight sectors of the wheel. The fourth wins nothing. */
  readonly prizes: readonly string[];
  readonly wheel: string;
  readonly gift: string;
  readonly notice: string;
  readonly noticeText: string;
  readonly home: string;
  readonly work: string;
  /** The names of body types and fuels, by value. */
  readonly kinds: Readonly<Record<string, string>>;
  /** What the shop says when it refuses a call. */
  readonly refusals: {
    readonly signIn: string;
    readonly password: string;
    readonly code: string;
    readonly taken: string;
    readonly draws: string;
    readonly address: string;
  };
}

export const TEXTS: Readonly<Record<BuiltInLanguage, Texts>> = {
  en: {
    title: ['Your next car', 'Shipped to your door'],
    navbar: ['Home', 'Cars', 'About us', 'Contact'],
    departments: ['Cars', 'Parts', 'Tools', 'Home', 'Garden', 'Toys'],
    prizes: ['$5 off', 'Free spin', '$10 off', 'Not this time', '50 points', '$20 off', 'A mug', '$50 off'],
    wheel: 'Three spins a day',
    gift: '$10 off your next order',
    notice: 'Free delivery this week',
    noticeText: 'On every order over $50.',
    home: 'Home',
    work: 'Work',
    kinds: {
      hatchback: 'Hatchback',
      sedan: 'Sedan',
      suv: 'SUV',
      electric: 'Electric',
      hybrid: 'Hybrid',
      petrol: 'Petrol',
    },
    refusals: {
      signIn: 'Please sign in.',
      password: 'The email or the password is wrong.',
      code: 'The verification code is wrong.',
      taken: 'There is an account with this email.',
      draws: 'No spins are left today.',
      address: 'There is no such address.',
    },
  },
  ru: {
    title: ['Ваш следующий автомобиль', 'С доставкой до двери'],
    navbar: ['Главная', 'Автомобили', 'О нас', 'Контакты'],
    departments: ['Автомобили', 'Запчасти', 'Инструменты', 'Дом', 'Сад', 'Игрушки'],
    prizes: [
      'Скидка 5\u00a0$',
      'Ещё одно вращение',
      'Скидка 10\u00a0$',
      'Не в этот раз',
      '50 баллов',
      'Скидка 20\u00a0$',
      'Кружка',
      'Скидка 50\u00a0$',
    ],
    wheel: 'Три вращения в день',
    gift: 'Скидка 10\u00a0$ на следующий заказ',
    notice: 'На этой неделе доставка бесплатная',
    noticeText: 'Для каждого заказа от 50\u00a0$.',
    home: 'Дом',
    work: 'Работа',
    kinds: {
      hatchback: 'Хэтчбек',
      sedan: 'Седан',
      suv: 'Внедорожник',
      electric: 'Электро',
      hybrid: 'Гибрид',
      petrol: 'Бензин',
    },
    refusals: {
      signIn: 'Войдите в аккаунт.',
      password: 'Неверная почта или пароль.',
      code: 'Неверный код подтверждения.',
      taken: 'Аккаунт с такой почтой уже есть.',
      draws: 'На сегодня вращений не осталось.',
      address: 'Такого адреса нет.',
    },
  },
  ar: {
    title: ['سيارتك القادمة', 'تصل إلى باب منزلك'],
    navbar: ['الرئيسية', 'السيارات', 'من نحن', 'اتصل بنا'],
    departments: ['السيارات', 'قطع الغيار', 'الأدوات', 'المنزل', 'الحديقة', 'الألعاب'],
    prizes: ['خصم $5', 'دورة مجانية', 'خصم $10', 'حظ أوفر', '50 نقطة', 'خصم $20', 'كوب', 'خصم $50'],
    wheel: 'ثلاث دورات في اليوم',
    gift: 'خصم $10 على طلبك القادم',
    notice: 'التوصيل مجاني هذا الأسبوع',
    noticeText: 'لكل طلب تزيد قيمته على $50.',
    home: 'المنزل',
    work: 'العمل',
    kinds: {
      hatchback: 'هاتشباك',
      sedan: 'سيدان',
      suv: 'SUV',
      electric: 'كهربائية',
      hybrid: 'هجينة',
      petrol: 'بنزين',
    },
    refusals: {
      signIn: 'يرجى تسجيل الدخول.',
      password: 'البريد الإلكتروني أو كلمة المرور غير صحيحة.',
      code: 'رمز التحقق غير صحيح.',
      taken: 'يوجد حساب بهذا البريد الإلكتروني.',
      draws: 'لم تتبق أي دورات اليوم.',
      address: 'لا يوجد عنوان كهذا.',
    },
  },
  fr: {
    title: ['Votre prochaine voiture', 'Livrée à votre porte'],
    navbar: ['Accueil', 'Voitures', 'À propos', 'Contact'],
    departments: ['Voitures', 'Pièces', 'Outils', 'Maison', 'Jardin', 'Jouets'],
    prizes: [
      '5 $ de remise',
      'Un tour gratuit',
      '10 $ de remise',
      'Pas cette fois',
      '50 points',
      '20 $ de remise',
      'Un mug',
      '50 $ de remise',
    ],
    wheel: 'Trois tours par jour',
    gift: '10 $ de remise sur votre prochaine commande',
    notice: 'Livraison gratuite cette semaine',
    noticeText: 'Pour toute commande de plus de 50 $.',
    home: 'Domicile',
    work: 'Bureau',
    kinds: {
      hatchback: 'Compacte',
      sedan: 'Berline',
      suv: 'SUV',
      electric: 'Électrique',
      hybrid: 'Hybride',
      petrol: 'Essence',
    },
    refusals: {
      signIn: 'Veuillez vous connecter.',
      password: 'L’e-mail ou le mot de passe est incorrect.',
      code: 'Le code de vérification est incorrect.',
      taken: 'Un compte existe déjà avec cet e-mail.',
      draws: 'Il ne reste plus de tours aujourd’hui.',
      address: 'Cette adresse n’existe pas.',
    },
  },
};

import type { Language } from '../../shared/language.js';

export interface SocialMessages {
  /** For a provider that refused or didn't answer. */
  readonly notConfirmed: string;
  readonly canceled: string;
  /** For an email that already has an account. Once its password is entered, the provider can sign in to it too. */
  readonly emailTaken: (email: string) => string;
  readonly emailNeeded: string;
  readonly bindAgain: string;
  readonly expired: string;
  /** The last page in the provider's window. */
  readonly page: {
    readonly doneTitle: string;
    readonly done: string;
    readonly askTitle: string;
    readonly ask: (site: string) => string;
    readonly number: string;
    readonly wrongNumber: string;
    readonly confirm: string;
    readonly endTitle: string;
    readonly end: string;
  };
}

export const SOCIAL_MESSAGES: Readonly<Record<Language, SocialMessages>> = {
  en: {
    notConfirmed: 'We couldn’t confirm your sign-in with that service. Please try again.',
    canceled: 'You didn’t finish signing in. Please try again, or use your email.',
    emailTaken: (email) => `There’s already an account with ${email}. Please sign in with its password.`,
    emailNeeded: 'Facebook didn’t share an email address. Please enter one to continue.',
    bindAgain: 'This took too long. Please choose Facebook again.',
    expired: 'This took too long. Please try again.',
    page: {
      doneTitle: 'You are signed in',
      done: 'You can close this window and return to the shop.',
      askTitle: 'One last step',
      ask: (site) =>
        `Enter the number shown on ${site}, where you started. If you didn’t start there yourself, close this window.`,
      number: 'Number',
      wrongNumber: 'That’s not the number. Please check again.',
      confirm: 'Sign in',
      endTitle: 'You are not signed in',
      end: 'Close this window and return to the shop. You can see why there, and try again.',
    },
  },
  ru: {
    notConfirmed: 'Не удалось подтвердить вход через этот сервис. Попробуйте ещё раз.',
    canceled: 'Вход не завершён. Попробуйте ещё раз или войдите по электронной почте.',
    emailTaken: (email) => `Учётная запись с адресом ${email} уже есть. Войдите с её паролем.`,
    emailNeeded: 'Facebook не сообщил ваш адрес электронной почты. Укажите его, чтобы продолжить.',
    bindAgain: 'Прошло слишком много времени. Выберите Facebook ещё раз.',
    expired: 'Прошло слишком много времени. Попробуйте ещё раз.',
    page: {
      doneTitle: 'Вы вошли',
      done: 'Можно закрыть это окно и вернуться в магазин.',
      askTitle: 'Последний шаг',
      ask: (site) =>
        `Введите число, показанное на странице ${site}, с которой вы начали. Если вы не начинали вход там, закройте это окно.`,
      number: 'Число',
      wrongNumber: 'Число не совпадает. Посмотрите ещё раз.',
      confirm: 'Войти',
      endTitle: 'Вход не выполнен',
      end: 'Закройте это окно и вернитесь в магазин: там указана причина и можно попробовать снова.',
    },
  },
  ar: {
    notConfirmed: 'تعذّر تأكيد تسجيل دخولك عبر هذه الخدمة. يرجى المحاولة مرة أخرى.',
    canceled: 'لم تُكمل تسجيل الدخول. حاول مرة أخرى أو استخدم بريدك الإلكتروني.',
    emailTaken: (email) => `يوجد حساب بالبريد ${email} بالفعل. سجّل الدخول بكلمة مروره.`,
    emailNeeded: 'لم يُعلمنا فيسبوك ببريدك الإلكتروني. أدخل بريدًا للمتابعة.',
    bindAgain: 'استغرق الأمر وقتًا طويلًا. اختر فيسبوك مرة أخرى.',
    expired: 'استغرق الأمر وقتًا طويلًا. يرجى المحاولة مرة أخرى.',
    page: {
      doneTitle: 'تم تسجيل دخولك',
      done: 'يمكنك إغلاق هذه النافذة والعودة إلى المتجر.',
      askTitle: 'خطوة أخيرة',
      ask: (site) => `أدخل الرقم الظاهر في ${site} حيث بدأت. إن لم تبدأ من هناك بنفسك فأغلق هذه النافذة.`,
      number: 'الرقم',
      wrongNumber: 'هذا ليس الرقم الصحيح. تحقّق منه مرة أخرى.',
      confirm: 'تسجيل الدخول',
      endTitle: 'لم يتم تسجيل دخولك',
      end: 'أغلق هذه النافذة وعد إلى المتجر: ستجد السبب هناك ويمكنك المحاولة مجددًا.',
    },
  },
  fr: {
    notConfirmed: 'Nous n’avons pas pu confirmer votre connexion avec ce service. Veuillez réessayer.',
    canceled: 'La connexion n’est pas terminée. Réessayez ou utilisez votre e-mail.',
    emailTaken: (email) => `Un compte existe déjà avec ${email}. Connectez-vous avec son mot de passe.`,
    emailNeeded: 'Facebook ne nous a pas communiqué d’adresse e-mail. Saisissez-en une pour continuer.',
    bindAgain: 'Le délai est dépassé. Choisissez Facebook encore une fois.',
    expired: 'Le délai est dépassé. Veuillez réessayer.',
    page: {
      doneTitle: 'Vous êtes connecté',
      done: 'Vous pouvez fermer cette fenêtre et revenir à la boutique.',
      askTitle: 'Dernière étape',
      ask: (site) =>
        `Saisissez le nombre affiché sur ${site}, d’où vous êtes parti. Si vous n’y avez rien commencé, fermez cette fenêtre.`,
      number: 'Nombre',
      wrongNumber: 'Ce n’est pas le bon nombre. Regardez encore une fois.',
      confirm: 'Se connecter',
      endTitle: 'Vous n’êtes pas connecté',
      end: 'Fermez cette fenêtre et revenez à la boutique : elle en donne la raison, et vous pourrez réessayer.',
    },
  },
};

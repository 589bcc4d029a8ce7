import type { Language } from '../../shared/language.js';

export interface MailTexts {
  readonly register: { readonly subject: string; readonly lead: string };
  readonly reset: { readonly subject: string; readonly lead: string };
  readonly close: { readonly subject: string; readonly lead: string };
  readonly proof: { readonly subject: string; readonly lead: string };
  readonly seller_register: { readonly subject: string; readonly lead: string };
  readonly seller_reset: { readonly subject: string; readonly lead: string };
  readonly taken: { readonly subject: string; readonly lead: string; readonly advice: string };
  readonly validity: string;
  readonly ignore: string;
}

export const MAIL_TEXTS: Readonly<Record<Language, MailTexts>> = {
  en: {
    register: {
      subject: 'Your verification code',
      lead: 'Welcome! Enter this code to create your account:',
    },
    reset: {
      subject: 'Change your password',
      lead: 'Enter this code to choose a new password:',
    },
    close: {
      subject: 'Close your account',
      lead: 'Enter this code to permanently close your account. Your data will be deleted:',
    },
    proof: {
      subject: 'Confirm that it’s you',
      lead: 'Someone who is signed in to your account, hopefully you, wants to change how it is protected. Enter this code to go on:',
    },
    seller_register: {
      subject: 'Your seller verification code',
      lead: 'Welcome! Enter this code to create your seller account:',
    },
    seller_reset: {
      subject: 'Change your seller password',
      lead: 'Enter this code to choose a new password for your seller account:',
    },
    taken: {
      subject: 'You already have an account',
      lead: 'Someone, maybe you, asked for a code to create an account with this email. You already have one, so we didn’t create another.',
      advice: 'Sign in with this email. If you don’t remember your password, choose “Forgot your password.”',
    },
    validity: 'The code works once, within the next 10 minutes. Don’t share it with anyone, not even us.',
    ignore: 'If you didn’t ask for this, you can ignore this message. Nothing has changed.',
  },
  ru: {
    register: {
      subject: 'Ваш код подтверждения',
      lead: 'Добро пожаловать! Введите этот код, чтобы создать учётную запись:',
    },
    reset: {
      subject: 'Смена пароля',
      lead: 'Введите этот код, чтобы задать новый пароль:',
    },
    close: {
      subject: 'Удаление учётной записи',
      lead: 'Введите этот код, чтобы навсегда удалить учётную запись. Ваши данные будут стёрты:',
    },
    proof: {
      subject: 'Подтвердите, что это вы',
      lead: 'Кто-то, надеемся, что вы, вошёл в вашу учётную запись и хочет изменить её защиту. Введите этот код, чтобы продолжить:',
    },
    seller_register: {
      subject: 'Ваш код подтверждения для продавцов',
      lead: 'Добро пожаловать! Введите этот код, чтобы создать учётную запись продавца:',
    },
    seller_reset: {
      subject: 'Смена пароля продавца',
      lead: 'Введите этот код, чтобы задать новый пароль учётной записи продавца:',
    },
    taken: {
      subject: 'У вас уже есть учётная запись',
      lead: 'Кто-то, возможно вы, запросил код для создания учётной записи с этим адресом. Она уже существует, поэтому вторая не создаётся.',
      advice: 'Войдите с этим адресом. Если вы не помните пароль, выберите «Забыли пароль?».',
    },
    validity: 'Код действует один раз в течение 10 минут. Не сообщайте его никому, даже нам.',
    ignore: 'Если вы этого не запрашивали, просто не обращайте внимания на письмо: ничего не изменилось.',
  },
  ar: {
    register: {
      subject: 'رمز التحقق الخاص بك',
      lead: 'مرحبًا بك! أدخل هذا الرمز لإنشاء حسابك:',
    },
    reset: {
      subject: 'تغيير كلمة المرور',
      lead: 'أدخل هذا الرمز لاختيار كلمة مرور جديدة:',
    },
    close: {
      subject: 'إغلاق حسابك',
      lead: 'أدخل هذا الرمز لإغلاق حسابك نهائيًا. ستُحذف بياناتك:',
    },
    proof: {
      subject: 'أكّد هويتك',
      lead: 'سجّل أحدهم الدخول إلى حسابك، ونأمل أن تكون أنت، ويريد تغيير وسائل حمايته. أدخل هذا الرمز للمتابعة:',
    },
    seller_register: {
      subject: 'رمز التحقق الخاص بحساب البائع',
      lead: 'مرحبًا بك! أدخل هذا الرمز لإنشاء حساب البائع:',
    },
    seller_reset: {
      subject: 'تغيير كلمة مرور حساب البائع',
      lead: 'أدخل هذا الرمز لاختيار كلمة مرور جديدة لحساب البائع:',
    },
    taken: {
      subject: 'لديك حساب بالفعل',
      lead: 'طلب شخص ما، ربما أنت، رمزًا لإنشاء حساب بهذا البريد الإلكتروني. يوجد حساب به بالفعل، ولذلك لن يُنشأ حساب ثانٍ.',
      advice: 'سجّل الدخول بهذا البريد الإلكتروني. وإذا كنت لا تتذكر كلمة المرور، فاختر «نسيت كلمة المرور».',
    },
    validity: 'يُستخدم الرمز مرة واحدة خلال الدقائق العشر القادمة. لا تعطه لأي أحد، ولا حتى لنا.',
    ignore: 'إذا لم تطلب ذلك، فيمكنك تجاهل هذه الرسالة: لم يتغيّر أي شيء.',
  },
  fr: {
    register: {
      subject: 'Votre code de vérification',
      lead: 'Bienvenue ! Saisissez ce code pour créer votre compte :',
    },
    reset: {
      subject: 'Modifier votre mot de passe',
      lead: 'Saisissez ce code pour choisir un nouveau mot de passe :',
    },
    close: {
      subject: 'Fermer votre compte',
      lead: 'Saisissez ce code pour fermer définitivement votre compte. Vos données seront supprimées :',
    },
    proof: {
      subject: 'Confirmez que c’est bien vous',
      lead: 'Une personne connectée à votre compte, vous espérons-le, veut modifier sa protection. Saisissez ce code pour continuer :',
    },
    seller_register: {
      subject: 'Votre code de vérification vendeur',
      lead: 'Bienvenue ! Saisissez ce code pour créer votre compte vendeur :',
    },
    seller_reset: {
      subject: 'Modifier votre mot de passe vendeur',
      lead: 'Saisissez ce code pour choisir le nouveau mot de passe de votre compte vendeur :',
    },
    taken: {
      subject: 'Vous avez déjà un compte',
      lead: 'Quelqu’un, peut-être vous, a demandé un code pour créer un compte avec cette adresse e-mail. Un compte existe déjà : aucun autre n’est créé.',
      advice:
        'Connectez-vous avec cette adresse. Si vous avez oublié votre mot de passe, choisissez « Mot de passe oublié ».',
    },
    validity:
      'Le code fonctionne une seule fois, dans les 10 prochaines minutes. Ne le transmettez à personne, pas même à nous.',
    ignore: 'Si vous n’avez rien demandé, vous pouvez ignorer ce message : rien n’a changé.',
  },
};

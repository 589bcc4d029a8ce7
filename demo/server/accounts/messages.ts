import type { Language } from '../../shared/language.js';

/** The messages that account calls show to a shopper. Those in spec section 5 are quoted to the letter. */
interface AccountMessages {
  readonly emailEmpty: string;
  readonly emailWrong: string;
  readonly resetEmailEmpty: string;
  readonly resetEmailWrong: string;
  readonly pinEmpty: string;
  readonly passwordEmpty: string;
  readonly passwordShort: string;
  readonly confirmationEmpty: string;
  readonly confirmationDiffers: string;
  readonly codeEmpty: string;
  readonly codeShort: string;
  readonly codeWrong: string;
  readonly codeSent: string;
  readonly invitationUnknown: string;
  readonly emailTaken: string;
  readonly signInWrong: string;
  readonly signInFirst: string;
  readonly passwordChanged: string;
  readonly passwordReplaced: string;
  readonly passwordOnlyReplaced: string;
  readonly presentEmpty: string;
  readonly presentWrong: string;
  readonly presentSame: string;
  readonly presentNone: string;
  readonly tooOften: string;
  readonly tooManyMails: string;
  readonly mailFailed: string;
}

export const ACCOUNT_MESSAGES: Readonly<Record<Language, AccountMessages>> = {
  en: {
    emailEmpty: 'The email cannot be empty',
    emailWrong: 'Please enter the correct email format',
    resetEmailEmpty: 'Please fill in the email address',
    resetEmailWrong: 'Please enter the correct email address',
    pinEmpty: 'enter your PIN',
    passwordEmpty: 'Please fill in your password',
    passwordShort: 'The password must contain at least six characters',
    confirmationEmpty: 'Please enter your password here again',
    confirmationDiffers: 'The passwords are inconsistent',
    codeEmpty: 'Please verify security first',
    codeShort: 'Enter the correct verification code',
    codeWrong: 'The verification code is wrong or has expired. Check it, or get a new one.',
    codeSent: 'Check your inbox: the message can take a minute to arrive.',
    invitationUnknown: 'We don’t recognize that invitation code. Correct it, or leave it blank.',
    emailTaken: 'There’s already an account with this email. Please sign in.',
    signInWrong: 'The email or password is incorrect',
    signInFirst: 'Please sign in to continue',
    passwordChanged: 'Your password was changed. Please sign in with the new one.',
    passwordReplaced: 'Your password was changed. Other devices are signed out.',
    passwordOnlyReplaced: 'Your password was changed.',
    presentEmpty: 'Please enter your current password',
    presentWrong: 'The current password is incorrect',
    presentSame: 'The new password is the same as the current one',
    presentNone: 'Your account has no password yet. Set one with a code we email you.',
    tooOften: 'Too many attempts. Please try again in 15 minutes.',
    tooManyMails: 'We’ve sent too many emails to this address today. Please try again tomorrow.',
    mailFailed: 'We can’t send email right now. Please try again in a few minutes.',
  },
  ru: {
    emailEmpty: 'Укажите адрес электронной почты',
    emailWrong: 'Укажите адрес электронной почты в правильном формате',
    resetEmailEmpty: 'Укажите адрес электронной почты',
    resetEmailWrong: 'Укажите правильный адрес электронной почты',
    pinEmpty: 'Введите пароль',
    passwordEmpty: 'Введите пароль',
    passwordShort: 'Пароль должен содержать не менее шести символов',
    confirmationEmpty: 'Введите пароль ещё раз',
    confirmationDiffers: 'Пароли не совпадают',
    codeEmpty: 'Сначала пройдите проверку безопасности',
    codeShort: 'Введите правильный код подтверждения',
    codeWrong: 'Код подтверждения неверный или устарел. Проверьте его или запросите новый.',
    codeSent: 'Проверьте почту: письмо может прийти в течение минуты.',
    invitationUnknown: 'Такого кода приглашения нет. Исправьте его или оставьте поле пустым.',
    emailTaken: 'Учётная запись с этим адресом уже есть. Войдите в неё.',
    signInWrong: 'Неверный адрес электронной почты или пароль',
    signInFirst: 'Войдите, чтобы продолжить',
    passwordChanged: 'Пароль изменён. Войдите с новым паролем.',
    passwordReplaced: 'Пароль изменён. На других устройствах выполнен выход.',
    passwordOnlyReplaced: 'Пароль изменён.',
    presentEmpty: 'Введите текущий пароль',
    presentWrong: 'Текущий пароль указан неверно',
    presentSame: 'Новый пароль совпадает с текущим',
    presentNone: 'У вашей учётной записи ещё нет пароля. Задайте его с помощью кода из письма.',
    tooOften: 'Слишком много попыток. Повторите через 15 минут.',
    tooManyMails: 'Сегодня на этот адрес отправлено слишком много писем. Повторите завтра.',
    mailFailed: 'Сейчас не получается отправить письмо. Повторите через несколько минут.',
  },
  ar: {
    emailEmpty: 'لا يمكن ترك البريد الإلكتروني فارغًا',
    emailWrong: 'يرجى إدخال البريد الإلكتروني بالصيغة الصحيحة',
    resetEmailEmpty: 'يرجى إدخال عنوان البريد الإلكتروني',
    resetEmailWrong: 'يرجى إدخال عنوان بريد إلكتروني صحيح',
    pinEmpty: 'أدخل كلمة المرور',
    passwordEmpty: 'يرجى إدخال كلمة المرور',
    passwordShort: 'يجب أن تتكوّن كلمة المرور من ستة أحرف على الأقل',
    confirmationEmpty: 'يرجى إدخال كلمة المرور مرة أخرى هنا',
    confirmationDiffers: 'كلمتا المرور غير متطابقتين',
    codeEmpty: 'يرجى إكمال التحقق الأمني أولًا',
    codeShort: 'أدخل رمز التحقق الصحيح',
    codeWrong: 'رمز التحقق غير صحيح أو انتهت صلاحيته. تحقّق منه أو اطلب رمزًا جديدًا.',
    codeSent: 'تحقّق من بريدك الوارد: قد تستغرق الرسالة دقيقة لتصل.',
    invitationUnknown: 'رمز الدعوة هذا غير موجود. صحّحه أو اترك الحقل فارغًا.',
    emailTaken: 'يوجد حساب بهذا البريد الإلكتروني بالفعل. يرجى تسجيل الدخول.',
    signInWrong: 'البريد الإلكتروني أو كلمة المرور غير صحيحة',
    signInFirst: 'يرجى تسجيل الدخول للمتابعة',
    passwordChanged: 'تم تغيير كلمة المرور. يرجى تسجيل الدخول بكلمة المرور الجديدة.',
    passwordReplaced: 'تم تغيير كلمة المرور، وسُجّل خروجك من الأجهزة الأخرى.',
    passwordOnlyReplaced: 'تم تغيير كلمة المرور.',
    presentEmpty: 'يرجى إدخال كلمة المرور الحالية',
    presentWrong: 'كلمة المرور الحالية غير صحيحة',
    presentSame: 'كلمة المرور الجديدة مطابقة للحالية',
    presentNone: 'ليس لحسابك كلمة مرور بعد. عيّن واحدة برمز من البريد.',
    tooOften: 'محاولات كثيرة جدًا. يرجى المحاولة مرة أخرى بعد 15 دقيقة.',
    tooManyMails: 'أرسلنا اليوم رسائل كثيرة إلى هذا العنوان. يرجى المحاولة مرة أخرى غدًا.',
    mailFailed: 'يتعذّر إرسال البريد الإلكتروني حاليًا. يرجى المحاولة مرة أخرى بعد بضع دقائق.',
  },
  fr: {
    emailEmpty: 'L’adresse e-mail ne peut pas être vide',
    emailWrong: 'Veuillez saisir une adresse e-mail au bon format',
    resetEmailEmpty: 'Veuillez saisir l’adresse e-mail',
    resetEmailWrong: 'Veuillez saisir une adresse e-mail correcte',
    pinEmpty: 'Saisissez votre mot de passe',
    passwordEmpty: 'Veuillez saisir votre mot de passe',
    passwordShort: 'Le mot de passe doit contenir au moins six caractères',
    confirmationEmpty: 'Veuillez saisir votre mot de passe une deuxième fois',
    confirmationDiffers: 'Les mots de passe ne correspondent pas',
    codeEmpty: 'Veuillez d’abord effectuer la vérification de sécurité',
    codeShort: 'Saisissez le bon code de vérification',
    codeWrong: 'Le code de vérification est incorrect ou a expiré. Vérifiez-le ou demandez-en un nouveau.',
    codeSent: 'Consultez votre boîte de réception : le message peut mettre une minute à arriver.',
    invitationUnknown: 'Ce code d’invitation n’existe pas. Corrigez-le ou laissez le champ vide.',
    emailTaken: 'Un compte existe déjà avec cette adresse e-mail. Veuillez vous connecter.',
    signInWrong: 'L’adresse e-mail ou le mot de passe est incorrect',
    signInFirst: 'Veuillez vous connecter pour continuer',
    passwordChanged: 'Votre mot de passe est modifié. Connectez-vous avec le nouveau.',
    passwordReplaced: 'Votre mot de passe est modifié. Les autres appareils sont déconnectés.',
    passwordOnlyReplaced: 'Votre mot de passe est modifié.',
    presentEmpty: 'Veuillez saisir votre mot de passe actuel',
    presentWrong: 'Le mot de passe actuel n’est pas correct',
    presentSame: 'Le nouveau mot de passe est identique à l’actuel',
    presentNone:
      'Votre compte n’a pas encore de mot de passe. Définissez-en un avec un code reçu par e-mail.',
    tooOften: 'Trop de tentatives. Veuillez réessayer dans 15 minutes.',
    tooManyMails: 'Trop d’e-mails ont été envoyés à cette adresse aujourd’hui. Veuillez réessayer demain.',
    mailFailed: 'Impossible d’envoyer un e-mail pour le moment. Veuillez réessayer dans quelques minutes.',
  },
};

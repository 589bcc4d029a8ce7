import type { Language } from '../../shared/language.js';

export interface ProofMessages {
  readonly needed: string;
  readonly noEmail: string;
  readonly passkeyWrong: string;
}

export const PROOF_MESSAGES: Readonly<Record<Language, ProofMessages>> = {
  en: {
    needed: 'Please confirm that it’s you, or sign in again.',
    noEmail: 'Your account has no email to send a code to. Please sign in again.',
    passkeyWrong: 'This passkey did not work. Please try again.',
  },
  ru: {
    needed: 'Подтвердите, что это вы, или войдите ещё раз.',
    noEmail: 'У вашей учётной записи нет адреса, на который можно отправить код. Войдите ещё раз.',
    passkeyWrong: 'Этот ключ доступа не подошёл. Попробуйте ещё раз.',
  },
  ar: {
    needed: 'يرجى تأكيد هويتك أو تسجيل الدخول من جديد.',
    noEmail: 'ليس لحسابك بريد إلكتروني نرسل إليه رمزًا. يرجى تسجيل الدخول من جديد.',
    passkeyWrong: 'لم يعمل مفتاح المرور هذا. يرجى المحاولة مرة أخرى.',
  },
  fr: {
    needed: 'Veuillez confirmer que c’est bien vous, ou vous reconnecter.',
    noEmail: 'Votre compte n’a pas d’adresse à laquelle envoyer un code. Veuillez vous reconnecter.',
    passkeyWrong: 'Cette clé d’accès n’a pas fonctionné. Veuillez réessayer.',
  },
};

import type { Language } from '../../shared/language.js';

export interface PasskeyMessages {
  readonly unavailable: string;
  readonly notAdded: string;
  readonly known: string;
  readonly tooMany: string;
  readonly notUsed: string;
  readonly unknown: string;
  readonly nameEmpty: string;
}

export const PASSKEY_MESSAGES: Readonly<Record<Language, PasskeyMessages>> = {
  en: {
    unavailable: 'This store has no passkeys at this address.',
    notAdded: 'The passkey could not be added. Please try again.',
    known: 'This passkey has been added already.',
    tooMany: 'You have 20 passkeys. Remove one that you no longer use, and try again.',
    notUsed: 'This passkey did not work. Sign in with your password instead.',
    unknown: 'This passkey is gone already.',
    nameEmpty: 'Please give it a name',
  },
  ru: {
    unavailable: 'По этому адресу в магазине нет ключей доступа.',
    notAdded: 'Не удалось добавить ключ доступа. Попробуйте ещё раз.',
    known: 'Этот ключ доступа уже добавлен.',
    tooMany: 'У вас уже 20 ключей доступа. Удалите тот, которым не пользуетесь, и попробуйте ещё раз.',
    notUsed: 'Этот ключ доступа не подошёл. Войдите с паролем.',
    unknown: 'Этого ключа доступа уже нет.',
    nameEmpty: 'Укажите название',
  },
  ar: {
    unavailable: 'لا تتوفر مفاتيح مرور للمتجر على هذا العنوان.',
    notAdded: 'تعذّرت إضافة مفتاح المرور. يرجى المحاولة مرة أخرى.',
    known: 'أُضيف مفتاح المرور هذا من قبل.',
    tooMany: 'لديك 20 مفتاح مرور. احذف مفتاحًا لم تعد تستخدمه وحاول مرة أخرى.',
    notUsed: 'لم يعمل مفتاح المرور هذا. سجّل الدخول بكلمة المرور بدلًا منه.',
    unknown: 'لم يعد مفتاح المرور هذا موجودًا.',
    nameEmpty: 'يرجى كتابة اسم له',
  },
  fr: {
    unavailable: 'La boutique n’a pas de clés d’accès à cette adresse.',
    notAdded: 'La clé d’accès n’a pas pu être ajoutée. Veuillez réessayer.',
    known: 'Cette clé d’accès est déjà ajoutée.',
    tooMany: 'Vous avez 20 clés d’accès. Supprimez-en une qui ne sert plus, puis réessayez.',
    notUsed: 'Cette clé d’accès n’a pas fonctionné. Connectez-vous avec votre mot de passe.',
    unknown: 'Cette clé d’accès n’existe plus.',
    nameEmpty: 'Veuillez lui donner un nom',
  },
};

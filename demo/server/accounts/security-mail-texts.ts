import type { Language } from '../../shared/language.js';

interface Notice {
  readonly subject: string;
  /** `{name}` is the passkey's name. */
  readonly lead: string;
  readonly wrong: string;
}

interface SecurityMailTexts {
  readonly added: Notice;
  readonly removed: Notice;
  readonly seePasskeys: string;
  readonly password: {
    readonly subject: Readonly<Record<'shopper' | 'seller', string>>;
    readonly lead: Readonly<Record<'shopper' | 'seller', string>>;
    readonly ended: string;
    /** `{names}` is the list of passkeys. */
    readonly removed: string;
    /** A passkey in that list. */
    readonly quoted: string;
    readonly wrong: string;
    readonly change: string;
  };
}

export const SECURITY_MAIL_TEXTS: Readonly<Record<Language, SecurityMailTexts>> = {
  en: {
    added: {
      subject: 'A passkey was added to your account',
      lead: 'From now on, “{name}” signs in to your account without your password.',
      wrong: 'Wasn’t it you? Remove this passkey and change your password right away.',
    },
    removed: {
      subject: 'A passkey was removed from your account',
      lead: '“{name}” no longer signs in to your account.',
      wrong: 'Wasn’t it you? Change your password right away, and check which passkeys are left.',
    },
    seePasskeys: 'See your passkeys',
    password: {
      subject: { shopper: 'Your password was changed', seller: 'Your seller password was changed' },
      lead: {
        shopper: 'The password of your account has just been changed.',
        seller: 'The password of your seller account has just been changed.',
      },
      ended: 'All other devices were signed out.',
      removed:
        'To be safe, the passkeys that were added lately were removed: {names}. If one was yours, add it again.',
      quoted: '“{name}”',
      wrong: 'Wasn’t it you? Change it right away with a code that we’ll send to this address.',
      change: 'Change the password',
    },
  },
  ru: {
    added: {
      subject: 'К вашему аккаунту добавлен ключ доступа',
      lead: 'Теперь с ключом «{name}» можно войти в ваш аккаунт без пароля.',
      wrong: 'Это сделали не вы? Сразу удалите этот ключ доступа и смените пароль.',
    },
    removed: {
      subject: 'Из вашего аккаунта удалён ключ доступа',
      lead: 'С ключом «{name}» больше нельзя войти в ваш аккаунт.',
      wrong: 'Это сделали не вы? Сразу смените пароль и проверьте, какие ключи доступа остались.',
    },
    seePasskeys: 'Посмотреть ключи доступа',
    password: {
      subject: { shopper: 'Ваш пароль изменён', seller: 'Ваш пароль продавца изменён' },
      lead: {
        shopper: 'Пароль вашего аккаунта только что изменён.',
        seller: 'Пароль вашего аккаунта продавца только что изменён.',
      },
      ended: 'На всех других устройствах выполнен выход.',
      removed:
        'Для безопасности удалены недавно добавленные ключи доступа: {names}. Если среди них был ваш, добавьте его снова.',
      quoted: '«{name}»',
      wrong: 'Это сделали не вы? Сразу смените пароль с помощью кода, который мы пришлём на этот адрес.',
      change: 'Сменить пароль',
    },
  },
  ar: {
    added: {
      subject: 'أُضيف مفتاح مرور إلى حسابك',
      lead: 'من الآن يمكن تسجيل الدخول إلى حسابك بالمفتاح «{name}» دون كلمة المرور.',
      wrong: 'إن لم تكن أنت من أضافه فاحذف هذا المفتاح وغيّر كلمة المرور فورًا.',
    },
    removed: {
      subject: 'حُذف مفتاح مرور من حسابك',
      lead: 'لم يعد بالإمكان تسجيل الدخول إلى حسابك بالمفتاح «{name}».',
      wrong: 'إن لم تكن أنت من حذفه فغيّر كلمة المرور فورًا، وراجع مفاتيح المرور الباقية.',
    },
    seePasskeys: 'عرض مفاتيح المرور',
    password: {
      subject: { shopper: 'تم تغيير كلمة المرور', seller: 'تم تغيير كلمة مرور حساب البائع' },
      lead: {
        shopper: 'غُيّرت كلمة مرور حسابك للتو.',
        seller: 'غُيّرت كلمة مرور حساب البائع للتو.',
      },
      ended: 'سُجّل الخروج من كل الأجهزة الأخرى.',
      removed: 'حرصًا على أمانك حُذفت مفاتيح المرور التي أُضيفت مؤخرًا: {names}. إن كان أحدها لك فأضفه من جديد.',
      quoted: '«{name}»',
      wrong: 'إن لم تكن أنت من غيّرها فغيّرها فورًا برمز نرسله إلى هذا العنوان.',
      change: 'تغيير كلمة المرور',
    },
  },
  fr: {
    added: {
      subject: 'Une clé d’accès a été ajoutée à votre compte',
      lead: 'Désormais, « {name} » permet de se connecter à votre compte sans mot de passe.',
      wrong:
        'Ce n’était pas vous\u202f? Supprimez cette clé d’accès et changez votre mot de passe sans attendre.',
    },
    removed: {
      subject: 'Une clé d’accès a été supprimée de votre compte',
      lead: '« {name} » ne permet plus de se connecter à votre compte.',
      wrong:
        'Ce n’était pas vous\u202f? Changez votre mot de passe sans attendre et vérifiez les clés d’accès restantes.',
    },
    seePasskeys: 'Voir vos clés d’accès',
    password: {
      subject: {
        shopper: 'Votre mot de passe a été modifié',
        seller: 'Votre mot de passe vendeur a été modifié',
      },
      lead: {
        shopper: 'Le mot de passe de votre compte vient d’être modifié.',
        seller: 'Le mot de passe de votre compte vendeur vient d’être modifié.',
      },
      ended: 'Tous les autres appareils ont été déconnectés.',
      removed:
        'Par sécurité, les clés d’accès ajoutées récemment ont été supprimées : {names}. Si l’une d’elles était la vôtre, ajoutez-la de nouveau.',
      quoted: '« {name} »',
      wrong:
        'Ce n’était pas vous\u202f? Changez-le sans attendre avec un code que nous enverrons à cette adresse.',
      change: 'Changer le mot de passe',
    },
  },
};

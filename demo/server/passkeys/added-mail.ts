import type { Language } from '../../shared/language.js';
import type { Mail } from '../mail/mailer.js';
import { paragraph, wayTo, writeMail } from '../mail/write-mail.js';

/** `{name}` is the passkey's, in every text. */
const TEXTS: Readonly<Record<Language, { subject: string; lead: string; wrong: string; open: string }>> = {
  en: {
    subject: 'A passkey was added to your account',
    lead: 'From now on, “{name}” signs in to your account without your password.',
    wrong: 'Wasn’t it you? Remove this passkey and change your password right away.',
    open: 'See your passkeys',
  },
  ru: {
    subject: 'К вашему аккаунту добавлен ключ доступа',
    lead: 'Теперь с ключом «{name}» можно войти в ваш аккаунт без пароля.',
    wrong: 'Это сделали не вы? Сразу удалите этот ключ доступа и смените пароль.',
    open: 'Посмотреть ключи доступа',
  },
  ar: {
    subject: 'أُضيف مفتاح مرور إلى حسابك',
    lead: 'من الآن يمكن تسجيل الدخول إلى حسابك بالمفتاح «{name}» دون كلمة المرور.',
    wrong: 'إن لم تكن أنت من أضافه فاحذف هذا المفتاح وغيّر كلمة المرور فورًا.',
    open: 'عرض مفاتيح المرور',
  },
  fr: {
    subject: 'Une clé d’accès a été ajoutée à votre compte',
    lead: 'Désormais, « {name} » permet de se connecter à votre compte sans mot de passe.',
    wrong:
      'Ce n’était pas vous\u202f? Supprimez cette clé d’accès et changez votre mot de passe sans attendre.',
    open: 'Voir vos clés d’accès',
  },
};

/** Tells the owner of an account of a passkey that somebody has added to it, and where to remove it. */
export function addedMail(lang: Language, to: string, name: string, storefrontOrigin: string): Mail {
  const { subject, lead, wrong, open } = TEXTS[lang];
  return writeMail(lang, to, subject, [
    paragraph(lead.replace('{name}', () => name)),
    paragraph(wrong),
    wayTo(`${storefrontOrigin}/replacement`, open),
  ]);
}

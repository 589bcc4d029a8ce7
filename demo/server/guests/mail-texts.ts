import type { Language } from '../../shared/language.js';

interface GuestMailTexts {
  readonly open: string;
  readonly why: string;
  /** The mail with a new link. `{n}` is the order's number. */
  readonly title: string;
  readonly text: string;
}

export const GUEST_MAIL_TEXTS: Readonly<Record<Language, GuestMailTexts>> = {
  en: {
    open: 'View your order',
    why: 'You’re getting this because this email was given with an order. The link is good for 90 days. Don’t pass it on: anyone who has it can see and cancel the order.',
    title: 'Your link to order {n}',
    text: 'Here’s the new link to your order that you requested.',
  },
  ru: {
    open: 'Открыть заказ',
    why: 'Вы получили это письмо, потому что этот адрес указали при оформлении заказа. Ссылка действует 90 дней. Не передавайте её: по ней можно посмотреть и отменить заказ.',
    title: 'Ссылка на заказ {n}',
    text: 'Вот новая ссылка на ваш заказ, которую вы запросили.',
  },
  ar: {
    open: 'عرض طلبك',
    why: 'وصلتك هذه الرسالة لأن هذا البريد أُدخل مع طلب. الرابط صالح 90 يومًا. لا تشاركه: من لديه الرابط يستطيع رؤية الطلب وإلغاءه.',
    title: 'رابط الطلب {n}',
    text: 'هذا هو الرابط الجديد إلى طلبك كما طلبت.',
  },
  fr: {
    open: 'Voir votre commande',
    why: 'Vous recevez cet e-mail parce que cette adresse a été indiquée lors d’une commande. Le lien est valable 90 jours. Ne le transmettez pas : il permet de voir et d’annuler la commande.',
    title: 'Votre lien vers la commande {n}',
    text: 'Voici le nouveau lien vers votre commande, comme demandé.',
  },
};

import type { Language } from '../../shared/language.js';
import type { NoticeText, Topic } from './schema.js';

interface MailTexts {
  readonly why: Readonly<Record<Topic, string>>;
  readonly open: string;
  readonly unsubscribe: string;
  /** The message for a new subscriber. */
  readonly welcome: Readonly<Record<Topic, NoticeText>>;
}

export const NOTICE_MAIL_TEXTS: Readonly<Record<Language, MailTexts>> = {
  en: {
    why: {
      orders: 'You’re getting this because you asked for emails about your orders.',
      rewards: 'You’re getting this because you asked for emails about coupons and points.',
      news: 'You’re getting this because you asked for our news.',
    },
    open: 'View in the shop',
    unsubscribe: 'Unsubscribe',
    welcome: {
      orders: {
        title: 'Order emails are on',
        text: 'We’ll email you when an order is paid, shipped, or changed.',
      },
      rewards: {
        title: 'Coupon and points emails are on',
        text: 'We’ll email you when there’s a new coupon, and before one of yours expires.',
      },
      news: {
        title: 'Welcome to our news',
        text: 'New cars, daily deals, and tips, at most once a week.',
      },
    },
  },
  ru: {
    why: {
      orders: 'Вы получили это письмо, потому что подписаны на письма о заказах.',
      rewards: 'Вы получили это письмо, потому что подписаны на письма о купонах и баллах.',
      news: 'Вы получили это письмо, потому что подписаны на наши новости.',
    },
    open: 'Открыть в магазине',
    unsubscribe: 'Отписаться от этих писем',
    welcome: {
      orders: {
        title: 'Письма о заказах включены',
        text: 'Мы напишем вам, когда заказ будет оплачен, отправлен или изменён.',
      },
      rewards: {
        title: 'Письма о купонах и баллах включены',
        text: 'Мы напишем вам о новом купоне и до того, как истечёт ваш.',
      },
      news: {
        title: 'Добро пожаловать в рассылку новостей',
        text: 'Новые автомобили, предложения дня и советы — не чаще раза в неделю.',
      },
    },
  },
  ar: {
    why: {
      orders: 'وصلتك هذه الرسالة لأنك طلبت رسائل عن طلباتك.',
      rewards: 'وصلتك هذه الرسالة لأنك طلبت رسائل عن القسائم والنقاط.',
      news: 'وصلتك هذه الرسالة لأنك طلبت أخبارنا.',
    },
    open: 'افتح في المتجر',
    unsubscribe: 'إيقاف هذه الرسائل',
    welcome: {
      orders: { title: 'تم تشغيل رسائل الطلبات', text: 'نكتب إليك عند دفع الطلب أو شحنه أو تغييره.' },
      rewards: {
        title: 'تم تشغيل رسائل القسائم والنقاط',
        text: 'نكتب إليك عند توفّر قسيمة جديدة، وقبل انتهاء إحدى قسائمك.',
      },
      news: {
        title: 'مرحبًا بك في أخبارنا',
        text: 'سيارات جديدة وعروض الأيام ونصائح، مرة واحدة في الأسبوع على الأكثر.',
      },
    },
  },
  fr: {
    why: {
      orders: 'Vous recevez ce message car vous avez demandé des e-mails sur vos commandes.',
      rewards: 'Vous recevez ce message car vous avez demandé des e-mails sur les bons et les points.',
      news: 'Vous recevez ce message car vous avez demandé nos actualités.',
    },
    open: 'Ouvrir dans la boutique',
    unsubscribe: 'Ne plus recevoir ces e-mails',
    welcome: {
      orders: {
        title: 'Les e-mails de commande sont activés',
        text: 'Nous vous écrivons lorsqu’une commande est payée, expédiée ou modifiée.',
      },
      rewards: {
        title: 'Les e-mails sur les bons et les points sont activés',
        text: 'Nous vous écrivons lorsqu’un nouveau bon est disponible, et avant que l’un des vôtres n’expire.',
      },
      news: {
        title: 'Bienvenue dans nos actualités',
        text: 'Nouvelles voitures, offres du jour et conseils, au plus une fois par semaine.',
      },
    },
  },
};

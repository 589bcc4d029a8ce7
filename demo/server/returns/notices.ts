import { LANGUAGES, type Language } from '../../shared/language.js';
import { SHIP_DAYS } from '../../shared/returns.js';
import type { Db } from '../db/database.js';
import { addNotice } from '../notifications/notices.js';
import type { NoticeText } from '../notifications/schema.js';
import type { Order } from '../orders/schema.js';
import type { Return, ReturnState } from './schema.js';

/** `{n}` is the return's number, `{order}` the order's, `{sum}` what goes back, and `{days}` the days to ship it in. */
const TEXTS: Readonly<Record<Exclude<ReturnState, 'canceled'>, Readonly<Record<Language, NoticeText>>>> = {
  requested: {
    en: {
      title: 'Return {n}: print the label',
      text: 'Pack what you’re returning of order {order}, put the label from the return’s page on it, and ship it within {days} days. Once it arrives, {sum} goes back to you.',
    },
    ru: {
      title: 'Возврат {n}: распечатайте ярлык',
      text: 'Упакуйте возвращаемые товары из заказа {order}, наклейте ярлык со страницы возврата и отправьте посылку в течение {days} дней. Когда она придёт, мы вернём вам {sum}.',
    },
    ar: {
      title: 'الإرجاع {n}: اطبع الملصق',
      text: 'غلّف ما ترجعه من الطلب {order}، وألصق عليه الملصق من صفحة الإرجاع، وأرسله خلال {days} يومًا. وعند وصوله نعيد إليك {sum}.',
    },
    fr: {
      title: 'Retour {n} : imprimez l’étiquette',
      text: 'Emballez ce que vous retournez de la commande {order}, collez-y l’étiquette de la page du retour et expédiez le colis sous {days} jours. Dès son arrivée, {sum} vous sont remboursés.',
    },
  },
  received: {
    en: {
      title: 'Return {n} has arrived',
      text: 'Thank you. We’re refunding {sum} for order {order} the way you paid. Your bank may need a few days.',
    },
    ru: {
      title: 'Возврат {n} получен',
      text: 'Спасибо. За заказ {order} мы возвращаем {sum} тем же способом, каким вы платили. Банку может понадобиться несколько дней.',
    },
    ar: {
      title: 'وصل الإرجاع {n}',
      text: 'شكرًا لك. نعيد إليك {sum} عن الطلب {order} بالطريقة التي دفعت بها. وقد يحتاج مصرفك إلى بضعة أيام.',
    },
    fr: {
      title: 'Le retour {n} est arrivé',
      text: 'Merci. Nous remboursons {sum} pour la commande {order}, comme vous avez payé. Votre banque peut prendre quelques jours.',
    },
  },
  refused: {
    en: { title: 'We can’t accept return {n}', text: 'It’s about order {order}. Here’s why:' },
    ru: { title: 'Мы не можем принять возврат {n}', text: 'Речь о заказе {order}. Причина:' },
    ar: { title: 'لا يمكننا قبول الإرجاع {n}', text: 'يتعلق بالطلب {order}. والسبب:' },
    fr: {
      title: 'Nous ne pouvons pas accepter le retour {n}',
      text: 'Il s’agit de la commande {order}. Voici pourquoi :',
    },
  },
};

/** Points that went back, after the sum. */
const AND_POINTS: Readonly<Record<Language, string>> = {
  en: '{sum} and {points} points',
  ru: '{sum} и {points} баллов',
  ar: '{sum} و{points} نقطة',
  fr: '{sum} et {points} points',
};

const localeOf = (lang: Language) => (lang === 'ar' ? 'ar-u-nu-latn' : lang);

function sumOf(lang: Language, { refund, points }: Pick<Return, 'refund' | 'points'>): string {
  const sum = new Intl.NumberFormat(localeOf(lang), { style: 'currency', currency: 'USD' }).format(
    refund / 100,
  );
  if (points === 0) return sum;
  return AND_POINTS[lang].replace('{sum}', () => sum).replace('{points}', String(points));
}

/** Notifies a shopper of a return's new state, also by mail, in the transaction of the change. */
export async function noticeOfReturn(
  tx: Db,
  { userId, orderId }: Pick<Order, 'userId' | 'orderId'>,
  back: Return,
  now: Date,
): Promise<void> {
  const { state, returnId, refusal } = back;
  if (userId === null || state === 'canceled') return;
  const fill = (lang: Language, text: string) =>
    text
      .replace('{n}', String(returnId))
      .replace('{order}', String(orderId))
      .replace('{days}', String(SHIP_DAYS))
      .replace('{sum}', () => sumOf(lang, back));
  const textOf = (lang: Language): NoticeText => {
    const { title, text } = TEXTS[state][lang];
    const more = state === 'refused' ? ` ${refusal}` : '';
    return { title: fill(lang, title), text: fill(lang, text) + more };
  };
  const texts = Object.fromEntries(LANGUAGES.map((lang) => [lang, textOf(lang)])) as Record<
    Language,
    NoticeText
  >; // one for each language
  const href = `/content/order/${orderId}/returns/${returnId}`;
  await addNotice(tx, { userId, topic: 'orders', texts, href, mailDue: true }, now);
}

import type { Seed } from '../db/seed.js';
import { LANGUAGES, type Language } from '../http/language.js';
import { notices } from './schema.js';

type Notice = readonly [title: string, content: string];

const NOTICES: Readonly<Record<Language, readonly Notice[]>> = {
  en: [
    ['Two delivery zones', 'Goods in the US reach you in 2–4 days, goods from overseas in 9–21 days.'],
    ['Every car is inspected', 'You get the report of 150 points before you pay for the shipping.'],
    ['Straight from the factory', 'Order ten pieces or more, and the factory’s carton price holds.'],
  ],
  ru: [
    ['Две зоны доставки', 'Товары со склада в США приходят за 2–4 дня, из-за рубежа — за 9–21 день.'],
    ['Каждый автомобиль осмотрен', 'Вы получаете отчёт по 150 пунктам до оплаты доставки.'],
    ['Прямо с завода', 'При заказе от десяти штук действует оптовая цена завода.'],
  ],
  ar: [
    [
      'منطقتان للتوصيل',
      'تصلك البضائع الموجودة في الولايات المتحدة خلال 2–4 أيام، والقادمة من الخارج خلال 9–21 يومًا.',
    ],
    ['كل سيارة مفحوصة', 'تستلم تقرير الفحص المؤلف من 150 نقطة قبل أن تدفع تكلفة الشحن.'],
    ['من المصنع مباشرة', 'اطلب عشر قطع أو أكثر لتحصل على سعر الجملة من المصنع.'],
  ],
  fr: [
    [
      'Deux zones de livraison',
      'Les articles en stock aux États-Unis arrivent en 2 à 4 jours, ceux de l’étranger en 9 à 21 jours.',
    ],
    ['Chaque voiture est contrôlée', 'Vous recevez le rapport en 150 points avant de payer l’expédition.'],
    ['Directement de l’usine', 'Dès dix pièces commandées, le prix de gros de l’usine s’applique.'],
  ],
};

/** The notices of the home page. Those that are there already stay as they are. */
export const seedNotices: Seed = async (db) => {
  const rows = LANGUAGES.flatMap((lang) =>
    NOTICES[lang].map(([title, content], position) => ({ lang, position, title, content })),
  );
  await db.insert(notices).values(rows).onConflictDoNothing();
};

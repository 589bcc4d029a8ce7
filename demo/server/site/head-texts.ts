import type { Language } from '../../shared/language.js';

type Text = readonly [title: string, description: string];

/** The titles and descriptions of pages, for search results. */
export interface HeadTexts {
  readonly home: Text;
  readonly cars: Text;
  /** `{name}` is a make, or a make with a model. */
  readonly make: Text;
  /** `{term}` is the search term. */
  readonly search: Text;
  /** `{name}` is a department. */
  readonly department: Text;
  /** `{name}`, `{price}`, `{port}`. */
  readonly car: Text;
  /** `{name}`, `{price}`, `{days}`. */
  readonly goods: Text;
  /** For goods that are sold out: `{name}`, `{price}`. */
  readonly goodsGone: Text;
  /** `{name}`, `{place}`. */
  readonly store: Text;
  readonly about: Text;
  readonly contact: Text;
  readonly terms: Text;
  readonly privacy: Text;
  readonly refunds: Text;
  readonly missing: Text;
}

export const HEAD_TEXTS: Readonly<Record<Language, HeadTexts>> = {
  en: {
    home: [
      'Cars for export, shipped worldwide',
      'New and used electric, hybrid, and gas cars from many makes, inspected at the port and shipped worldwide. Prices in US dollars.',
    ],
    cars: [
      'All cars',
      'Every car in stock, ready for export: filter by make, model, body, fuel, price, and year. Prices in US dollars.',
    ],
    make: [
      '{name} cars',
      'New and used {name} cars for export: inspected at the port, priced in US dollars, shipped worldwide.',
    ],
    search: ['Results for “{term}”', 'What Meridian has in stock for “{term}”.'],
    department: [
      '{name}',
      '{name} at Meridian: from US stock in 2–4 days, from overseas in 9–21. Prices in US dollars.',
    ],
    car: [
      '{name}',
      '{name} for {price}, free on board at {port}. Inspected before it sails, shipped worldwide, paid through escrow.',
    ],
    goods: ['{name}', '{name} for {price}. Delivery in {days} days, 30-day returns.'],
    goodsGone: ['{name}', '{name} for {price}: sold out for now. See similar items at Meridian.'],
    store: ['{name}', '{name}, {place}: all its products at Meridian, with prices in US dollars.'],
    about: [
      'About us',
      'Who we are: the people, the ports, and the promises behind Meridian’s cars and products.',
    ],
    contact: [
      'Contact',
      'Talk to Meridian by message, email, or phone, and find answers to common questions.',
    ],
    terms: ['Terms and conditions', 'The terms under which Meridian sells cars and goods.'],
    privacy: ['Privacy policy', 'What Meridian knows about its shoppers, why, and for how long.'],
    refunds: [
      'Refunds and returns',
      'How to return something to Meridian, and when you get your money back.',
    ],
    missing: ['This page could not be found', 'It may have moved, or what it showed may have been sold.'],
  },
  ru: {
    home: [
      'Автомобили на экспорт с доставкой по всему миру',
      'Новые и подержанные электромобили, гибриды и бензиновые авто многих марок: проверка в порту, доставка по всему миру. Цены в долларах США.',
    ],
    cars: [
      'Все автомобили',
      'Все автомобили в наличии, готовые к экспорту: марка, модель, кузов, топливо, цена и год. Цены в долларах США.',
    ],
    make: [
      'Автомобили {name}',
      'Новые и подержанные {name} на экспорт: проверка в порту, цены в долларах США, доставка по всему миру.',
    ],
    search: ['Результаты по запросу «{term}»', 'Что есть в наличии у Meridian по запросу «{term}».'],
    department: [
      '{name}',
      '{name} в Meridian: со склада в США за 2–4 дня, из-за рубежа за 9–21 день. Цены в долларах США.',
    ],
    car: [
      '{name}',
      '{name} за {price}, FOB {port}. Проверка перед отправкой, доставка по всему миру, оплата через эскроу.',
    ],
    goods: ['{name}', '{name} за {price}. Доставка за {days} дн., возврат в течение 30 дней.'],
    goodsGone: ['{name}', '{name} за {price}: сейчас нет в наличии. Похожие товары — в Meridian.'],
    store: ['{name}', '{name}, {place}: все товары магазина в Meridian, цены в долларах США.'],
    about: ['О нас', 'Кто мы: люди, порты и обещания, которые стоят за автомобилями и товарами Meridian.'],
    contact: ['Контакты', 'Свяжитесь с Meridian: сообщение, почта или телефон, и ответы на частые вопросы.'],
    terms: ['Условия и положения', 'Условия, на которых Meridian продаёт автомобили и товары.'],
    privacy: ['Политика конфиденциальности', 'Что Meridian знает о покупателях, зачем и как долго.'],
    refunds: ['Возврат товаров и денег', 'Как вернуть покупку в Meridian и когда вернутся деньги.'],
    missing: ['Страница не найдена', 'Возможно, её перенесли или то, что на ней было, продано.'],
  },
  ar: {
    home: [
      'سيارات للتصدير مع الشحن إلى جميع أنحاء العالم',
      'سيارات كهربائية وهجينة وبنزين، جديدة ومستعملة، من ماركات عديدة، نفحصها في الميناء ونشحنها إلى جميع أنحاء العالم. الأسعار بالدولار الأمريكي.',
    ],
    cars: [
      'كل السيارات',
      'كل السيارات المتوفرة والجاهزة للتصدير: اختر الماركة والموديل والهيكل والوقود والسعر والسنة. الأسعار بالدولار الأمريكي.',
    ],
    make: [
      'سيارات {name}',
      'سيارات {name} جديدة ومستعملة للتصدير: فحص في الميناء وأسعار بالدولار الأمريكي وشحن إلى جميع أنحاء العالم.',
    ],
    search: ['نتائج البحث عن «{term}»', 'ما يتوفر لدى Meridian عند البحث عن «{term}».'],
    department: [
      '{name}',
      '{name} لدى Meridian: من مخزون الولايات المتحدة خلال 2–4 أيام، ومن الخارج خلال 9–21 يومًا. الأسعار بالدولار الأمريكي.',
    ],
    car: [
      '{name}',
      '{name} بسعر {price} تسليم ظهر السفينة في {port}. فحص قبل الشحن، وتوصيل إلى جميع أنحاء العالم، ودفع عبر حساب ضمان.',
    ],
    goods: ['{name}', '{name} بسعر {price}. التوصيل خلال {days} يومًا، والإرجاع خلال 30 يومًا.'],
    goodsGone: ['{name}', '{name} بسعر {price}: نفدت الكمية حاليًا. منتجات مشابهة لدى Meridian.'],
    store: ['{name}', '{name}، {place}: كل بضائع المتجر لدى Meridian بأسعار بالدولار الأمريكي.'],
    about: ['من نحن', 'من نحن: الناس والموانئ والوعود وراء سيارات Meridian وبضائعها.'],
    contact: ['اتصل بنا', 'تواصل مع Meridian برسالة أو بريد أو هاتف، مع إجابات عن أكثر الأسئلة شيوعًا.'],
    terms: ['الشروط والأحكام', 'الشروط التي تبيع Meridian بموجبها السيارات والبضائع.'],
    privacy: ['سياسة الخصوصية', 'ما تعرفه Meridian عن المتسوقين، ولماذا، وإلى متى.'],
    refunds: ['الاسترداد والإرجاع', 'كيف تعيد شيئًا إلى Meridian، ومتى يعود المال.'],
    missing: ['تعذر العثور على هذه الصفحة', 'ربما نُقلت، أو بيع ما كانت تعرضه.'],
  },
  fr: {
    home: [
      'Voitures à l’export, expédiées dans le monde entier',
      'Voitures électriques, hybrides et essence, neuves et d’occasion, de nombreuses marques, contrôlées au port et expédiées dans le monde entier. Prix en dollars américains.',
    ],
    cars: [
      'Toutes les voitures',
      'Toutes les voitures en stock, prêtes à l’export : marque, modèle, carrosserie, énergie, prix et année. Prix en dollars américains.',
    ],
    make: [
      'Voitures {name}',
      'Voitures {name} neuves et d’occasion à l’export : contrôlées au port, prix en dollars américains, expédition dans le monde entier.',
    ],
    search: ['Résultats pour « {term} »', 'Ce que Meridian a en stock pour « {term} ».'],
    department: [
      '{name}',
      '{name} chez Meridian : du stock américain en 2 à 4 jours, de l’étranger en 9 à 21 jours. Prix en dollars américains.',
    ],
    car: [
      '{name}',
      '{name} à {price}, FOB {port}. Contrôlée avant le départ, expédiée dans le monde entier, paiement sous séquestre.',
    ],
    goods: ['{name}', '{name} à {price}. Livraison en {days} jours, retour sous 30 jours.'],
    goodsGone: ['{name}', '{name} à {price} : épuisé pour le moment. Articles similaires chez Meridian.'],
    store: ['{name}', '{name}, {place} : tous ses articles chez Meridian, prix en dollars américains.'],
    about: [
      'À propos',
      'Qui nous sommes : les personnes, les ports et les promesses derrière les voitures et les articles de Meridian.',
    ],
    contact: [
      'Contact',
      'Parlez à Meridian : message, e-mail ou téléphone, et les réponses aux questions les plus fréquentes.',
    ],
    terms: ['Conditions générales', 'Les conditions auxquelles Meridian vend des voitures et des articles.'],
    privacy: [
      'Politique de confidentialité',
      'Ce que Meridian sait de ses clients, pourquoi et pour combien de temps.',
    ],
    refunds: [
      'Remboursements et retours',
      'Comment renvoyer un achat à Meridian, et quand l’argent revient.',
    ],
    missing: [
      'Cette page est introuvable',
      'Elle a peut-être été déplacée, ou ce qu’elle montrait a été vendu.',
    ],
  },
};

/** Fills names into a text without escaping them: the code that writes them into a page does that. */
export function fill(
  [title, description]: Text,
  names: Readonly<Record<string, string>> = {},
): { readonly title: string; readonly description: string } {
  const put = (text: string) => text.replace(/\{(\w+)\}/g, (all, name: string) => names[name] ?? all);
  return { title: put(title), description: put(description) };
}

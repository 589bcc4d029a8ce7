import type { Language } from '../../shared/language.js';

/** The two lines over the hero image. */
export const BANNER_TITLES: Readonly<Record<Language, readonly [string, string]>> = {
  en: [
    'Your next car, shipped worldwide',
    'Electric, hybrid, and gas cars, inspected and delivered to your port',
  ],
  ru: [
    'Автомобили\u00a0— в\u00a0любую страну',
    'Электромобили, гибриды и бензиновые: проверим и доставим в ваш порт',
  ],
  ar: [
    'سيارتك القادمة تصلك أينما كنت في العالم',
    'سيارات كهربائية وهجينة وبنزين، نفحصها ونسلّمها في أقرب ميناء إليك',
  ],
  fr: [
    'Votre voiture, livrée partout',
    'Électriques, hybrides ou essence\u00a0: contrôlées et livrées dans votre port',
  ],
};

/** The banner's pictures before the first campaign. The titles go on the calm side of the picture. */
export const BANNER_PICTURES: Readonly<Record<Language, string>> = {
  en: '/media/hero.svg',
  ru: '/media/hero.svg',
  ar: '/media/hero-rtl.svg',
  fr: '/media/hero.svg',
};

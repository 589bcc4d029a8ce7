import type { Language } from '../../shared/language.js';

/** The links of the navigation bar (spec section 2), before the first campaign. */
export const LINKS: readonly { readonly path: string; readonly names: Readonly<Record<Language, string>> }[] =
  [
    { path: '/', names: { en: 'Home', ru: 'Главная', ar: 'الرئيسية', fr: 'Accueil' } },
    { path: '/categories', names: { en: 'Cars', ru: 'Автомобили', ar: 'السيارات', fr: 'Voitures' } },
    { path: '/about', names: { en: 'About us', ru: 'О нас', ar: 'من نحن', fr: 'À propos' } },
    { path: '/contact', names: { en: 'Contact', ru: 'Контакты', ar: 'اتصل بنا', fr: 'Contact' } },
  ];

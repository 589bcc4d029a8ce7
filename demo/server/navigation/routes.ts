import { Hono } from 'hono';
import type { Language } from '../../shared/language.js';
import { type ApiEnv, requestLanguage, succeed } from '../http/api.js';

/** The links of the navigation bar (spec section 2), in order. */
export const LINKS: readonly { readonly path: string; readonly names: Readonly<Record<Language, string>> }[] =
  [
    { path: '/', names: { en: 'Home', ru: 'Главная', ar: 'الرئيسية', fr: 'Accueil' } },
    { path: '/categories', names: { en: 'Cars', ru: 'Автомобили', ar: 'السيارات', fr: 'Voitures' } },
    { path: '/about', names: { en: 'About us', ru: 'О нас', ar: 'من نحن', fr: 'À propos' } },
    { path: '/contact', names: { en: 'Contact', ru: 'Контакты', ar: 'اتصل بنا', fr: 'Contact' } },
  ];

/** `GET /pc/navbar` → `[{name, path}]`: names in the language of the `lang` header, paths of the storefront. */
export function navigationRoutes(): Hono<ApiEnv> {
  return new Hono<ApiEnv>().get('/pc/navbar', (c) => {
    const language = requestLanguage(c);
    return succeed(
      c,
      LINKS.map(({ path, names }) => ({ name: names[language], path })),
    );
  });
}

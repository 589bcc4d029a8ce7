import type { Language } from '../../shared/language.js';

/** What a page that only scripts can draw says to those who have none. */
export const WITHOUT_SCRIPTS: Readonly<Record<Language, { readonly text: string; readonly home: string }>> = {
  en: {
    text: 'This page needs JavaScript. Turn it on and load the page again. You can look through everything we sell without it.',
    home: 'Go to the home page',
  },
  ru: {
    text: 'Этой странице нужен JavaScript. Включите его и обновите страницу. Смотреть товары и автомобили можно и без него.',
    home: 'Перейти на главную',
  },
  ar: {
    text: 'تحتاج هذه الصفحة إلى JavaScript. فعّله ثم أعد تحميل الصفحة. يمكنك تصفح كل ما نبيعه من دونه.',
    home: 'الانتقال إلى الصفحة الرئيسية',
  },
  fr: {
    text: 'Cette page a besoin de JavaScript. Activez-le, puis rechargez la page. Vous pouvez parcourir tout notre catalogue sans lui.',
    home: 'Aller à l’accueil',
  },
};

import type { Language } from '../../shared/language.js';

interface FavoriteMessages {
  readonly unknown: string;
  readonly full: string;
}

export const FAVORITE_MESSAGES: Readonly<Record<Language, FavoriteMessages>> = {
  en: { unknown: 'This is no longer available.', full: 'You’ve already saved 500 items. Remove one first.' },
  ru: {
    unknown: 'Этого больше нет в продаже.',
    full: 'Вы уже сохранили 500 позиций. Сначала удалите одну из них.',
  },
  ar: { unknown: 'لم يعد هذا معروضًا للبيع.', full: 'لقد حفظت 500 عنصر بالفعل. أزل واحدًا منها أولًا.' },
  fr: {
    unknown: 'Cet article n’est plus en vente.',
    full: 'Vous avez déjà enregistré 500 articles. Retirez-en un d’abord.',
  },
};

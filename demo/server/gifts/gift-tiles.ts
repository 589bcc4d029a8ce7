import type { Language } from '../../shared/language.js';

interface Tile {
  readonly picture: string;
  readonly name: string;
}

/** How long a gift lasts, in hours (spec section 9, "Gift countdown default"), unless a campaign says otherwise. */
export const GIFT_HOURS = 24;

const PICTURES = { wheel: '/media/gifts/wheel.svg', points: '/media/gifts/points.svg' } as const;

/** The two tiles beside the coupons of the gift, unless a campaign has others. */
export const GIFT_TILES: Readonly<Record<keyof typeof PICTURES, Readonly<Record<Language, Tile>>>> = {
  wheel: {
    en: { picture: PICTURES.wheel, name: 'A free spin every day' },
    ru: { picture: PICTURES.wheel, name: 'Бесплатное вращение каждый день' },
    ar: { picture: PICTURES.wheel, name: 'دورة مجانية كل يوم' },
    fr: { picture: PICTURES.wheel, name: 'Un tour gratuit par jour' },
  },
  points: {
    en: { picture: PICTURES.points, name: 'Points on every order' },
    ru: { picture: PICTURES.points, name: 'Баллы за каждый заказ' },
    ar: { picture: PICTURES.points, name: 'نقاط على كل طلب' },
    fr: { picture: PICTURES.points, name: 'Des points à chaque commande' },
  },
};

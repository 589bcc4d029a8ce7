import type { Language } from '../../shared/language.js';
import type { Body, Fuel } from './makes/make.js';

/** How each kind of body is called, as the pages of the shop call it. */
export const BODY_NAMES: Readonly<Record<Language, Readonly<Record<Body, string>>>> = {
  en: {
    sedan: 'Sedan',
    suv: 'SUV',
    hatchback: 'Hatchback',
    wagon: 'Wagon',
    coupe: 'Coupe',
    pickup: 'Pickup',
    van: 'Van',
  },
  ru: {
    sedan: 'Седан',
    suv: 'Внедорожник',
    hatchback: 'Хэтчбек',
    wagon: 'Универсал',
    coupe: 'Купе',
    pickup: 'Пикап',
    van: 'Минивэн',
  },
  ar: {
    sedan: 'سيدان',
    suv: 'دفع رباعي (SUV)',
    hatchback: 'هاتشباك',
    wagon: 'ستيشن',
    coupe: 'كوبيه',
    pickup: 'بيك أب',
    van: 'فان',
  },
  fr: {
    sedan: 'Berline',
    suv: 'SUV',
    hatchback: 'Compacte',
    wagon: 'Break',
    coupe: 'Coupé',
    pickup: 'Pick-up',
    van: 'Monospace',
  },
};

/** How each fuel is called, as the pages of the shop call it. */
export const FUEL_NAMES: Readonly<Record<Language, Readonly<Record<Fuel, string>>>> = {
  en: {
    electric: 'Electric',
    hybrid: 'Hybrid',
    petrol: 'Gas',
    diesel: 'Diesel',
  },
  ru: {
    electric: 'Электро',
    hybrid: 'Гибрид',
    petrol: 'Бензин',
    diesel: 'Дизель',
  },
  ar: {
    electric: 'كهربائية',
    hybrid: 'هجينة',
    petrol: 'بنزين',
    diesel: 'ديزل',
  },
  fr: {
    electric: 'Électrique',
    hybrid: 'Hybride',
    petrol: 'Essence',
    diesel: 'Diesel',
  },
};

// Generated from the definitions by `npm run docs`.

export type { CarChangeDetail, CarsSearchDetail } from './car-search/car-search.definition.js';
export type { GoodsSearchDetail } from './header/header.definition.js';
export type { LanguageChangeDetail } from './language/language.definition.js';
export type { LocationChangeDetail } from './location/location.definition.js';
export type { ClaimDetail } from './prize-popup/prize-popup.definition.js';
export type { PrizeDetail } from './prize-wheel/prize-wheel.definition.js';
export type { SignInDetail } from './sign-in/sign-in.definition.js';

import type { Language } from '../shared/language.js';
import { lazyTexts, type Messages, type TextsOf } from './messages/i18n.js';
import { loadChunk } from './shell/chunk.js';

/** Loads the texts of the page's frame, the home page, and the car lists in one language. */
export const loadMessages = async (lang: Language): Promise<Messages> =>
  (await loadChunk(() => import(`./messages/${lang}.json`))).default;

export const invitationTexts = lazyTexts<typeof import('./account/invitation/messages/en.json')>(
  (lang) => import(`./account/invitation/messages/${lang}.json`),
);
export const accountTexts = lazyTexts<typeof import('./account/messages/en.json')>(
  (lang) => import(`./account/messages/${lang}.json`),
);
export const overviewTexts = lazyTexts<typeof import('./account/overview/messages/en.json')>(
  (lang) => import(`./account/overview/messages/${lang}.json`),
);
export const securityTexts = lazyTexts<typeof import('./account/security/messages/en.json')>(
  (lang) => import(`./account/security/messages/${lang}.json`),
);
export const addressTexts = lazyTexts<typeof import('./addresses/messages/en.json')>(
  (lang) => import(`./addresses/messages/${lang}.json`),
);
export const cartTexts = lazyTexts<typeof import('./cart/messages/en.json')>(
  (lang) => import(`./cart/messages/${lang}.json`),
);
export const catalogTexts = lazyTexts<typeof import('./catalog/messages/en.json')>(
  (lang) => import(`./catalog/messages/${lang}.json`),
);
export const checkoutTexts = lazyTexts<typeof import('./checkout/messages/en.json')>(
  (lang) => import(`./checkout/messages/${lang}.json`),
);
export const companyTexts = lazyTexts<typeof import('./company/messages/en.json')>(
  (lang) => import(`./company/messages/${lang}.json`),
);
export const couponTexts = lazyTexts<typeof import('./coupons/messages/en.json')>(
  (lang) => import(`./coupons/messages/${lang}.json`),
);
export const favoriteTexts = lazyTexts<typeof import('./favorites/messages/en.json')>(
  (lang) => import(`./favorites/messages/${lang}.json`),
);
/** The messages about the fields of forms, which the server sends too. */
export const formTexts = lazyTexts<typeof import('../shared/forms/messages/en.json')>(
  (lang) => import(`../shared/forms/messages/${lang}.json`),
);
export const guestTexts = lazyTexts<typeof import('./guests/messages/en.json')>(
  (lang) => import(`./guests/messages/${lang}.json`),
);
export const historyTexts = lazyTexts<typeof import('./history/messages/en.json')>(
  (lang) => import(`./history/messages/${lang}.json`),
);
export const noticeTexts = lazyTexts<typeof import('./notifications/messages/en.json')>(
  (lang) => import(`./notifications/messages/${lang}.json`),
);
export const orderTexts = lazyTexts<typeof import('./orders/messages/en.json')>(
  (lang) => import(`./orders/messages/${lang}.json`),
);
export const pointTexts = lazyTexts<typeof import('./points/messages/en.json')>(
  (lang) => import(`./points/messages/${lang}.json`),
);
export const prizeTexts = lazyTexts<typeof import('./prizes/messages/en.json')>(
  (lang) => import(`./prizes/messages/${lang}.json`),
);
export const carPageTexts = lazyTexts<typeof import('./product/car/messages/en.json')>(
  (lang) => import(`./product/car/messages/${lang}.json`),
);

/** The names of the inspection points by area. */
export const inspectionPoints = lazyTexts<typeof import('./product/car/points/messages/en.json')>(
  (lang) => import(`./product/car/points/messages/${lang}.json`),
);

export const productTexts = lazyTexts<typeof import('./product/messages/en.json')>(
  (lang) => import(`./product/messages/${lang}.json`),
);
export const profileTexts = lazyTexts<typeof import('./profile/messages/en.json')>(
  (lang) => import(`./profile/messages/${lang}.json`),
);
export const returnTexts = lazyTexts<typeof import('./returns/messages/en.json')>(
  (lang) => import(`./returns/messages/${lang}.json`),
);
export const stateTexts = lazyTexts<typeof import('./state/messages/en.json')>(
  (lang) => import(`./state/messages/${lang}.json`),
);
export const zoneTexts = lazyTexts<typeof import('./zones/messages/en.json')>(
  (lang) => import(`./zones/messages/${lang}.json`),
);

export type AccountMessages = TextsOf<typeof accountTexts>;
export type CartMessages = TextsOf<typeof cartTexts>;
export type CatalogMessages = TextsOf<typeof catalogTexts>;
export type CheckoutMessages = TextsOf<typeof checkoutTexts>;
export type OrderMessages = TextsOf<typeof orderTexts>;

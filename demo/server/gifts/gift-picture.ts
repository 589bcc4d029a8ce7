import type { Coupon } from '../coupons/schema.js';
import { COUPONS } from '../coupons/seed.js';

/** The states of a coupon: ready to use, used, or still locked. */
export const PICTURE_STATES = ['ready', 'used', 'locked'] as const;
export type PictureState = (typeof PICTURE_STATES)[number];

type Worth = Pick<Coupon, 'kind' | 'value'>;

export function picturePath({ kind, value }: Worth, state: PictureState): string {
  return `/media/gifts/${kind}-${value}-${state}.svg`;
}

/** Two background colors, and the color of the drawing on them. */
const COLORS = {
  ready: ['#ff8a3d', '#d6336c', '#ffffff'],
  used: ['#8d99a5', '#66727d', '#f1f4f7'],
  locked: ['#4263eb', '#22307a', '#e5ebff'],
} as const;

/** Distinguishes the states without color: a used coupon is crossed out, a locked one has a dashed outline. */
const MARKS = {
  ready: '',
  used: '<path d="M48 124h84" stroke="#f1f4f7" stroke-width="5"/>',
  locked:
    '<rect x="8" y="8" width="164" height="144" rx="14" fill="none" stroke="#e5ebff" stroke-width="3" stroke-dasharray="9 8"/>',
} as const;

/** Draws a coupon's discount, in digits that every language reads. The middle is left free to show its state. */
export function drawCoupon({ kind, value }: Worth, state: PictureState): string {
  const [from, to, ink] = COLORS[state];
  const label = kind === 'amount' ? `$${value / 100}` : `${value}%`;
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 180 160" width="180" height="160">',
    `<defs><linearGradient id="g" x2="1" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs>`,
    '<path d="M0 0h180v160H0z" fill="url(#g)"/>',
    `<g fill="none" stroke="${ink}" stroke-width="5" stroke-linejoin="round"><path d="M66 50h48v28H66zM60 36h60v14H60zM90 36v42"/><path d="M90 36c-22-4-21-20-9-20 8 0 9 11 9 20 0-9 1-20 9-20 12 0 13 16-9 20z"/></g>`,
    `<text x="90" y="124" fill="${ink}" font-family="system-ui, sans-serif" font-size="${label.length > 3 ? 46 : 52}" font-weight="800" text-anchor="middle" dominant-baseline="central" direction="ltr">${label}</text>`,
    MARKS[state],
    '</svg>',
  ].join('');
}

/** Returns the pictures of every coupon that a gift can contain: their paths and the SVG text. */
export function giftPictures(): (readonly [path: string, svg: string])[] {
  return COUPONS.filter(({ source }) => source === 'gift').flatMap((coupon) =>
    PICTURE_STATES.map((state) => [picturePath(coupon, state), drawCoupon(coupon, state)] as const),
  );
}

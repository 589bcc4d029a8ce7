import { ARTS } from './art.js';
import type { Form, Values } from './check-form.js';
import { COLORS } from './colors.js';
import { LANGUAGES } from './language.js';

/** Maximum price that a seller may ask, in US cents. */
const MAX_PRICE = 5_000_000;

/** Maximum number of wholesale price tiers. */
export const MAX_TIERS = 3;

/** Lines of a specification, each a name of up to 40 characters and a value of up to 200. */
const DETAILS = /^[^:|]{1,40}:[^|]{1,200}(\|[^:|]{1,40}:[^|]{1,200})*$/;

/**
 * A seller's form for goods. `details` has the format of `writeDetails`. `lang` is the language of the texts and defaults to English. Prices are in US cents, and
 * `wholesale` has the format of `writeTiers`.
 */
export const GOODS_FORM = {
  name: { kind: 'text', min: 5, max: 120 },
  brand: { kind: 'text', min: 1, max: 60, optional: true },
  lang: { kind: 'choice', of: LANGUAGES, optional: true },
  cat_id: { kind: 'ids', min: 1, max: 1 },
  art: { kind: 'choice', of: ARTS },
  color: { kind: 'choice', of: Object.keys(COLORS) },
  description: { kind: 'text', min: 20, max: 1_000 },
  details: { kind: 'text', min: 3, max: 1_500, pattern: DETAILS, optional: true },
  price: { kind: 'whole', min: 100, max: MAX_PRICE },
  list_price: { kind: 'whole', min: 100, max: MAX_PRICE, optional: true },
  stock: { kind: 'whole', min: 0, max: 100_000 },
  weight_g: { kind: 'whole', min: 1, max: 200_000 },
  zone: { kind: 'choice', of: ['1', '2'] },
  wholesale: { kind: 'text', min: 0, max: 80, pattern: /^(\d+:\d+(,\d+:\d+)*)?$/, optional: true },
} as const satisfies Form;

/** Returns the name of goods without their size at its end, if they come in several. The form has it like this. */
export const withoutSize = (name: string, size: string | null): string =>
  size !== null && name.endsWith(`, ${size}`) ? name.slice(0, -`, ${size}`.length) : name;

/** A line of a specification, such as the material. */
export interface Detail {
  readonly name: string;
  readonly value: string;
}

export const writeDetails = (details: readonly Detail[], between = '|'): string =>
  details.map(({ name, value }) => `${name}: ${value}`).join(between);

export const readDetails = (text: string): Detail[] =>
  text === ''
    ? []
    : text.split('|').map((line) => {
        const at = line.indexOf(':');
        return { name: line.slice(0, at).trim(), value: line.slice(at + 1).trim() };
      });

/** The price per piece, in US cents, for this many pieces or more. */
export interface Tier {
  readonly min_qty: number;
  readonly price: number;
}

export const writeTiers = (tiers: readonly Tier[]): string =>
  tiers.map(({ min_qty, price }) => `${min_qty}:${price}`).join(',');

export const readTiers = (text: string): Tier[] =>
  text === ''
    ? []
    : text.split(',').map((tier) => {
        const [min_qty = 0, price = 0] = tier.split(':').map(Number);
        return { min_qty, price };
      });

/**
 * Checks rules across fields: the original price must be higher than the price, and each wholesale tier must have a
 * higher quantity and a lower price. Returns the field that is wrong, or null.
 */
export function checkOffer({
  price = '',
  list_price = '',
  wholesale = '',
}: Values): 'list_price' | 'wholesale' | null {
  if (list_price !== '' && Number(list_price) <= Number(price)) return 'list_price';
  const tiers = readTiers(wholesale);
  const steps = [{ min_qty: 1, price: Number(price) }, ...tiers];
  const isFalling = tiers.every((tier, index) => {
    const before = steps[index];
    return (
      before !== undefined && tier.min_qty > before.min_qty && tier.price < before.price && tier.price > 0
    );
  });
  const isSane = tiers.length <= MAX_TIERS && tiers.every(({ min_qty }) => min_qty <= 100_000);
  return isFalling && isSane ? null : 'wholesale';
}

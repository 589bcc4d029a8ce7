import type { Drawn, Offer } from './drawn-goods.js';
import type { WholesaleStep } from './schema.js';
import { discountOf } from './unit-price.js';

/** Minimum quantities for carton prices, and the fraction of the price that remains. */
const STEPS = [
  [10, 0.92],
  [50, 0.84],
  [200, 0.76],
] as const;

/** Returns a price in US cents, such as 24.49, 79.99, or 649.00. A higher price is never rounded to less than a lower one. */
export function roundPrice(dollars: number): number {
  if (dollars >= 399.5) return Math.round(dollars / 10) * 1_000 - 100;
  if (dollars >= 40) return Math.round(dollars) * 100 - 1;
  return Math.round(dollars * 2) * 50 - 1;
}

type Prices = Pick<Offer, 'price' | 'listPrice' | 'discount' | 'wholesale'>;

/**
 * Returns what goods cost.
 * @param usual in US cents
 * @param aim percent off, 0 if the price isn't reduced
 */
export function pricesOf(usual: number, aim: number, factory: boolean): Prices {
  const price = aim === 0 ? usual : roundPrice((usual / 100) * (1 - aim / 100));
  return {
    price,
    listPrice: aim === 0 ? null : usual,
    // Rounded down, like a seller's: the price may have been rounded up.
    discount: aim === 0 ? 0 : discountOf(usual, price),
    wholesale: factory ? wholesaleSteps(price) : [],
  };
}

function wholesaleSteps(price: number): WholesaleStep[] {
  return STEPS.map(([quantity, left]) => ({ min_qty: quantity, price: Math.round(price * left) }));
}

/**
 * Deals the prices of an item's versions among them, so that a larger one never costs less, whichever stores sell them:
 * the highest usual price and the smallest reduction are the largest version's.
 */
export function pricedBySize(drawn: readonly Drawn[]): Drawn[] {
  return drawn.map((one) => {
    const family = drawn
      .filter(({ brand, item }) => brand === one.brand && item === one.item)
      .sort((a, b) => a.version.factor - b.version.factor);
    const at = family.indexOf(one);
    const usual = family.map((each) => each.usual).sort((a, b) => a - b)[at] ?? one.usual;
    const aim = family.map((each) => each.aim).sort((a, b) => b - a)[at] ?? one.aim;
    return { ...one, usual, aim, offer: { ...one.offer, ...pricesOf(usual, aim, one.offer.factory) } };
  });
}

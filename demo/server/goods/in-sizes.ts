import type { Drawn } from './drawn-goods.js';
import type { Range } from './range.js';

/** What is worn comes in at least as many sizes, one after another. */
export const LEAST_SIZES = 3;

/**
 * Keeps the best seller of each item, and a few more, and makes the others sizes of them, each with its own stock. One of
 * them stands for all in lists.
 */
export function inSizes(drawn: readonly Drawn[], range: Range): Drawn[] {
  const { versions } = range;
  const best = [...drawn].sort((one, other) => other.offer.sold - one.offer.sold);
  const isFirst = (one: Drawn) => best.find(({ item }) => item === one.item) === one;
  const families = best.filter(
    ({ brand, item }, at) => best.findIndex((one) => one.brand === brand && one.item === item) === at,
  );
  const kept = [...families.filter(isFirst), ...families.filter((one) => !isFirst(one))].slice(
    0,
    Math.max(Math.floor(drawn.length / LEAST_SIZES), Math.ceil(drawn.length / versions.length)),
  );
  const others = drawn.filter((one) => !kept.includes(one));
  const shown = new Set<string>();
  const sizesOf = (first: Drawn, at: number) => {
    // Each is shown in a color of its own, as far as there are enough.
    const colors = [...new Set([...first.colors, ...(first.item.colors ?? range.colors)])]
      .sort((one, other) => Number(shown.has(one)) - Number(shown.has(other)))
      .slice(0, first.colors.length);
    shown.add(colors[0] ?? '');
    const all = [first, ...others.filter((_, place) => place % kept.length === at)];
    const own = versions.indexOf(first.version);
    const least = Math.min(Math.max(0, own - 1), versions.length - all.length);
    const sizes = versions.slice(least, least + all.length).filter((size) => size !== first.version);
    const lead = all.find(({ offer }) => Number(offer.stock) > 0) ?? first;
    return all.map((one, place) => {
      const { stock, sold } = one.offer;
      const version = sizes[place - 1] ?? first.version;
      const sized = { ...first, colors, version, offer: { ...first.offer, stock, sold } };
      return [one, one === lead ? sized : { ...sized, lead: drawn.indexOf(lead) }] as const;
    });
  };
  const resized = new Map(kept.flatMap(sizesOf));
  return drawn.map((one) => resized.get(one) ?? one);
}

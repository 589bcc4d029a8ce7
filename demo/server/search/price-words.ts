const AT_MOST = "under|below|less than|up to|до|дешевле|moins de|jusqu[’']à|[أا]قل من|حتى";
const AMOUNT = String.raw`(\d{1,3}(?:[,.’\s]\d{3})+|\d{1,7})(\s?(?:k|тыс))?`;
/** "Under $15,000" and the like in the four languages. A bare number that may be a year isn't a price. */
const PRICE = new RegExp(
  String.raw`(?<![\p{L}\d])(?:${AT_MOST})\s+(?:\$\s?|(?!(?:19|20)\d\d(?![\d,])))${AMOUNT}(?![\p{L}\d])(?:\s*(?:\$|usd\b|dollars?\b))?`,
  'iu',
);
/** "Under 20,000 miles" and the like. */
const MILEAGE = new RegExp(
  String.raw`(?<![\p{L}\d])(?:${AT_MOST})\s+${AMOUNT}\.?\s?(?:(miles?|mi|миль|ميل)|km|км|كم)(?!\p{L})`,
  'iu',
);
const KM_PER_MILE = 1.609344;

/** Maximum amount in whole US dollars whose cents fit in a column. */
export const MAX_DOLLARS = 21_474_836;

/** Returns a search without the highest price that it names, and that price in US cents, or null without one. */
export function readPrice(typed: string): { readonly text: string; readonly cents: number | null } {
  const [found, amount = '', thousands] = PRICE.exec(typed) ?? [];
  if (found === undefined) return { text: typed, cents: null };
  const dollars = toNumber(amount, thousands);
  return { text: typed.replace(found, ' '), cents: Math.min(dollars, MAX_DOLLARS) * 100 };
}

/** Returns a search without the highest mileage that it names, and that in kilometers, or null without one. */
export function readMileage(typed: string): { readonly text: string; readonly km: number | null } {
  const [found, amount = '', thousands, miles] = MILEAGE.exec(typed) ?? [];
  if (found === undefined) return { text: typed, km: null };
  const km = toNumber(amount, thousands) * (miles ? KM_PER_MILE : 1);
  return { text: typed.replace(found, ' '), km: Math.min(Math.round(km), MAX_DOLLARS) };
}

const toNumber = (amount: string, thousands: string | undefined): number =>
  Number(amount.replace(/\D/g, '')) * (thousands ? 1_000 : 1);

/** Returns the lowest of some limits, each of which may be missing. */
export const lowest = (...limits: readonly (number | null)[]): number | null => {
  const some = limits.filter((limit) => limit !== null);
  return some.length > 0 ? Math.min(...some) : null;
};

/** Days from the order to the door, by zone (spec section 2, "Side drawer menu"). */
const DAYS: Readonly<Record<number, readonly [number, number]>> = { 1: [2, 4], 2: [9, 21] };

/** Returns the data for a delivery estimate. `weightG` is null for anything that isn't sent as a parcel. */
export function shippingOf(zone: number, from: string, weightG: number | null) {
  const [days_min, days_max] = DAYS[zone] ?? [9, 21];
  return { zone, days_min, days_max, ships_from: from, weight_g: weightG };
}

/** Formats a weight the way the specification of goods shows it. */
export function pounds(grams: number): string {
  const ounces = grams / 28.3495;
  return ounces < 16 ? `${ounces.toFixed(1)} oz` : `${(ounces / 16).toFixed(1)} lb`;
}

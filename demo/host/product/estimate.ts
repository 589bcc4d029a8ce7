/** The region of a zip code, by its first digit: from 0 on the Atlantic to 3 on the Pacific. */
const REGION_OF_ZIP = [0, 0, 0, 0, 0, 1, 1, 1, 2, 3] as const;

/** The states in the other regions. All others are on the Atlantic. */
const REGIONS: Readonly<Record<string, number>> = {
  ...Object.fromEntries(
    ['OH', 'MI', 'IN', 'IL', 'WI', 'MN', 'IA', 'MO', 'TX', 'LA', 'SD'].map((s) => [s, 1]),
  ),
  ...Object.fromEntries(['CO', 'AZ', 'UT', 'NM', 'ID', 'NV'].map((s) => [s, 2])),
  ...Object.fromEntries(['CA', 'OR', 'WA'].map((s) => [s, 3])),
};

/** Countries whose goods arrive across the Pacific. */
const PACIFIC = ['China', 'Japan', 'South Korea', 'Vietnam', 'Thailand', 'India', 'Taiwan'];

/** Car ports, by the regions above: those on the Pacific, and those in region 1. */
const PACIFIC_PORTS =
  /^(Shanghai|Guangzhou|Tianjin|Ningbo|Yokohama|Nagoya|Kobe|Ulsan|Pyeongtaek|Incheon|Los Angeles)$/;
const MIDDLE_PORTS = /^(Houston|Veracruz)$/;

/** What's known about a delivery. `days_min` and `days_max` apply to the country as a whole. */
interface Delivery {
  readonly zone: 1 | 2;
  readonly days_min: number;
  readonly days_max: number;
  readonly ships_from: string;
}

/** Returns the region where goods start their way through the country: their own, or where their ship lands. */
function startOf(from: string): number {
  if (PACIFIC_PORTS.test(from) || PACIFIC.some((country) => from.endsWith(country))) return 3;
  if (MIDDLE_PORTS.test(from)) return 1;
  const state = /, ([A-Z]{2})\b/.exec(from)?.[1] ?? '';
  return REGIONS[state] ?? 0;
}

/** Estimates the days until delivery, within the zone's 2–4 or 9–21 (spec section 2). Closer is sooner. */
export function estimateDays(
  delivery: Delivery,
  zip: string,
): { readonly min: number; readonly max: number } {
  const { zone, days_min: min, days_max: max, ships_from } = delivery;
  if (!/^\d{5}$/.test(zip)) return { min, max };
  const region = REGION_OF_ZIP[Number(zip[0])] ?? 0;
  const far = Math.abs(region - startOf(ships_from));
  const steps = max - min;
  // The last mile takes longer overseas, so its window stays wider.
  const width = Math.max(1, Math.round(steps * (zone === 1 ? 0.5 : 0.4)));
  const earliest = min + Math.round(((steps - width) * far) / 3);
  return { min: earliest, max: earliest + width };
}

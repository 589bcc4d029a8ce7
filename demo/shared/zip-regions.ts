/** The region of a zip code for a carrier: the contiguous states, an overseas area, or a military address. */
export type Region = 'mainland' | 'overseas' | 'military';

/**
 * The zip codes outside the mainland by their first three digits, both ends inclusive
 * (https://pe.usps.com/text/dmm300/L002.htm).
 */
const ELSEWHERE: readonly { readonly first: string; readonly last: string; readonly region: Region }[] = [
  // Puerto Rico and the US Virgin Islands; Hawaii, Guam, Samoa, and the islands around them; Alaska.
  { first: '006', last: '009', region: 'overseas' },
  { first: '967', last: '969', region: 'overseas' },
  { first: '995', last: '999', region: 'overseas' },
  // Armed Forces Europe, Americas, and Pacific.
  { first: '090', last: '098', region: 'military' },
  { first: '340', last: '340', region: 'military' },
  { first: '962', last: '966', region: 'military' },
];

/** @param zip five digits */
export function regionOf(zip: string): Region {
  const start = zip.slice(0, 3);
  return ELSEWHERE.find(({ first, last }) => first <= start && start <= last)?.region ?? 'mainland';
}

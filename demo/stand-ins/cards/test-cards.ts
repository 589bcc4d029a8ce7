import { plainText, readExpiry } from './card-text.js';

/** How the stand-in handles a card. */
export type Outcome =
  | 'approve'
  | 'decline'
  | 'secure'
  | 'secure-decline'
  | 'late'
  | 'dispute'
  | 'refund-fails';

export interface TestCard {
  readonly number: string;
  readonly outcome: Outcome;
  readonly brand: string;
}

/** The cards with a button of their own. Stripe has no late one: its number is ours. No money moves with any card. */
export const TEST_CARDS = [
  { number: '4242424242424242', outcome: 'approve', brand: 'Visa' },
  { number: '4000000000000002', outcome: 'decline', brand: 'Visa' },
  { number: '4000002500003155', outcome: 'secure', brand: 'Visa' },
  { number: '4111111111111111', outcome: 'late', brand: 'Visa' },
] as const satisfies readonly TestCard[];

const visa = (outcome: Outcome, ...numbers: readonly string[]): TestCard[] =>
  numbers.map((number) => ({ number, outcome, brand: 'Visa' }));

/** Other numbers of https://docs.stripe.com/testing, with their outcomes. Any other valid number is approved. */
const DOCUMENTED: readonly TestCard[] = [
  // Too little money, lost, stolen, expired, wrong code, processing error, too many tries, always blocked.
  ...visa('decline', '4000000000009995', '4000000000009987', '4000000000009979', '4000000000000069'),
  ...visa('decline', '4000000000000127', '4000000000000119', '4000000000006975'),
  ...visa('decline', '4100000000000019'),
  ...visa('secure', '4000002760003184', '4000003800000446', '4000000000003220', '4000000000003063'),
  ...visa('secure-decline', '4000008400001629', '4000008260003178'),
  ...visa('dispute', '4000000000000259', '4000000000002685', '4000000000001976', '4000000000005423'),
  ...visa('refund-fails', '4000000000005126'),
];

/** Reads a card number as people write it. Returns null if it is invalid (ISO/IEC 7812, Luhn). */
export function readCard(text: string): TestCard | null {
  const number = plainText(text).replace(/[\s\p{Pd}]/gu, '');
  if (!/^\d{13,19}$/.test(number) || !isLuhn(number)) return null;
  const testCard = [...TEST_CARDS, ...DOCUMENTED].find((card) => card.number === number);
  return testCard ?? { number, outcome: 'approve', brand: brandOf(number) };
}

function isLuhn(number: string): boolean {
  const sum = [...number].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** Returns a brand as Stripe's API names it. */
export const brandKey = ({ brand }: TestCard): string =>
  brand === 'American Express' ? 'amex' : brand.toLowerCase();

function brandOf(number: string): string {
  if (number.startsWith('4')) return 'Visa';
  if (/^(5[1-5]|2[2-7])/.test(number)) return 'Mastercard';
  if (/^3[47]/.test(number)) return 'American Express';
  return /^6(011|4[4-9]|5)/.test(number) ? 'Discover' : 'Card';
}

/** Returns whether a card is valid at this time, by its expiration date as people write it. */
export function isExpiryGood(text: string, now: Date): boolean {
  const expiry = readExpiry(text);
  // Valid until the end of the month.
  return expiry !== null && new Date(Date.UTC(expiry.year, expiry.month, 1)) > now;
}

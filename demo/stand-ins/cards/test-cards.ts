import { plainText, readExpiry } from './card-text.js';

/** How the stand-in handles a card. */
export type Outcome = 'approve' | 'decline' | 'secure' | 'late';

export interface TestCard {
  readonly number: string;
  readonly outcome: Outcome;
  readonly brand: string;
}

/** The known test cards. Any other valid number is approved. No money moves with any card. */
export const TEST_CARDS: readonly TestCard[] = [
  { number: '4242424242424242', outcome: 'approve', brand: 'Visa' },
  { number: '4000000000000002', outcome: 'decline', brand: 'Visa' },
  { number: '5200828282828210', outcome: 'secure', brand: 'Mastercard' },
  { number: '4000000000000259', outcome: 'late', brand: 'Visa' },
];

/** Reads a card number as people write it. Returns null if it is invalid (ISO/IEC 7812, Luhn). */
export function readCard(text: string): TestCard | null {
  const number = plainText(text).replace(/[\s\p{Pd}]/gu, '');
  if (!/^\d{13,19}$/.test(number) || !isLuhn(number)) return null;
  const known = TEST_CARDS.find((card) => card.number === number);
  return known ?? { number, outcome: 'approve', brand: brandOf(number) };
}

function isLuhn(number: string): boolean {
  const sum = [...number].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

function brandOf(number: string): string {
  if (number.startsWith('4')) return 'Visa';
  if (/^(5[1-5]|2[2-7])/.test(number)) return 'Mastercard';
  return /^3[47]/.test(number) ? 'American Express' : 'Card';
}

/** Returns whether a card is valid at this time, by its expiration date as people write it. */
export function isExpiryGood(text: string, now: Date): boolean {
  const expiry = readExpiry(text);
  // Valid until the end of the month.
  return expiry !== null && new Date(Date.UTC(expiry.year, expiry.month, 1)) > now;
}

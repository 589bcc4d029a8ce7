import type { I18n } from '../host/messages/i18n.js';
import { hasCents } from '../host/messages/numbers.js';
import { FEE_PERCENT } from '../shared/fees.js';
import type { Earnings } from '../shared/replies/seller-store.js';

/** Reads a price as people write it (`24`, `24.9`, `24,90`, `$1,234.50`) into US cents, or null if it isn't a price. */
export function readCents(text: string): number | null {
  const plain = text.replace(/[\s$\u200e\u200f]/g, '');
  const match = /^(\d{1,3}(?:,\d{3})+|\d{1,7})(?:[.,](\d{1,2}))?$/.exec(plain);
  if (match === null) return null;
  const [, whole = '', part = ''] = match;
  return Number(whole.replaceAll(',', '')) * 100 + Number(part.padEnd(2, '0'));
}

/** Formats a price for a field: `24.90`. */
export const writeCents = (cents: number): string => (cents / 100).toFixed(2);

/** Returns the fees of a sale, such as "15%", for the texts that name them. */
export const feeTexts = ({ numbers }: Pick<I18n, 'numbers'>) => ({
  shop: numbers.percent(FEE_PERCENT.shop),
  factory: numbers.percent(FEE_PERCENT.factory),
});

/** Returns how a store's page writes its amounts: all of them with cents, or none. */
export function earningsPrice(
  { price }: Pick<I18n['numbers'], 'price'>,
  { withdrawable, withdrawn, pending, months }: Earnings,
): (cents: number) => string {
  const isExact = hasCents([
    ...[withdrawable, withdrawn, pending.earned],
    ...months.flatMap(({ sales, fee, earned }) => [sales, fee, earned]),
  ]);
  return (cents) => price(cents, isExact);
}

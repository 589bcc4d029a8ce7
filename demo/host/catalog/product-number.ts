import { isVin } from '../../shared/vin.js';

const NUMBER = /^(?:(?:item|no\.?|№|n°|réf\.?|#|رقم)\s*)?(\d{5,9})$/iu;

/** Returns the number of a product, as on its page, or the VIN that a search consists of; null for other words. */
export function productNumber(term: string): string | null {
  const text = term.trim();
  return isVin(text) ? text : (NUMBER.exec(text)?.[1] ?? null);
}

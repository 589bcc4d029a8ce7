const NUMBER = /^(?:(?:item|no\.?|№|n°|réf\.?|#|رقم)\s*)?(\d{5,9})$/iu;
const VIN = /^[A-HJ-NPR-Z\d]{17}$/iu;

/** Returns the number of a product, as on its page, or the VIN that a search consists of; null for other words. */
export function productNumber(term: string): string | null {
  const text = term.trim();
  return NUMBER.exec(text)?.[1] ?? VIN.exec(text)?.[0] ?? null;
}

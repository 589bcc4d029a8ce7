// Reads and formats card numbers and dates. Used by both the provider's pages and its server.

/**
 * Returns a text as it would have been typed: pasted texts have full-width digits, and marks that nobody sees.
 * @param {string} text
 * @returns {string}
 */
export const plainText = (text) =>
  text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .trim();

/**
 * Returns the digits of a text, such as a code in the message that it came in.
 * @param {string} text
 * @returns {string}
 */
export const digitsOf = (text) => plainText(text).replace(/\D/g, '');

/**
 * Formats a card number in groups, as on the card: 4, 6, and 5 digits for American Express, groups of 4 for all others.
 * @param {string} text what was typed so far. Anything but digits is dropped
 * @returns {string} at most 19 digits (ISO/IEC 7812)
 */
export function groupNumber(text) {
  const digits = digitsOf(text).slice(0, 19);
  const sizes = /^3[47]/.test(digits) ? [4, 6, 5, 4] : [4, 4, 4, 4, 3];
  const groups = [];
  let at = 0;
  for (const size of sizes) {
    if (at < digits.length) groups.push(digits.slice(at, at + size));
    at += size;
  }
  return groups.join(' ');
}

/**
 * Reads a card's expiration date the way people write it: `1230`, `12/30`, `12 / 2030`, `1/30`.
 * @param {string} text what was typed
 * @returns {{ month: number, year: number } | null} null if it isn't a date
 */
export function readExpiry(text) {
  const plain = plainText(text);
  const found = /^(\d{1,2})\s*[/.-]\s*(\d{2}|\d{4})$/.exec(plain) ?? /^(\d{2})\s*(\d{2}|\d{4})$/.exec(plain);
  const month = Number(found?.[1]);
  const year = Number(found?.[2]);
  if (!(month >= 1 && month <= 12)) return null;
  return { month, year: year < 100 ? 2000 + year : year };
}

/**
 * Formats an expiration date as on the card, such as `12 / 30`. If the text isn't a date yet, it stays as it was typed.
 * @param {string} text what was typed
 * @returns {string}
 */
export function tidyExpiry(text) {
  const read = readExpiry(text);
  if (read === null) return text.trim();
  const two = (number) => String(number % 100).padStart(2, '0');
  return `${two(read.month)} / ${two(read.year)}`;
}

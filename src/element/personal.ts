import { store } from '../state/store.js';

/**
 * Reduces text to lowercase letters without marks, ASCII digits, and ASCII separators, so that the same words and
 * numbers look the same however they are written: in full-width letters, in the digits of another script, with
 * zero-width spaces, or with any of Unicode's dashes, dots, and spaces between them.
 */
function fold(text: string): string {
  const plain = text.normalize('NFKD').toLowerCase();
  // Most texts are ASCII, and a browser compiles Unicode's classes when they are first needed, as a shopper chooses.
  if (/^[\0-~]*$/.test(plain)) return plain;
  return plain
    .replace(/[\p{M}\p{Default_Ignorable_Code_Point}\u0640]/gu, '') // U+0640 only lengthens an Arabic word
    .replace(/[^\P{N}\d]/gu, toDigit)
    .replace(/[^\p{L}\0-~]/gu, ' ');
}

/** Returns the ASCII digit for one of another script. Unicode has each script's digits in a row, from 0 to 9. */
function toDigit(char: string): string {
  const code = char.codePointAt(0) ?? 0;
  let before = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - before - 1))) before++;
  return String(before % 10);
}

/** A run of letters and digits in folded text. */
const words = (folded: string): readonly string[] => folded.match(/[a-z\d\u0080-\uffff]+/g) ?? [];

/** An email, seven digits as in a phone number, a token, or a UUID, in folded text. */
const pattern =
  /[^\s@]\s*(@|%(25)*40)\s*[^\s@]|(\d[^a-z\d\u0080-\uffff]*){7}|(?=\w{0,99}\d)\w{20}|[\da-f]{8}[^a-z\d]+[\da-f]{4}[^a-z\d]+[\da-f]{4}/;

/** Returns the texts in a value, at any depth. */
const textsIn = (value: unknown): string[] =>
  typeof value === 'object' && value ? Object.values(value).flatMap(textsIn) : [String(value)];

/** Returns whether a text's words include those of another one, in any order and however they are split. */
function includes(text: readonly string[], other: readonly string[]): boolean {
  const whole = other.join('');
  // Single letters and short numbers are flags, counts, and house numbers.
  if (whole.length < 2 || /^\d{1,4}$/.test(whole)) return false;
  if (other.every((word) => text.includes(word))) return true;
  // From Thai on, most scripts have no spaces between words, or add endings to names.
  if (/[\u0e00-\uffff]/.test(whole) && text.join('').includes(whole)) return true;
  return text.some((_, start) => {
    let end = start;
    let run = '';
    while (end < text.length && run.length < whole.length) run += text[end++];
    return run === whole;
  });
}

/** Returns whether text may reveal the shopper: it looks personal, or the page knows it about them. */
export function isPersonal(text: string): boolean {
  const folded = fold(text);
  if (pattern.test(folded)) return true;
  const { user, loginInfo, addressindex } = store.getState();
  const { zip, city, book } = addressindex;
  const parts = words(folded);
  return textsIn([user, loginInfo, zip, city, book?.list.data])
    .filter((secret) => !/^(null|true|false)$/.test(secret))
    .some((secret) => includes(parts, words(fold(secret))));
}

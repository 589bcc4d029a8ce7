/** Letters that Unicode doesn't split into a base letter and a mark, and Arabic ones that people interchange. */
const plainLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
  ة: 'ه',
  ى: 'ي',
  ـ: '', // only elongates a word
};

/** The zeros of other scripts' digits. */
const zeros = ['٠', '۰', '०'].map((zero) => zero.charCodeAt(0));

const isAscii = (text: string): boolean => /^[ -~]*$/.test(text);

/** Returns text for comparison: in lowercase, without diacritics, with Latin digits. "Škoda" becomes "skoda". */
export function plain(text: string): string {
  if (isAscii(text)) return text.toLowerCase(); // most names
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^ -~]/g, (letter) => {
      const code = letter.charCodeAt(0);
      const zero = zeros.find((first) => code >= first && code < first + 10);
      return zero === undefined ? (plainLetters[letter] ?? letter) : String(code - zero);
    });
}

/** Applies `plain` letter by letter, like `plainWithPlaces`. */
export const plainText = (text: string): string =>
  isAscii(text) ? text.toLowerCase() : plainWithPlaces(text).text;

/** Parts of a text: the start and end of each, in order. */
export type Marks = readonly (readonly [from: number, to: number])[];

/** Text for comparison, with the original position of each of its letters. */
export interface Plain {
  readonly text: string;
  /** The position of each letter's original, plus one for the end. */
  readonly places: readonly number[];
}

/** @returns the plain text, with the positions of its letters in the original. */
export function plainWithPlaces(text: string): Plain {
  let result = '';
  const places: number[] = [];
  let place = 0;
  for (const letter of text) {
    const letters = plain(letter);
    result += letters;
    for (let each = 0; each < letters.length; each++) places.push(place);
    place += letter.length;
  }
  return { text: result, places: [...places, text.length] };
}

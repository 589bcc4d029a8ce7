/** Letters that Unicode does not take apart into a plain one and its mark, and Arabic ones that people write alike. */
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
  ـ: '', // only stretches a word
};

/** Digits of other scripts: each begins with its zero. */
const zeros = ['٠', '۰', '०'].map((zero) => zero.charCodeAt(0));

const isAscii = (text: string): boolean => /^[ -~]*$/.test(text);

/** A text as it is compared: in small letters, without diacritics, with Latin digits. "Škoda" is "skoda". */
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

/** `plain`, letter by letter, as `plainWithPlaces` has it. */
export const plainText = (text: string): string =>
  isAscii(text) ? text.toLowerCase() : plainWithPlaces(text).text;

/** Parts of a text: where each begins and ends, in order. */
export type Marks = readonly (readonly [from: number, to: number])[];

/** A text as it is compared, with where in the text each of its letters stands. */
export interface Plain {
  readonly text: string;
  /** For each letter where its own begins; one more for the end. */
  readonly places: readonly number[];
}

/** @returns `plain`, with the way back to the text. */
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

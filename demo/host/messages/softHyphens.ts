const LONG_WORD = /[а-яё]{10,}/giu;
/** A syllable's end, between a vowel, perhaps with one consonant, and the next consonant and vowel. */
const SYLLABLE = /[аеёиоуыэюя][бвгджзйклмнпрстфхцчшщ]?[ьъ]?(?=[бвгджзклмнпрстфхцчшщ][аеёиоуыэюя])/giu;
/** Letters that stay together at both ends of a word. */
const LEAST = 4;

/**
 * Allows long Russian words to break between syllables, with a hyphen: in a narrow column, they would break anywhere, as
 * not every browser has a Russian dictionary for `hyphens: auto`.
 * @param longest the most letters of a word that stays whole, at least 9
 */
export const softHyphens = (text: string, longest = 9): string =>
  text.replace(LONG_WORD, (word) =>
    word.length <= longest
      ? word
      : word.replace(SYLLABLE, (syllable, at: number) => {
          const end = at + syllable.length;
          return end < LEAST || word.length - end < LEAST ? syllable : `${syllable}\u00ad`;
        }),
  );

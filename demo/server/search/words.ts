import { asc, inArray, like, lte, or, type Placeholder, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../db/database.js';
import { prepared } from '../db/prepared.js';
import { isReal } from './real-words.js';
import { searchWords } from './schema.js';

/** Maximum number of words in a search. Any others are ignored. */
const MAX_WORDS = 8;

/** Where a number ends and a rim or a unit begins, as in "225/45R17" and "70Ah": they are words of their own. */
const JOINED = /(?<=\d)(?=(?:r\d\d|ah|gb|tb|mm|ft|in|inch|a|l|v|w)\b)/g;

/** Beside the "x" between two numbers, as in "16x6.5": they are words of their own. "4x4" is one word. */
const SIZED = /(?<=\d)(?=x\d)(?!(?<=\b4)x4\b)|(?<=\dx)(?=\d)(?!(?<=\b4x)4\b)/g;

/** Letters before a number that a Russian keyboard writes like others: the "Х" of "БМВ Х5". */
const CYRILLIC = 'авекмнорстух';
const LATIN = 'abekmhopctyx';
const LOOKALIKE = new RegExp(`(?<!\\p{L})[${CYRILLIC}](?=\\d)`, 'gu');

/** The Arabic article, alone or after "and". */
const ARTICLE = /^و?ال/;

/**
 * Returns the words of a text in the form that searches compare: lowercase, without accents and punctuation, and Arabic
 * words without their article. "ID.4" becomes "id" and "4".
 */
export function wordsOf(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[٠-٩]/g, (digit) => String('٠١٢٣٤٥٦٧٨٩'.indexOf(digit)))
    .toLowerCase()
    .replaceAll('×', 'x');
  const words =
    plain
      .replace(LOOKALIKE, (letter) => LATIN[CYRILLIC.indexOf(letter)] ?? letter)
      .replace(JOINED, ' ')
      .replace(SIZED, ' ')
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.map((word) => (word.length > 4 ? word.replace(ARTICLE, '') : word));
}

/** Shoppers' other words for terms of one or two words that the shop uses. */
const SYNONYMS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries<readonly string[]>({
    tire: ['tyre'],
    tires: ['tyres'],
    headlamp: ['headlight'],
    headlamps: ['headlights'],
    trunk: ['boot'],
    sneakers: ['trainers', 'shoes'],
    smartphone: ['phone', 'mobile'],
    smartphones: ['phones'],
    laptop: ['notebook', 'computer'],
    'smart watch': ['smartwatch'],
    'smart watches': ['smartwatch'],
    'power bank': ['powerbank'],
    'trolley jack': ['floor'],
    'trolley jacks': ['floor'],
    'table lamp': ['desk'],
    'table lamps': ['desk'],
    'plant pots': ['flower'],
    'hiking shoes': ['boots'],
    'air compressor': ['inflator'],
    nacs: ['tesla'],
    'quiet over': ['noise', 'canceling', 'cancelling'],
    'commuter headphones': ['noise', 'canceling', 'cancelling'],
    winter: ['snow'],
    child: ['baby', 'car'],
    backpack: ['rucksack'],
    wheel: ['rim'],
    wheels: ['rims'],
    grey: ['gray'],
    ev: ['car'],
    chevrolet: ['chevy'],
    volkswagen: ['vw'],
    шина: ['резина'],
    шины: ['резина'],
    зарядка: ['зарядное', 'электромобиля', 'электромобилей'],
    мотокуртка: ['мотоциклетная', 'куртка'],
    мотокуртки: ['мотоциклетные', 'куртки'],
    batterie: ['voiture'],
    chargeur: ['voiture', 'électrique'],
    blouson: ['veste'],
    سترة: ['جاكيت'],
    محمول: ['لابتوب', 'كمبيوتر'],
    هاتف: ['موبايل', 'جوال'],
    مقعد: ['كرسي'],
    dashcam: ['caméra', 'embarquée'],
    headphones: ['earphones', 'wireless', 'bluetooth'],
    наушники: ['беспроводные'],
    بطارية: ['سيارة'],
  }).map(([term, others]) => [wordsOf(term).join(' '), others.flatMap(wordsOf)]),
);

/** Words that say nothing of what is searched for. */
const STOP_WORDS = new Set(
  wordsOf(
    `and for from in of the to with size inch inches для из на от размер дюйм дюйма дюймов год года году
    avec de des du et les pour taille pouce pouces في من مع مقاس بوصة بوصات`,
  ),
);

/** Returns the words of a search, at most eight, without those that say nothing beside others. */
export function splitWords(text: string): string[] {
  const words = [...new Set(wordsOf(text))];
  const saying = words.filter((word) => !STOP_WORDS.has(word));
  return (saying.length > 0 ? saying : words).slice(0, MAX_WORDS);
}

/** Whether a search has signs alone, such as "%", and so finds nothing. An empty one doesn't search at all. */
export const isSignsAlone = (text: string | null): boolean =>
  text !== null && text.trim() !== '' && wordsOf(text).length === 0;

/** Returns every word that finds something with these names, including synonyms, without duplicates. */
export function findableWords(names: readonly string[]): string[] {
  const words = names.flatMap(wordsOf);
  const pairs = words.slice(1).map((word, at) => `${words[at]} ${word}`);
  const others = [...words, ...pairs].flatMap((term) => SYNONYMS.get(term) ?? []);
  // Of tires, shoppers also write the rim's inches alone.
  const inches = words.flatMap((word) => /^r(\d\d)$/.exec(word)?.[1] ?? []);
  return [...new Set([...words, ...others, ...inches])];
}

/** Returns the words of a car's name as shoppers also write it: "F150" for "F-150", "Mazda 3" for "Mazda3". */
export function respelledWords(name: string): string[] {
  const words = wordsOf(name);
  const pairs = words.slice(1).map((word, at) => `${words[at]}${word}`);
  return [...pairs, ...words.flatMap((word) => /^(\p{L}+)(\d.*)$/u.exec(word)?.slice(1) ?? [])];
}

/** What plurals end in, for example "jacks" and "коврики". */
const PLURALS = ['', 's', 'es', 'и', 'ы'];

/**
 * Returns a Postgres `tsquery`: each group must match with a word that begins with one of its alternatives. One or two
 * letters or digits before other words are a word of their own: the "CR" of "CR-V" isn't the beginning of "Crew".
 * @param isWhole whether a word has to be one of the alternatives or their plurals instead
 */
export function wordQuery(groups: readonly (readonly string[])[], isWhole = false): string {
  const last = groups.length - 1;
  const matching = (word: string, at: number) => {
    if (isWhole) return PLURALS.map((ending) => `'${word}${ending}'`);
    return word.length < 3 && at < last ? [`'${word}'`] : [`'${word}':*`];
  };
  return groups
    .map((words, at) => `(${words.flatMap((word) => matching(word, at)).join(' | ')})`)
    .join(' & ');
}

/** Returns the condition that a row's words, a `wordSet`, match a `wordQuery`. It uses the index on the words. */
export function wordsMatch(words: AnyPgColumn, query: string | Placeholder): SQL {
  return sql`${words} @@ ${query}::tsquery`;
}

/** Maximum number of words compared letter by letter: those with the most trigrams in common. */
const MAX_CANDIDATES = 200;

/** Maximum number of corrections for a mistyped word. */
const MAX_ALTERNATIVES = 5;

const MAX_LENGTH = 40;

/**
 * Returns the possible meanings of each word: the word itself if an indexed word equals or begins with it, otherwise the
 * words that are the fewest typos away. If there are none, or if the word is a real one, the word itself.
 * @param isTyping whether the words may be unfinished, so that only the beginnings of indexed words have to be near
 */
export function correctWords(db: Db, words: readonly string[], isTyping = false): Promise<string[][]> {
  return Promise.all(words.map((word) => correctWord(db, word, isTyping)));
}

/** Returns whether any indexed word begins with a word. */
export async function isIndexed(db: Db, word: string): Promise<boolean> {
  return (await firstThatBegins(db).execute({ pattern: `${word}%` })).length > 0;
}

async function correctWord(db: Db, word: string, isTyping: boolean): Promise<string[]> {
  const isExact = word.length < 3 || word.length > MAX_LENGTH || /^\p{N}+$/u.test(word);
  const near =
    isExact || isReal(word) || (await isIndexed(db, word)) ? [] : await findNear(db, word, isTyping);
  const fewest = near.filter(({ typos }) => typos === near[0]?.typos);
  return fewest.length > 0 ? fewest.map(({ candidate }) => candidate) : [word];
}

const firstThatBegins = prepared((db) =>
  db
    .select({ word: searchWords.word })
    .from(searchWords)
    .where(like(searchWords.word, sql.placeholder('pattern')))
    .limit(1)
    .prepare('first_word_that_begins'),
);

/** Returns how many typos a word may have: none in up to four letters but a swap, one in up to nine, two in longer words. */
function allowedTypos(word: string): number {
  if (word.length < 5) return 0;
  return word.length < 10 ? 1 : 2;
}

/** Returns the word with two neighboring letters swapped, each pair but the first. */
const swapsOf = (word: string): string[] =>
  Array.from(
    word.slice(2),
    (_, at) => word.slice(0, at + 1) + word[at + 2] + word[at + 1] + word.slice(at + 3),
  );

/** Finds the words that are nearest and have the same first letter, which hardly anyone mistypes. */
async function findNear(db: Db, word: string, isTyping: boolean) {
  const near = db
    .select({ word: searchWords.word })
    .from(searchWords)
    .where(like(searchWords.word, `${word[0]}%`))
    .orderBy(sql`${searchWords.word} <-> ${word}`)
    .limit(MAX_CANDIDATES)
    .as('near');
  // A substitution costs two, like a swap of neighbors, which is one deletion and one insertion, so a cost of two is
  // one typo. But if letters were only inserted or only deleted, each is a typo.
  const typosOf = (text: SQLWrapper) =>
    sql<number>`greatest((levenshtein(${word}, ${text}, 1, 1, 2) + 1) / 2, abs(length(${text}) - ${word.length}::int))`;
  const allowed = allowedTypos(word);
  const lengths = Array.from({ length: 2 * allowed + 1 }, (_, index) => word.length - allowed + index);
  const compared: SQL[] = isTyping
    ? lengths.map((length) => sql`left(${near.word}, ${length}::int)`)
    : [sql`${near.word}`];
  const typos = sql<number>`least(${sql.join(compared.map(typosOf), sql`, `)})`;
  const isSwapped = or(...compared.map((text) => inArray(text, swapsOf(word))));
  return db
    .select({ candidate: near.word, typos })
    .from(near)
    .where(allowed === 0 ? isSwapped : lte(typos, allowed))
    .orderBy(typos, typosOf(near.word), sql`${near.word} <-> ${word}`, asc(near.word))
    .limit(MAX_ALTERNATIVES);
}

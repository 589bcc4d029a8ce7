import { sql } from 'drizzle-orm';
import { record, string } from 'superstruct';
import { modelName } from '../cars/car-name.js';
import { DESCRIBING, SEVEN_SEATS, SOFT_TOP } from '../cars/car-words.js';
import { MAKES } from '../cars/makes/index.js';
import { makes, models } from '../cars/schema.js';
import type { Db } from '../db/database.js';
import { readData } from '../db/read-data.js';
import { inBatches, type Seed } from '../db/seed.js';
import { departments } from '../departments/schema.js';
import { goods } from '../goods/schema.js';
import { shapeOf } from '../pictures/car-classes.js';
import { searchTerms, searchWords, WEIGHTS } from './schema.js';
import { spellingsOf } from './spelling.js';
import { findableWords, respelledWords, wordsOf } from './words.js';

type NewTerm = typeof searchTerms.$inferInsert;

/** Words of makes' and models' names, by how they're written in Russian and Arabic. */
const OTHER_SCRIPTS: ReadonlyMap<string, string> = new Map(
  Object.entries(readData('car-name-words.json', record(string(), string()))),
);

/** Adds the terms and words of everything the shop sells, unless there are some. Run it after the goods. */
export const seedSearch: Seed = async (db) => {
  if ((await db.$count(searchTerms)) > 0) return;
  const sold = await db
    .select({
      name: goods.name,
      translations: goods.translations,
      words: goods.words,
      departmentId: goods.departmentId,
      catId: goods.catId,
      factory: goods.factory,
    })
    .from(goods);
  const wholesale = new Set(sold.flatMap((row) => (row.factory ? [row.departmentId, row.catId] : [])));
  const named = await db.select().from(departments);
  const terms = [
    ...named.flatMap(({ catId, names }) =>
      Object.values(names).map((name) => term(name, 'department', wholesale.has(catId))),
    ),
    ...(await carTerms(db)),
    ...sold.map((row) => term(row.name, 'goods', row.factory)),
  ];
  const names = [
    ...terms.map((row) => row.term),
    ...sold.flatMap(({ translations }) => Object.values(translations).map(({ name }) => name)),
    ...DESCRIBING,
    ...OTHER_SCRIPTS.values(),
  ];
  const spellings = spellingsOf(names.join('\n'));
  // What describes cars is known when goods are searched for, too.
  const words = new Set([...terms, ...sold].flatMap((row) => row.words).concat(DESCRIBING.flatMap(wordsOf)));
  await inBatches(terms, (rows) => db.insert(searchTerms).values(rows).onConflictDoNothing());
  const rows = [...words].map((word) => ({ word, spelling: spellings.get(word) }));
  await inBatches(rows, (batch) => db.insert(searchWords).values(batch));
  await db.execute(sql`analyze ${searchTerms}, ${searchWords}`);
};

async function carTerms(db: Db): Promise<NewTerm[]> {
  const all = await db.select().from(makes);
  const names = new Map(all.map((make) => [make.value, make.name]));
  const ofModels = (await db.select().from(models)).map((model) => ({
    ...term(modelName(names.get(model.make) ?? '', model.name), 'model', false, kindsOf(model)),
    make: model.make,
    model: model.value,
  }));
  return [...all.map((make) => ({ ...term(make.name, 'make', false), make: make.value })), ...ofModels];
}

/** Returns the words for a model's seats and top, if it has any. */
function kindsOf({ make, value }: typeof models.$inferSelect): string[] {
  const found = MAKES.find((each) => each.value === make)?.models.find((each) => each.value === value);
  if (found === undefined) return [];
  const { features } = shapeOf(`${make}-${value}`, found.body);
  return [...(found.seats >= 7 ? [SEVEN_SEATS] : []), ...(features.includes('soft') ? [SOFT_TOP] : [])];
}

/** Returns how the words of a car's name are written otherwise. */
function otherNames(name: string): string[] {
  const respelled = respelledWords(name);
  return [...respelled, ...[...wordsOf(name), ...respelled].map((word) => OTHER_SCRIPTS.get(word) ?? '')];
}

function term(
  name: string,
  kind: keyof typeof WEIGHTS,
  wholesale: boolean,
  more: readonly string[] = [],
): NewTerm {
  const isCar = kind === 'make' || kind === 'model';
  return {
    key: wordsOf(name).join(' '),
    term: name,
    words: [...findableWords(isCar ? [name, ...otherNames(name)] : [name]), ...more],
    weight: WEIGHTS[kind],
    wholesale,
  };
}

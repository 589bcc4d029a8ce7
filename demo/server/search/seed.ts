import { sql } from 'drizzle-orm';
import { modelName } from '../cars/car-name.js';
import { makes, models } from '../cars/schema.js';
import type { Db } from '../db/database.js';
import { inBatches, type Seed } from '../db/seed.js';
import { departments } from '../departments/schema.js';
import { goods } from '../goods/schema.js';
import { searchTerms, searchWords, WEIGHTS } from './schema.js';
import { findableWords, respelledWords, wordsOf } from './words.js';

type NewTerm = typeof searchTerms.$inferInsert;

/** Adds the terms and words of everything the shop sells, unless there are some. Run it after the goods. */
export const seedSearch: Seed = async (db) => {
  if ((await db.$count(searchTerms)) > 0) return;
  const sold = await db
    .select({
      name: goods.name,
      words: goods.words,
      departmentId: goods.departmentId,
      catId: goods.catId,
      factory: goods.factory,
    })
    .from(goods);
  const wholesale = new Set(sold.flatMap((row) => (row.factory ? [row.departmentId, row.catId] : [])));
  const terms = [
    ...(await db.select().from(departments)).flatMap(({ catId, names }) =>
      Object.values(names).map((name) => term(name, 'department', wholesale.has(catId))),
    ),
    ...(await carTerms(db)),
    ...sold.map((row) => term(row.name, 'goods', row.factory)),
  ];
  const words = new Set([...terms.flatMap((row) => row.words), ...sold.flatMap((row) => row.words)]);
  await inBatches(terms, (rows) => db.insert(searchTerms).values(rows).onConflictDoNothing());
  const rows = [...words].map((word) => ({ word }));
  await inBatches(rows, (batch) => db.insert(searchWords).values(batch));
  await db.execute(sql`analyze ${searchTerms}, ${searchWords}`);
};

async function carTerms(db: Db): Promise<NewTerm[]> {
  const all = await db.select().from(makes);
  const names = new Map(all.map((make) => [make.value, make.name]));
  const ofModels = (await db.select().from(models)).map((model) => ({
    ...term(modelName(names.get(model.make) ?? '', model.name), 'model', false),
    make: model.make,
    model: model.value,
  }));
  return [...all.map((make) => ({ ...term(make.name, 'make', false), make: make.value })), ...ofModels];
}

function term(name: string, kind: keyof typeof WEIGHTS, wholesale: boolean): NewTerm {
  return {
    key: wordsOf(name).join(' '),
    term: name,
    words: findableWords(kind === 'make' || kind === 'model' ? [name, ...respelledWords(name)] : [name]),
    weight: WEIGHTS[kind],
    wholesale,
  };
}

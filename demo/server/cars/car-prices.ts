import { and, eq, gte, sql } from 'drizzle-orm';
import type { Db } from '../db/database.js';
import { carPrices, makes, models } from './schema.js';

/** The cars for sale with the same model, body, and fuel. */
export interface CarKind {
  readonly make: string;
  readonly makeName: string;
  readonly model: string;
  readonly modelName: string;
  readonly body: string;
  readonly fuel: string;
  readonly years: readonly YearPrices[];
}

/** Prices in US cents in ascending order, one for each car. */
export interface YearPrices {
  readonly year: number;
  readonly us: Int32Array;
  readonly oversea: Int32Array;
}

/**
 * The `car_prices` table in memory, 4 MB for a million cars. It is never stale: each read first queries the database
 * for rows that changed since the previous read. Usually there are none.
 */
class CarPrices {
  readonly #kinds = new Map<string, CarKind>();
  /** All transactions before this one had ended at the last read, so it saw their changes; null before the first. */
  #seen: bigint | null = null;
  #underWay: Promise<unknown> = Promise.resolve();
  #next: Promise<void> | null = null;

  constructor(readonly db: Db) {}

  /** Returns every kind as of the call. Calls during a read, which may miss changes, share the next read. */
  async read(): Promise<Iterable<CarKind>> {
    this.#next ??= this.#readNext();
    await this.#next;
    return this.#kinds.values();
  }

  async #readNext(): Promise<void> {
    const before = this.#underWay;
    this.#underWay = before
      .catch(() => {})
      .then(() => {
        this.#next = null;
        return this.#update();
      });
    await this.#underWay;
  }

  async #update(): Promise<void> {
    const { unended, rows } = await this.#readChanges();
    // A lower number than before means a different database: one restored from a backup.
    if (this.#seen !== null && unended < this.#seen) {
      this.#seen = null;
      this.#kinds.clear();
      return this.#update();
    }
    for (const { year, us, oversea, ...kind } of rows) {
      const key = JSON.stringify([kind.make, kind.model, kind.body, kind.fuel]);
      const others = this.#kinds.get(key)?.years.filter((existing) => existing.year !== year) ?? [];
      const years = [...others, { year, us: parse(us), oversea: parse(oversea) }];
      this.#kinds.set(key, { ...kind, years });
    }
    this.#seen = unended;
  }

  /** Uses one statement, so the rows and the number are from the same moment. Names never change once they exist. */
  async #readChanges() {
    const { make, model, body, fuel, year, us, oversea, changedBy } = carPrices;
    const found = await this.db
      .select({
        unended: sql<string>`pg_snapshot_xmin(pg_current_snapshot())`,
        row: {
          ...{ make, model, body, fuel, year },
          makeName: sql<string>`${makes.name}`,
          modelName: sql<string>`${models.name}`,
          us: sql<string>`${us}::text`,
          oversea: sql<string>`${oversea}::text`,
        },
      })
      .from(sql`(select) as moment`)
      .leftJoin(carPrices, this.#seen === null ? sql`true` : and(gte(changedBy, this.#seen), IS_OF_HERE))
      .leftJoin(makes, eq(makes.value, make))
      .leftJoin(models, and(eq(models.make, make), eq(models.value, model)));
    return {
      unended: BigInt(found[0]?.unended ?? 0),
      rows: found.flatMap(({ row }) => row ?? []),
    };
  }
}

/** Excludes rows with a later number than any assigned here: they were copied from another database long ago. */
const IS_OF_HERE = sql`${carPrices.changedBy} < pg_snapshot_xmax(pg_current_snapshot())::text::bigint`;

/** Parses an array in Postgres notation, such as `{100,200}`. */
const parse = (text: string): Int32Array =>
  text === '{}' ? new Int32Array() : Int32Array.from(text.slice(1, -1).split(','), Number);

const pricesByDb = new WeakMap<Db, CarPrices>();

/** Returns the prices of all cars for sale, as of the call. */
export function readCarPrices(db: Db): Promise<Iterable<CarKind>> {
  const prices = pricesByDb.get(db) ?? new CarPrices(db);
  pricesByDb.set(db, prices);
  return prices.read();
}

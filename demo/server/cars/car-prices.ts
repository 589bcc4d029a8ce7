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
  /**
   * The oldest transaction that was still running at the last read, which saw the changes of all earlier ones; null before
   * the first read.
   */
  #oldestRunning: bigint | null = null;
  #lastRead: Promise<unknown> = Promise.resolve();
  #next: Promise<void> | null = null;

  constructor(readonly db: Db) {}

  /** Returns all kinds as of the call. A read that has already begun may miss changes, so calls during it share the next. */
  async read(): Promise<Iterable<CarKind>> {
    this.#next ??= this.#readNext();
    await this.#next;
    return this.#kinds.values();
  }

  async #readNext(): Promise<void> {
    const before = this.#lastRead;
    this.#lastRead = before
      .catch(() => {})
      .then(() => {
        this.#next = null;
        return this.#update();
      });
    await this.#lastRead;
  }

  async #update(): Promise<void> {
    const { oldestRunning, rows } = await this.#readChanges();
    // A lower number than before means a different database: one restored from a backup.
    if (this.#oldestRunning !== null && oldestRunning < this.#oldestRunning) {
      this.#oldestRunning = null;
      this.#kinds.clear();
      return this.#update();
    }
    for (const { year, us, oversea, ...kind } of rows) {
      const key = JSON.stringify([kind.make, kind.model, kind.body, kind.fuel]);
      const others = this.#kinds.get(key)?.years.filter((existing) => existing.year !== year) ?? [];
      const years = [...others, { year, us: parse(us), oversea: parse(oversea) }];
      this.#kinds.set(key, { ...kind, years });
    }
    this.#oldestRunning = oldestRunning;
  }

  /**
   * Reads the rows that changed since the last read, and the oldest running transaction, in one statement, so that both are
   * from the same moment. The names of makes and models never change.
   */
  async #readChanges() {
    const { make, model, body, fuel, year, us, oversea, changedBy } = carPrices;
    const found = await this.db
      .select({
        oldestRunning: sql<string>`pg_snapshot_xmin(pg_current_snapshot())`,
        row: {
          ...{ make, model, body, fuel, year },
          makeName: sql<string>`${makes.name}`,
          modelName: sql<string>`${models.name}`,
          us: sql<string>`${us}::text`,
          oversea: sql<string>`${oversea}::text`,
        },
      })
      .from(sql`(select) as moment`)
      .leftJoin(
        carPrices,
        this.#oldestRunning === null ? sql`true` : and(gte(changedBy, this.#oldestRunning), WAS_CHANGED_HERE),
      )
      .leftJoin(makes, eq(makes.value, make))
      .leftJoin(models, and(eq(models.make, make), eq(models.value, model)));
    return {
      oldestRunning: BigInt(found[0]?.oldestRunning ?? 0),
      rows: found.flatMap(({ row }) => row ?? []),
    };
  }
}

/**
 * Excludes rows whose transaction number this database hasn't assigned yet. They were restored from another database, and
 * would count as new in each read.
 */
const WAS_CHANGED_HERE = sql`${carPrices.changedBy} < pg_snapshot_xmax(pg_current_snapshot())::text::bigint`;

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

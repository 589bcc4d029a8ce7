import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** What calls query: Drizzle over PGlite or over a Postgres server, or a transaction of either. */
export type Db = PgDatabase<PgQueryResultHKT>;

export interface Listener {
  readonly told: (message: string) => void;
  /** From now on, and after each loss again, every message comes. */
  readonly began: () => void;
  readonly lost: () => void;
}

/** Listens to a channel of Postgres (`notify`) until what it resolves to is called. */
export type Listen = (channel: string, listener: Listener) => Promise<() => Promise<void>>;

/** Does the work of a key after all work of the same key that came before, in every process; other keys do not wait. */
export type OneAtATime = <T>(key: string, work: () => Promise<T>) => Promise<T>;

/** An open database and what only its owner may do. */
export interface Database {
  readonly db: Db;
  /** Runs `work` while no other server migrates or seeds the same database. */
  readonly alone: (work: () => Promise<void>) => Promise<void>;
  readonly listen: Listen;
  readonly oneAtATime: OneAtATime;
  /** Applies the SQL files of `demo/server/migrations` that it lacks. */
  readonly migrate: () => Promise<void>;
  /** Waits for running queries, then closes. */
  readonly close: () => Promise<void>;
}

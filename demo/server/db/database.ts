import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** What calls query: Drizzle over PGlite or over a Postgres server, or a transaction of either. */
export type Db = PgDatabase<PgQueryResultHKT>;

/** An open database and what only its owner may do. */
export interface Database {
  readonly db: Db;
  /** Runs `work` while no other server migrates or seeds the same database. */
  readonly alone: (work: () => Promise<void>) => Promise<void>;
  /** Applies the SQL files of `demo/server/migrations` that it lacks. */
  readonly migrate: () => Promise<void>;
  /** Waits for running queries, then closes. */
  readonly close: () => Promise<void>;
}

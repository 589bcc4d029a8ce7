import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** The interface that calls query: Drizzle over PGlite or over a Postgres server, or a transaction of either. */
export type Db = PgDatabase<PgQueryResultHKT>;

export interface Listener {
  readonly notified: (message: string) => void;
  /** Called when listening starts, and again after each loss. From now on, every message arrives. */
  readonly started: () => void;
  readonly lost: () => void;
}

/** Listens to a Postgres channel (`notify`). Resolves to a function that stops listening. */
export type Listen = (channel: string, listener: Listener) => Promise<() => Promise<void>>;

/** An open database, with the operations that only its owner may use. */
export interface Database {
  readonly db: Db;
  /** Runs `work` while no other server migrates or seeds the same database. */
  readonly alone: (work: () => Promise<void>) => Promise<void>;
  readonly listen: Listen;
  /** Applies the SQL files of `demo/server/migrations` that the database lacks. */
  readonly migrate: () => Promise<void>;
  /**
   * Refuses what waits for its turn now, as unavailable, and later what would have to wait for long: the server stops.
   * What has begun goes on.
   */
  readonly clearQueue: () => void;
  /** Waits for running queries, then closes. */
  readonly close: () => Promise<void>;
}

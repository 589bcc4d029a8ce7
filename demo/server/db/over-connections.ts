import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';

/** Uses one session per connection for all its transactions, so that each reuses the statements prepared earlier. */
export function overConnections(pool: pg.Pool): NodePgDatabase {
  const db = drizzle(pool);
  const sessions = new WeakMap<pg.PoolClient, NodePgDatabase>();
  const sessionOf = (client: pg.PoolClient): NodePgDatabase => {
    const session = sessions.get(client) ?? drizzle(client);
    sessions.set(client, session);
    return session;
  };
  db.transaction = async (work, config) => {
    const client = await pool.connect();
    try {
      return await sessionOf(client).transaction(work, config);
    } finally {
      client.release();
    }
  };
  return db;
}

import { randomUUID } from 'node:crypto';
import { describe } from 'node:test';
import pg from 'pg';
import { pino } from 'pino';
import type { Database } from '../../../demo/server/db/database.js';
import { openPglite } from '../../../demo/server/db/pglite.js';
import { openPostgres } from '../../../demo/server/db/postgres.js';

export const silent = pino({ level: 'silent' });

/** Runs tests over PGlite in memory, and again over the server of `TEST_DATABASE_URL` when it is set. */
export function overEachDatabase(run: (open: () => Promise<Database>) => void): void {
  describe('over PGlite', () => run(() => openPglite(null)));
  const url = process.env.TEST_DATABASE_URL;
  if (url !== undefined) describe('over Postgres', () => run(() => openFreshPostgres(url)));
}

/** A database of its own on that server, dropped when it is closed. */
async function openFreshPostgres(url: string): Promise<Database> {
  const name = `storefront_test_${randomUUID().replaceAll('-', '')}`;
  await administer(url, `create database ${name}`);
  const address = new URL(url);
  address.pathname = name;
  const database = await openPostgres(address.href, silent);
  const close = async () => {
    await database.close();
    await administer(url, `drop database ${name}`);
  };
  return { ...database, close };
}

async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}

import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { OwnPostgres } from '../tools/own-postgres.js';

/** Starts a Postgres for this run. Returns its URL. */
export async function startPostgres(): Promise<string> {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  return (await OwnPostgres.start()).url;
}

/** Creates a new database on the server of `TEST_DATABASE_URL`, or on a Postgres that it starts for this run. */
export async function createLoadDatabase(): Promise<string> {
  const url = process.env.TEST_DATABASE_URL || (await startPostgres());
  const name = `storefront_load_${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const address = new URL(url);
  address.pathname = name;
  return address.href;
}

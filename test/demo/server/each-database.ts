import { randomUUID } from 'node:crypto';
import { describe } from 'node:test';
import pg from 'pg';
import { pino } from 'pino';
import type { Database } from '../../../demo/server/db/database.js';
import { openPostgres } from '../../../demo/server/db/postgres.js';
import { type Filling, fill, nameOf, openFilledPglite } from './filled-database.js';

export const silent = pino({ level: 'silent' });

/** Opens a database of its own that holds what the seeds put there. */
export type Open = (filling: Filling) => Promise<Database>;

/** Over the server of `TEST_DATABASE_URL`, where a copy takes a tenth of a second, or without one over PGlite. */
export const openFilled: Open = (filling) => {
  const url = process.env.TEST_DATABASE_URL;
  return url ? openFilledPostgres(url, filling) : openFilledPglite(filling);
};

/**
 * Runs tests over one database, as both do the same: over the server of `TEST_DATABASE_URL`, where a copy takes a tenth of
 * a second, and over PGlite, where it takes a whole one, without such a server. `npm run test:matrix` takes both.
 */
export function overDatabase(run: (open: Open) => void): void {
  if (process.env.MATRIX) overEachDatabase(run);
  else describe(`over ${process.env.TEST_DATABASE_URL ? 'Postgres' : 'PGlite'}`, () => run(openFilled));
}

/**
 * Runs tests over PGlite in memory, and again over the server of `TEST_DATABASE_URL` when it is set: for what the two
 * may do differently, as the one has a single connection. Of each kind some tests do, as the walks run over PGlite as
 * well: races of many orders and of a password, calls that are counted, mail that is taken from a queue, changes that
 * are told, what is sorted. The others run over both in the matrix.
 */
export function overEachDatabase(run: (open: Open, over: 'PGlite' | 'Postgres') => void): void {
  describe('over PGlite', () => run(openFilledPglite, 'PGlite'));
  const url = process.env.TEST_DATABASE_URL;
  if (url) describe('over Postgres', () => run((filling) => openFilledPostgres(url, filling), 'Postgres'));
}

/** The databases that others are copied from, by their filling. */
const templates = new Map<string, Promise<string>>();

/** A copy on that server, dropped when it is closed. */
const openFilledPostgres = async (url: string, filling: Filling): Promise<Database> =>
  openCreated(url, await templateOf(url, filling));

/** The same for a server that opens it by its address. */
export const createFilledPostgres = async (url: string, filling: Filling): Promise<Created> =>
  create(url, await templateOf(url, filling));

const templateOf = (url: string, filling: Filling) =>
  templates.get(nameOf(filling)) ?? makeTemplate(url, filling);

function makeTemplate(url: string, filling: Filling): Promise<string> {
  const made =
    filling === 'bare'
      ? Promise.resolve('template1')
      : openCreated(url, 'template1', false).then(async ({ name, ...database }) => {
          await fill(database, filling);
          await database.close();
          process.once('beforeExit', () => administer(url, `drop database ${name}`));
          return name;
        });
  templates.set(nameOf(filling), made);
  return made;
}

interface Created {
  readonly name: string;
  readonly address: string;
  readonly drop: () => Promise<void>;
}

async function create(url: string, template: string): Promise<Created> {
  const name = `storefront_test_${randomUUID().replaceAll('-', '')}`;
  await administer(url, `create database ${name} template ${template}`);
  const { href: address } = Object.assign(new URL(url), { pathname: name });
  return { name, address, drop: () => administer(url, `drop database ${name} with (force)`) };
}

async function openCreated(
  url: string,
  template: string,
  isDropped = true,
): Promise<Database & { readonly name: string }> {
  const { name, address, drop } = await create(url, template);
  const database = await openPostgres(address, silent);
  const close = async () => {
    await database.close();
    if (isDropped) await drop();
  };
  return { ...database, close, name };
}

async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}

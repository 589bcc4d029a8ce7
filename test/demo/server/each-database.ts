import { randomUUID } from 'node:crypto';
import { describe, test } from 'node:test';
import pg from 'pg';
import { pino } from 'pino';
import type { Database } from '../../../demo/server/db/database.js';
import { openPostgres } from '../../../demo/server/db/postgres.js';
import { isDueToday } from '../../tools/turn.js';
import { type Filling, fill, nameOf, openFilledPglite } from './filled-database.js';

export const silent = pino({ level: 'silent' });

/** Opens a separate database, filled by the seeds. */
export type Open = (filling: Filling) => Promise<Database>;

/** Uses the server of `TEST_DATABASE_URL`, where a copy takes a tenth of a second, or PGlite if there is none. */
export const openFilled: Open = (filling) => {
  const url = process.env.TEST_DATABASE_URL;
  return url ? openFilledPostgres(url, filling) : openFilledPglite(filling);
};

/** A test about rules that both databases follow alike, among those that run over each. In the matrix, it does as well. */
export type TestOnce = (title: string, run: () => Promise<void>) => void;

/** Adds tests over a database. */
export type Run = (open: Open, over: 'PGlite' | 'Postgres', testOnce: TestOnce) => void;

/**
 * Runs tests over one database, because both behave the same. Uses the server of `TEST_DATABASE_URL`, where a copy
 * takes a tenth of a second. Without one, uses PGlite, where it takes a whole second. `npm run test:matrix` uses both.
 */
export function overDatabase(run: Run): void {
  const over = process.env.TEST_DATABASE_URL ? 'Postgres' : 'PGlite';
  if (process.env.MATRIX) overEachDatabase(run);
  else describe(`over ${over}`, () => run(openFilled, over, test));
}

/** The day in three on which PGlite repeats what ran over Postgres: that of the fewest other repeats. */
const PGLITE_TURN = 1;

/**
 * Runs tests over the server of `TEST_DATABASE_URL`, and again over PGlite in the matrix and one day in three. Without
 * that server, runs them over PGlite. This is for things that the two may do differently, because PGlite has only one
 * connection: races between orders and over a password, call counts, the mail queue, change notifications, sorting. The
 * walks use PGlite every day. The other tests run over both in the matrix.
 */
export function overEachDatabase(run: Run): void {
  const url = process.env.TEST_DATABASE_URL;
  const isRepeated = Boolean(url && !process.env.MATRIX);
  if (!url || isDueToday(PGLITE_TURN))
    describe('over PGlite', () => run(openFilledPglite, 'PGlite', isRepeated ? () => {} : test));
  if (url)
    describe('over Postgres', () => run((filling) => openFilledPostgres(url, filling), 'Postgres', test));
}

/** The template databases to copy from, by their filling. */
const templates = new Map<string, Promise<string>>();

/** Opens a copy on that server, which is dropped when it is closed. */
const openFilledPostgres = async (url: string, filling: Filling): Promise<Database> =>
  openCreated(url, await templateOf(url, filling));

/** Does the same for a server process that opens the copy by its URL. */
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

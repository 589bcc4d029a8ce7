import { createHash } from 'node:crypto';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { Database } from '../../../demo/server/db/database.js';
import { EXTENSIONS, wrap } from '../../../demo/server/db/pglite.js';
import { prepareDatabase } from '../../../demo/server/db/prepare-database.js';
import type { Seed } from '../../../demo/server/db/seed.js';
import { type Restorable, restorable } from './restorable.js';

/** Cars, goods, and model years are the same every day. */
process.env.SEED_DAY ??= '2025-09-02';

/** The contents of a database: `bare` has no tables, `whole` is what the demo has at its first start. */
export type Filling = 'bare' | 'whole' | readonly Seed[];

/**
 * Creating a database takes 4 s, and filling it up to 3 s more. Opening a copy of a filled one takes less than half a
 * second, a third of the time that PGlite needs to load a dump. So each filling is made once, and kept in the folder
 * for tools' caches for as long as its sources don't change.
 */
const CACHE_FOLDER = join('node_modules', '.cache', 'storefront-filled');
/** The seeds write times relative to now, such as a sale that ends in some hours, or a parcel in transit. */
const FRESH_MS = 3_600_000;
const OUTDATED_MS = 24 * FRESH_MS;

/** Returns what the fillings are made from: the demo's sources, the tests' seeds, and the packages. */
function sources(): string[] {
  const within = (folder: string) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.(?:ts|sql|json|csv|md)$/.test(path))
      .map((path) => join(folder, path));
  const folders = ['demo/server', 'demo/shared', 'demo/assets', 'test/demo/server'];
  return [
    'package-lock.json',
    ...folders.flatMap((folder) => (isThere(folder) ? within(folder) : [])),
  ].sort();
}

const isThere = (path: string) => statSync(path, { throwIfNoEntry: false }) !== undefined;
const isUpToDate = (path: string) =>
  Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0) < FRESH_MS;

let found: string | undefined;

/** Returns the folder of the fillings for the current sources. Removes outdated ones of other sources. */
function fillings(): string {
  if (found !== undefined) return found;
  const hash = createHash('sha256');
  for (const path of sources()) hash.update(path).update(readFileSync(path));
  found = join(CACHE_FOLDER, hash.digest('hex').slice(0, 16));
  mkdirSync(found, { recursive: true });
  for (const name of readdirSync(CACHE_FOLDER)) {
    const path = join(CACHE_FOLDER, name);
    const age = Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0);
    if (path !== found && age > OUTDATED_MS) rmSync(path, { recursive: true, force: true });
  }
  return found;
}

/** Returns the name under which a filling is kept. */
export function nameOf(filling: Filling): string {
  if (typeof filling === 'string') return filling;
  // An arrow function written directly in the list has no name, so it could be mistaken for another one.
  if (filling.some(({ name }) => name === '')) throw new Error('A seed without a name cannot be kept');
  return ['tables', ...filling.map(({ name }) => name)].join('-');
}

/** What this process is making, by its name. */
const making = new Map<string, Promise<string>>();

/** Makes a filling that is missing or too old, once. If two processes make it at the same time, the later one stays. */
function cached(name: string, make: (path: string) => Promise<void>): Promise<string> {
  const path = join(fillings(), name);
  const made = making.get(name) ?? (isUpToDate(path) ? Promise.resolve(path) : makeAt(path, make));
  making.set(name, made);
  return made;
}

async function makeAt(path: string, make: (path: string) => Promise<void>): Promise<string> {
  const unfinished = `${path}.${process.pid}`;
  await make(unfinished);
  rmSync(path, { recursive: true, force: true });
  renameSync(unfinished, path);
  return path;
}

/** Returns the data folder that a filling is kept in, for copying. */
const cachedFolder = (filling: Filling): Promise<string> =>
  cached(nameOf(filling), async (path) => {
    if (filling === 'bare') mkdirSync(path);
    else cpSync(await cachedFolder('bare'), path, { recursive: true });
    const client = await PGlite.create(join(path, 'postgres'), { extensions: EXTENSIONS });
    if (filling !== 'bare') await fill(wrap(client), filling);
    await client.close();
  });

export const fill = (database: Database, filling: Exclude<Filling, 'bare'>): Promise<void> =>
  prepareDatabase(database, ...(filling === 'whole' ? [] : [filling]));

/** Opened databases by their filling, as they were filled, for whoever needs one next. */
const idle = new Map<string, Restorable[]>();

/**
 * Opens a filled database of one's own. On closing, what changed is put back, and the next caller gets it: that takes a
 * tenth of the time of opening another one.
 */
export async function openFilledPglite(filling: Filling): Promise<Database> {
  if (filling === 'bare') {
    const { client, close } = await openCopy(filling);
    return { ...wrap(client), close };
  }
  const name = nameOf(filling);
  const others = idle.get(name) ?? [];
  idle.set(name, others);
  const opened = others.pop() ?? (await restorable((await openCopy(filling)).client));
  return {
    ...wrap(opened.client),
    close: async () => {
      await opened.restore();
      others.push(opened);
    },
  };
}

/** Does the same, without Drizzle on top. */
export async function openCopy(filling: Filling): Promise<{ client: PGlite; close: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'storefront-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', remove);
  cpSync(await cachedFolder(filling), folder, { recursive: true });
  const client = await PGlite.create(join(folder, 'postgres'), { extensions: EXTENSIONS });
  const close = async () => {
    await client.close();
    process.off('exit', remove);
    remove();
  };
  return { client, close };
}

/** Makes those fillings that are missing, before several processes start and would each make them. */
export async function makeFillings(fillings: readonly Filling[]): Promise<void> {
  for (const filling of fillings) await cachedFolder(filling);
}

/** Fills a folder as the demo's data folder, by default as it is after the first start. */
export async function fillFolder(folder: string, filling: Filling = 'whole'): Promise<void> {
  cpSync(await cachedFolder(filling), folder, { recursive: true });
}

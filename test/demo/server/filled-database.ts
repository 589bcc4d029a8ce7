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

/** What is in a database: `bare` has no tables, `whole` is what the demo has at its first start. */
export type Filling = 'bare' | 'whole' | readonly Seed[];

/**
 * To make a database costs 4 s and to fill it up to 3 s more, to open a copy of one that was filled before less than
 * half a second, which is a third of what PGlite takes to load a dump of it. So each filling is made once, and kept
 * where tools keep what they can make anew, for as long as what it is made of stays the same.
 */
const KEPT = join('node_modules', '.cache', 'storefront-filled');
/** The seeds write times that count from now: a sale that ends in some hours, a parcel that is under way. */
const FRESH_MS = 3_600_000;
const OUTDATED_MS = 24 * FRESH_MS;

/** What the fillings are made of: the demo's own sources, the tests' seeds, and the packages. */
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
const isFresh = (path: string) =>
  Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0) < FRESH_MS;

let found: string | undefined;

/** The folder of the fillings that fit the sources as they are. Those of sources that are no more are removed. */
function fillings(): string {
  if (found !== undefined) return found;
  const hash = createHash('sha256');
  for (const path of sources()) hash.update(path).update(readFileSync(path));
  found = join(KEPT, hash.digest('hex').slice(0, 16));
  mkdirSync(found, { recursive: true });
  for (const name of readdirSync(KEPT)) {
    const path = join(KEPT, name);
    const age = Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0);
    if (path !== found && age > OUTDATED_MS) rmSync(path, { recursive: true, force: true });
  }
  return found;
}

/** What a filling is kept under. */
export function nameOf(filling: Filling): string {
  if (typeof filling === 'string') return filling;
  // An arrow that stands right in the list has no name, and another one would be taken for it.
  if (filling.some(({ name }) => name === '')) throw new Error('A seed without a name cannot be kept');
  return ['tables', ...filling.map(({ name }) => name)].join('-');
}

/** Makes what is not kept yet, or was too long ago. Whoever comes at the same time makes it, too: the later one stays. */
async function kept(name: string, make: (path: string) => Promise<void>): Promise<string> {
  const path = join(fillings(), name);
  if (isFresh(path)) return path;
  const unfinished = `${path}.${process.pid}`;
  await make(unfinished);
  rmSync(path, { recursive: true, force: true });
  renameSync(unfinished, path);
  return path;
}

/** The data folder that a filling is kept in, to be copied. */
const keptFolder = (filling: Filling): Promise<string> =>
  kept(nameOf(filling), async (path) => {
    if (filling === 'bare') mkdirSync(path);
    else cpSync(await keptFolder('bare'), path, { recursive: true });
    const client = await PGlite.create(join(path, 'postgres'), { extensions: EXTENSIONS });
    if (filling !== 'bare') await fill(wrap(client), filling);
    await client.close();
  });

export const fill = (database: Database, filling: Exclude<Filling, 'bare'>): Promise<void> =>
  prepareDatabase(database, ...(filling === 'whole' ? [] : [filling]));

/** A database of its own, filled; its folder goes when it is closed, and with the process at the latest. */
export async function openFilledPglite(filling: Filling): Promise<Database> {
  const { client, close } = await openCopy(filling);
  return { ...wrap(client), close };
}

/** The same without Drizzle over it. */
export async function openCopy(filling: Filling): Promise<{ client: PGlite; close: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'storefront-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', remove);
  cpSync(await keptFolder(filling), folder, { recursive: true });
  const client = await PGlite.create(join(folder, 'postgres'), { extensions: EXTENSIONS });
  const close = async () => {
    await client.close();
    process.off('exit', remove);
    remove();
  };
  return { client, close };
}

/** Makes what of these is not kept yet: for processes that begin at the same time, and would each make it. */
export async function makeFillings(fillings: readonly Filling[]): Promise<void> {
  for (const filling of fillings) await keptFolder(filling);
}

/** Makes a folder the demo's data folder, as it is after the first start, or with another filling. */
export async function fillFolder(folder: string, filling: Filling = 'whole'): Promise<void> {
  cpSync(await keptFolder(filling), folder, { recursive: true });
}

import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

const VERSIONS = '/usr/lib/postgresql';
const MEMORY = '/dev/shm';
const NEEDED_BYTES = 4 * 2 ** 30;

/**
 * Starts a Postgres for this run, from Debian's packages. When this process exits, Postgres stops and its data is
 * deleted. For root, it runs as the user `postgres`, because the program refuses to run as root.
 * @returns its URL
 * @throws {Error} if there is none, or it doesn't start
 */
export async function startPostgres(): Promise<string> {
  const [newest] = existsSync(VERSIONS) ? readdirSync(VERSIONS).sort((one, other) => +other - +one) : [];
  if (newest === undefined)
    throw new Error('There is no Postgres: apt-get install postgresql, or set TEST_DATABASE_URL');
  const user = process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : {};
  const folder = mkdtempSync(join(hasRoom() ? MEMORY : tmpdir(), 'storefront-'));
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const run = (program: string, ...words: string[]) => {
    const command = join(VERSIONS, newest, 'bin', program);
    // The server that it starts keeps pipes open, so nothing may wait for them to close.
    const { status } = spawnSync(command, ['-D', data, ...words], { ...user, cwd: '/', stdio: 'ignore' });
    if (status !== 0) throw new Error(`${program} failed`);
  };
  process.once('exit', () => {
    try {
      run('pg_ctl', '-m', 'immediate', 'stop');
    } catch {} // it didn't start
    rmSync(folder, { recursive: true, force: true });
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

  run('initdb', '-U', 'postgres', '-A', 'trust', '-E', 'UTF8');
  const port = await freePort();
  const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder}`;
  run('pg_ctl', '-w', '-l', join(folder, 'log'), '-o', settings, 'start');
  return `postgres://postgres@127.0.0.1:${port}/postgres`;
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

const idOf = (which: '-u' | '-g'): number =>
  Number(spawnSync('id', [which, 'postgres'], { encoding: 'utf8' }).stdout);

function hasRoom(): boolean {
  if (!existsSync(MEMORY)) return false;
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize > NEEDED_BYTES;
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject).listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

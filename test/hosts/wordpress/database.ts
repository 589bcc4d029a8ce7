import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Program } from './programs.js';

const isRoot = process.getuid?.() === 0;

/** A MariaDB of this test alone: its own folder, a socket, no port. */
export async function startDatabase(folder: string): Promise<{ socket: string; end: () => Promise<void> }> {
  const home = join(folder, 'database');
  mkdirSync(home);
  // The program refuses to be root's.
  const user = isRoot ? ['--user=mysql'] : [];
  if (isRoot) {
    execFileSync('chown', ['mysql', home]);
    chmodSync(folder, 0o711);
  }
  const data = `--datadir=${join(home, 'data')}`;
  const install = ['mariadb-install-db', '--no-defaults', data, ...user, '--skip-test-db'];
  await new Program([...install, '--auth-root-authentication-method=normal']).output();
  const socket = join(home, 'socket');
  const server = new Program([
    'mariadbd',
    '--no-defaults',
    data,
    ...user,
    `--socket=${socket}`,
    `--pid-file=${join(home, 'pid')}`,
    '--skip-networking',
    '--innodb-flush-log-at-trx-commit=0',
    '--innodb-buffer-pool-size=32M',
  ]);
  await server.says(/ready for connections/);
  return { socket, end: () => server.end() };
}

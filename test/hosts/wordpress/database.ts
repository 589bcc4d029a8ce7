import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Program } from './programs.js';

/** A MariaDB of this test alone: its own folder, a socket, no port. */
export async function startDatabase(folder: string): Promise<{ socket: string; server: Program }> {
  const home = join(folder, 'database');
  mkdirSync(home);
  const socket = join(home, 'socket');
  const common = [
    '--no-defaults',
    `--datadir=${join(home, 'data')}`,
    // Told so, it may be root's: other users do not come into the folders of tests.
    ...(process.getuid?.() === 0 ? ['--user=root'] : []),
  ];
  await new Program([
    'mariadb-install-db',
    ...common,
    '--skip-test-db',
    '--auth-root-authentication-method=normal',
  ]).output();
  const server = new Program([
    'mariadbd',
    ...common,
    `--socket=${socket}`,
    `--pid-file=${join(home, 'pid')}`,
    '--skip-networking',
    '--innodb-flush-log-at-trx-commit=0',
    '--innodb-buffer-pool-size=32M',
  ]);
  await server.says(/ready for connections/);
  return { socket, server };
}

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Program } from './programs.js';

/** Starts a MariaDB for this test only, with its own folder and a socket, but no port. */
export async function startDatabase(folder: string): Promise<{ socket: string; server: Program }> {
  const home = join(folder, 'database');
  mkdirSync(home);
  const socket = join(home, 'socket');
  const common = [
    '--no-defaults',
    `--datadir=${join(home, 'data')}`,
    // With this option, it runs as root, because other users can't access the tests' folders.
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

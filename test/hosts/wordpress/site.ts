import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startDatabase } from './database.js';
import { Program, wordpressFolder } from './programs.js';
import { startAll } from './start-all.js';

const here = fileURLToPath(new URL('.', import.meta.url));

/** Returns a configuration that logs every notice and makes no requests to other machines. */
const config = (socket: string, log: string) => `<?php
define( 'DB_NAME', 'wordpress' );
define( 'DB_USER', 'root' );
define( 'DB_PASSWORD', '' );
define( 'DB_HOST', 'localhost:${socket}' );
define( 'DB_CHARSET', 'utf8mb4' );
define( 'DB_COLLATE', '' );
define( 'WP_HOME', 'http://' . $_SERVER['HTTP_HOST'] );
define( 'WP_SITEURL', WP_HOME );
define( 'WP_DEBUG', true );
define( 'WP_DEBUG_DISPLAY', false );
define( 'WP_DEBUG_LOG', '${log}' );
define( 'WP_HTTP_BLOCK_EXTERNAL', true );
define( 'DISABLE_WP_CRON', true );
define( 'FS_METHOD', 'direct' );
foreach ( array( 'AUTH', 'SECURE_AUTH', 'LOGGED_IN', 'NONCE' ) as $name ) {
	define( $name . '_KEY', $name );
	define( $name . '_SALT', $name . 'salt' );
}
$table_prefix = 'wp_';
defined( 'ABSPATH' ) || define( 'ABSPATH', __DIR__ . '/' );
require_once ABSPATH . 'wp-settings.php';
`;

// An edited file, such as the configuration of a network, counts from the next request, and not two seconds later.
const php = [
  'php',
  ...['memory_limit=256M', 'opcache.enable_cli=1', 'opcache.revalidate_freq=0'].flatMap((set) => ['-d', set]),
];

/** The users of `install.php`, and the one of `network.ts`. */
export type User = 'admin' | 'author' | 'manager';

export interface Site {
  readonly origin: string;
  /** WordPress's folder. */
  readonly root: string;
  /** Runs PHP code within WordPress and returns its output. Rejects if the code throws. */
  run(code: string): Promise<string>;
  /** Returns the notices of PHP and WordPress since the last call. */
  notices(): readonly string[];
  end(): Promise<void>;
}

/** Starts WordPress from Debian's package on PHP's own server, in a folder that is deleted when it ends. */
export const startSite = (): Promise<Site> =>
  startAll(async (toEnd) => {
    const folder = mkdtempSync(join(tmpdir(), 'storefront-wordpress-'));
    toEnd(async () => rmSync(folder, { recursive: true, force: true }));
    const root = join(folder, 'site');
    const log = join(folder, 'debug.log');
    const { socket, server: database } = await startDatabase(folder);
    toEnd(() => database.end());
    cpSync(wordpressFolder, root, { recursive: true, dereference: true });
    mkdirSync(join(root, 'wp-content/uploads'));
    cpSync(join(here, 'classic-theme'), join(root, 'wp-content/themes/classic-theme'), { recursive: true });
    writeFileSync(join(root, 'wp-config.php'), config(socket, log));
    await new Program([...php, join(here, 'install.php'), root, socket]).output();
    const server = new Program([...php, '-S', '127.0.0.1:0', '-t', root], {
      env: { PHP_CLI_SERVER_WORKERS: '4' },
      cwd: root,
    });
    toEnd(() => server.end());
    const origin = await server.says(/\((http:\/\/127\.0\.0\.1:\d+)\) started/);
    const load = `$_SERVER['HTTP_HOST'] = '${new URL(origin).host}'; require '${root}/wp-load.php';`;
    return {
      origin,
      root,
      run: (code) => new Program([...php, '-r', `${load} ${code}`]).output(),
      notices() {
        const lines = existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n') : [];
        rmSync(log, { force: true });
        // WordPress 6.1 has files that are too old for current PHP, and it can't reach its update server.
        return lines.filter(
          (line) => line && !/\/wp-includes\/(?:Requests\/|update\.php|ms-functions\.php)/.test(line),
        );
      },
    };
  });

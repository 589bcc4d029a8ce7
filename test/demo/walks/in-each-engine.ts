import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, afterEach, before, describe, test } from 'node:test';
import { pino } from 'pino';
import { readSettings } from '../../../demo/server/config.js';
import { startServer } from '../../../demo/server/start-server.js';
import { type Driver, drive } from '../../tools/drive.mjs';
import { type Engine, findEngines } from '../../tools/engines.mjs';
import { createFilledPostgres } from '../server/each-database.js';
import { fillFolder } from '../server/filled-database.js';

/** The built demo, with its own ports and database. */
export interface Shop {
  readonly storefront: string;
  /** The second origin. Its host differs too, so the two don't share anything stored in the browser. */
  readonly partner: string;
  /** The folder of its database, where the operator's commands find it. */
  readonly dataDir: string;
}

export interface OpenShop extends Shop {
  readonly close: () => Promise<void>;
}

export interface Walk extends Shop {
  readonly engine: Engine['name'];
  readonly browser: Driver;
}

/** Changes the seeded data of a folder before the demo starts over it. */
type Prepare = (dataDir: string) => Promise<void>;

/** Starts the demo in this process. The server's tests cover starting and stopping it in a separate process. */
export async function openShop(
  env: Readonly<Record<string, string>> = {},
  prepare?: Prepare,
): Promise<OpenShop> {
  const dataDir = mkdtempSync(join(tmpdir(), 'storefront-'));
  if (!env.DATABASE_URL) await fillFolder(dataDir);
  await prepare?.(dataDir);
  const ports = ['PORT', 'PARTNER_PORT', 'MAIL_PORT', 'OIDC_PORT', 'SUGGEST_PORT', 'PAYMENT_PORT'].map(
    (name) => [name, '0'],
  );
  const server = await startServer(
    readSettings({ ...Object.fromEntries(ports), DATA_DIR: dataDir, ...env }),
    pino({ level: 'error' }),
  );
  return {
    storefront: server.storefrontOrigin,
    partner: server.partnerOrigin.replace('localhost', '127.0.0.1'),
    dataDir,
    close: async () => {
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Starts the demo over `TEST_DATABASE_URL`, which takes less work. If it is unset, or in the matrix, does as above. */
async function openShopAnywhere(env: Readonly<Record<string, string>> = {}): Promise<OpenShop> {
  const url = process.env.TEST_DATABASE_URL;
  if (!url || process.env.MATRIX) return openShop(env);
  const { address, drop } = await createFilledPostgres(url, 'whole');
  const shop = await openShop({ ...env, DATABASE_URL: address, DEMO: '1' });
  return {
    ...shop,
    close: async () => {
      await shop.close();
      await drop();
    },
  };
}

/** Runs walks in those of these engines that the machine has. */
async function walkIn(
  names: readonly Engine['name'][],
  run: (walk: Walk) => void,
  open: () => Promise<OpenShop> = openShop,
): Promise<void> {
  const engines = (await findEngines()).filter(({ name }) => names.includes(name));
  if (!engines.length) {
    test('in an engine of this machine', (t) => t.skip(`none of ${names.join(', ')} is to be tested here`));
    return;
  }
  let shop: OpenShop;
  before(async () => {
    shop = await open();
  });
  for (const { name, path } of engines) {
    describe(name, { timeout: process.env.MATRIX ? 1_800_000 : 600_000 }, () => {
      let browser: Driver;
      before(async () => {
        browser = await drive({ name, path });
      });
      // A walk fails if the console reported an error, or if a page violated its policy.
      afterEach(() => assert.deepEqual(browser.problems(), []));
      after(() => browser?.close());
      run({
        engine: name,
        get browser() {
          return browser;
        },
        get storefront() {
          return shop.storefront;
        },
        get partner() {
          return shop.partner;
        },
        get dataDir() {
          return shop.dataDir;
        },
      });
    });
  }
  after(() => shop?.close());
}

export const ENGINES: readonly Engine['name'][] = ['chromium', 'firefox', 'webkit'];

/**
 * Walks through what each engine does differently: focus, dialogs, popovers, typing, the browser's storage, and its
 * history.
 * @param run gets what it needs for a walk; the shop and the browser exist once the tests begin
 * @param names Defaults to the engine whose turn it is (`test/run.ts`), or to all if it is none's.
 */
export const inEachEngine = (
  run: (walk: Walk) => void,
  names: readonly Engine['name'][] = ENGINES.filter((name) => name === (process.env.ENGINE_TODAY ?? name)),
): Promise<void> => walkIn(names, run);

/**
 * Walks through what is the same in all engines: in Chromium and, in the matrix, also in the others.
 * @param env additional settings of the shop. Defaults to none.
 */
export const inAnyEngine = (
  run: (walk: Walk) => void,
  env?: Readonly<Record<string, string>>,
): Promise<void> => walkIn(process.env.MATRIX ? ENGINES : ['chromium'], run, () => openShopAnywhere(env));

/** Runs walks that the other engines' drivers can't do, or that only test the server. */
export const inChromium = (run: (walk: Walk) => void): Promise<void> =>
  walkIn(['chromium'], run, () => openShopAnywhere());

/** Does the same over the embedded database, for walks that depend on its folder or on the order of answers. */
export const inChromiumEmbedded = (run: (walk: Walk) => void, prepare?: Prepare): Promise<void> =>
  walkIn(['chromium'], run, () => openShop({}, prepare));

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
import { freePort } from '../../tools/webkit-launcher.mjs';
import { createFilledPostgres } from '../server/each-database.js';
import { fillFolder } from '../server/filled-database.js';

/** The demo, as built, on ports and over a database of its own. */
export interface Shop {
  readonly storefront: string;
  /** The second origin, also by its host: what one keeps in the browser, the other does not see. */
  readonly partner: string;
  /** Where its database is: the operator's commands find it there. */
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

/** Starts the demo in this process: that it starts, and stops, in one of its own has tests beside the server. */
export async function openShop(
  env: Readonly<Record<string, string>> = {},
  prepare?: Prepare,
): Promise<OpenShop> {
  const partnerPort = String(await freePort());
  const dataDir = mkdtempSync(join(tmpdir(), 'storefront-'));
  if (!env.DATABASE_URL) await fillFolder(dataDir);
  await prepare?.(dataDir);
  const others = ['MAIL_PORT', 'OIDC_PORT', 'SUGGEST_PORT', 'PAYMENT_PORT'].map((name) => [name, '0']);
  const server = await startServer(
    readSettings({
      ...Object.fromEntries(others),
      ...{ PORT: '0', PARTNER_PORT: partnerPort, DATA_DIR: dataDir, ...env },
    }),
    pino({ level: 'error' }),
  );
  return {
    storefront: server.storefrontOrigin,
    partner: `http://127.0.0.1:${partnerPort}`,
    dataDir,
    close: async () => {
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** The demo over a database of the server of `TEST_DATABASE_URL`, which answers with less work; without one, and in the matrix, as above. */
async function openShopAnywhere(): Promise<OpenShop> {
  const url = process.env.TEST_DATABASE_URL;
  if (!url || process.env.MATRIX) return openShop();
  const { address, drop } = await createFilledPostgres(url, 'whole');
  const shop = await openShop({ DATABASE_URL: address, DEMO: '1' });
  return {
    ...shop,
    close: async () => {
      await shop.close();
      await drop();
    },
  };
}

/** Runs walks in these engines, as far as the machine has them. */
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
      // A walk fails when the console told an error or a page violated its policy.
      afterEach(() => assert.deepEqual(browser.problems(), []));
      after(() => browser.close());
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
  after(() => shop.close());
}

/**
 * Walks through what engines do each in its own way: focus, dialogs, popovers, what is typed, what a browser keeps, its
 * history.
 * @param run is given what to walk with; the shop and the browser are there when the tests begin
 */
export const inEachEngine = (run: (walk: Walk) => void): Promise<void> =>
  walkIn(['chromium', 'firefox', 'webkit'], run);

/** Walks through what is alike in all engines: in Chromium, and in the others when everything is looked at. */
export const inAnyEngine = (run: (walk: Walk) => void): Promise<void> =>
  walkIn(process.env.MATRIX ? ['chromium', 'firefox', 'webkit'] : ['chromium'], run, openShopAnywhere);

/** Walks that the other engines' drivers do not let through, or through what the server alone does. */
export const inChromium = (run: (walk: Walk) => void): Promise<void> =>
  walkIn(['chromium'], run, openShopAnywhere);

/** The same over the embedded database, where a walk has to do with its folder, or with the order of answers. */
export const inChromiumEmbedded = (run: (walk: Walk) => void, prepare?: Prepare): Promise<void> =>
  walkIn(['chromium'], run, () => openShop({}, prepare));

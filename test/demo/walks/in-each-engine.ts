import assert from 'node:assert/strict';
import { after, afterEach, before, describe, test } from 'node:test';
import { type Driver, drive } from '../../tools/drive.mjs';
import { type Engine, findEngines } from '../../tools/engines.mjs';
import { freePort } from '../../tools/webkit-launcher.mjs';
import { RunningServer } from '../server/running-server.js';
import { dataFolder } from './data-folder.js';

/** The demo, as built, on ports and over a database of its own. */
export interface Shop {
  readonly storefront: string;
  /** The second origin, also by its host: what one keeps in the browser, the other does not see. */
  readonly partner: string;
  /** Where its database is: the operator's commands find it there. */
  readonly dataDir: string;
}

export interface Walk extends Shop {
  readonly engine: Engine['name'];
  readonly browser: Driver;
}

/** Changes the seeded data of a folder before the demo starts over it. */
type Prepare = (dataDir: string) => Promise<void>;

/** Starts the demo for the tests of a file; to be called outside of them, so that it lives as long as they do. */
export async function openShop(prepare?: Prepare): Promise<Shop> {
  const [port, partnerPort] = [await freePort(), await freePort()];
  const dataDir = dataFolder();
  await prepare?.(dataDir);
  const server = new RunningServer({
    PORT: String(port),
    PARTNER_PORT: String(partnerPort),
    MAIL_PORT: '0',
    OIDC_PORT: '0',
    SUGGEST_PORT: '0',
    PAYMENT_PORT: '0',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'error',
  });
  return { storefront: await server.address(), partner: `http://127.0.0.1:${partnerPort}`, dataDir };
}

/**
 * Runs walks in each engine of the machine, or in those of `only` that it has. A walk fails when the console told an
 * error or a page violated its policy.
 * @param run is given what to walk with; the browser is there when the tests begin
 */
export async function inEachEngine(
  run: (walk: Walk) => void,
  only: readonly Engine['name'][] = ['chromium', 'firefox', 'webkit'],
  prepare?: Prepare,
): Promise<void> {
  const engines = (await findEngines()).filter(({ name }) => only.includes(name));
  if (!engines.length) {
    test('in an engine of this machine', { skip: `none of ${only.join(', ')} is to be tested here` });
    return;
  }
  const shop = await openShop(prepare);
  for (const engine of engines) {
    describe(engine.name, { timeout: 600_000 }, () => {
      let browser: Driver;
      before(async () => {
        browser = await drive(engine);
      });
      afterEach(() => assert.deepEqual(browser.problems(), []));
      after(() => browser.close());
      run({
        ...shop,
        engine: engine.name,
        get browser() {
          return browser;
        },
      });
    });
  }
}

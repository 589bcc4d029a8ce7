// matrix: only
import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { after, before, describe, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Database } from '../../../demo/server/db/database.js';
import { openPostgres } from '../../../demo/server/db/postgres.js';
import { type Fetch, type Listener, listen } from '../../../demo/server/listen.js';
import { createCards } from '../../../demo/stand-ins/cards/app.js';
import { findPostgres, OwnPostgres } from '../../tools/own-postgres.js';
import { silent } from './each-database.js';
import { RunningServer } from './running-server.js';
import { SteadyShoppers } from './steady-shoppers.js';
import { temporaryFolder } from './temporary-folder.js';

/** `npm test` has each kind of outage once. The matrix repeats them. */
const [ROUNDS, SHOPPERS, AT_LEAST_MS] = process.env.MATRIX ? [10, 3_000, 20_000] : [1, 400, 0];

const random = () => randomBytes(24).toString('hex');

/** How the database goes away, and comes back. */
const OUTAGES: Readonly<Record<string, (postgres: OwnPostgres, away: () => Promise<void>) => Promise<void>>> =
  {
    'is stopped and started': async (postgres, away) => {
      await postgres.stop('fast');
      await away();
      await postgres.start();
    },
    crashes: async (postgres, away) => {
      await postgres.stop('immediate');
      await away();
      await postgres.start();
    },
    'ends all connections': async ({ url }) => {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      await client.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()",
      );
      await client.end();
    },
  };

describe('a store whose Postgres restarts', {
  skip: findPostgres() === undefined ? 'there is no Postgres (Debian: apt-get install postgresql)' : false,
}, () => {
  let postgres: OwnPostgres;
  let database: Database;
  let provider: Listener;
  let settings: Record<string, string>;
  const servers: RunningServer[] = [];

  const start = (more: Record<string, string> = {}) => {
    const server = new RunningServer({ ...settings, DATA_DIR: temporaryFolder(), ...more });
    servers.push(server);
    return server;
  };

  before(async () => {
    postgres = await OwnPostgres.start();
    let cards: Fetch = () => new Response(null, { status: 503 });
    provider = await listen(0, 'PAYMENT_PORT', (request, env) => cards(request, env));
    const PAYMENT_ORIGIN = `http://127.0.0.1:${provider.port}`;
    const [secretKey, webhookSecret] = [`sk_test_${random()}`, `whsec_${random()}`];
    const keys = { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret };
    cards = createCards({ origin: PAYMENT_ORIGIN, secretKey, webhookSecret, logger: silent }).fetch;
    settings = {
      ...{ DATABASE_URL: postgres.url, DEMO: '1', LOG_LEVEL: 'warn', PAYMENT_ORIGIN, ...keys },
      ...{ MAIL_PORT: '0', SUGGEST_PORT: '0', PAYMENT_PORT: '0' },
    };
  });
  after(async () => {
    for (const server of servers) server.signalAll('SIGKILL');
    await Promise.all(servers.map(({ ended }) => ended));
    await database?.close();
    await provider?.stop();
    postgres?.remove();
  });

  /** Lets shoppers shop amid all outages, in turn, and checks the books. */
  async function outlive(name: string, processes: readonly RunningServer[]): Promise<void> {
    const origins = await Promise.all(processes.map((server) => server.address()));
    const shoppers = await SteadyShoppers.add(database.db, name, SHOPPERS, origins);
    const { counts } = shoppers;
    let failure: unknown;
    /** Waits until the shoppers have counted this much more. */
    const more = async (reach: Partial<typeof counts>) => {
      const from = { ...counts };
      const isReached = () =>
        (['done', 'signedIn', 'refused'] as const).every(
          (each) => counts[each] - from[each] >= (reach[each] ?? 0),
        );
      while (!isReached() && failure === undefined) await wait(20);
    };
    const outages = async () => {
      const begun = performance.now();
      do
        for (const outage of Object.values(OUTAGES)) {
          await more({ done: 3, signedIn: 1 });
          await outage(postgres, () => more({ refused: 12 }));
        }
      while (performance.now() - begun < AT_LEAST_MS && failure === undefined);
      await more({ done: 3, signedIn: 1 });
    };
    const shopping = shoppers.shop(outages()).catch((error: unknown) => {
      failure = error;
      throw error;
    });
    const died = Promise.race(processes.map(({ ended }) => ended)).then(({ code, stderr }) => {
      failure = new Error(`a server ended (${code}): ${stderr.slice(-2_000)}`);
      throw failure;
    });
    died.catch(() => {});
    await Promise.race([shopping, died]);
    await shoppers.audit();
  }

  test('starts while Postgres is down, and logs once that it waits', async () => {
    await postgres.stop('fast');
    const server = start();
    const reason = await server.says(
      'stderr',
      /"reason":"([^"]+)","waitS":60,"msg":"the database is away: the start waits for it"/,
    );
    assert.match(reason, /ECONNREFUSED/);
    await postgres.start();
    const origin = await server.address();
    assert.equal((await fetch(`${origin}/readyz`)).status, 200);
    server.signal('SIGTERM');
    const { code, stderr } = await server.ended;
    assert.equal(code, 0);
    assert.equal(stderr.match(/the start waits/g)?.length, 1);
    database = await openPostgres(postgres.url, silent);
  });

  for (const count of [1, 2])
    test(`${count === 1 ? 'one process loses' : 'two processes lose'} no order, and no charge or draw happens twice`, async () => {
      const processes = Array.from({ length: count }, () => start());
      for (let round = 1; round <= ROUNDS; round++) await outlive(`round-${count}-${round}`, processes);
      for (const server of processes) server.signal('SIGTERM');
      for (const { ended } of processes) assert.equal((await ended).code, 0);
    });

  test('answers 503 to calls and pages meanwhile, and reports itself alive but not ready', async () => {
    const origin = await start().address();
    await postgres.stop('fast');
    for (const path of ['/v3/pc/prize/info', '/v3/pc/user/getUserUUID', '/sitemap.xml', '/', '/m/']) {
      const reply = await fetch(`${origin}${path}`, { headers: { accept: 'text/html' } });
      assert.deepEqual([path, reply.status, reply.headers.get('retry-after')], [path, 503, '2']);
    }
    assert.equal((await fetch(`${origin}/readyz`)).status, 503);
    assert.equal((await fetch(`${origin}/healthz`)).status, 200);
    await postgres.start();
    while ((await fetch(`${origin}/readyz`)).status !== 200) await wait(20);
    assert.equal((await fetch(`${origin}/`)).status, 200);
  });
});

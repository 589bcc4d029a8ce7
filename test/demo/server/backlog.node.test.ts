// matrix: only

import assert from 'node:assert/strict';
import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { test } from 'node:test';
import { eq, sql } from 'drizzle-orm';
import { create } from 'superstruct';
import { users } from '../../../demo/server/accounts/schema.js';
import { createSession } from '../../../demo/server/accounts/session.js';
import { addresses } from '../../../demo/server/addresses/schema.js';
import { cartLines } from '../../../demo/server/cart/schema.js';
import type { Db } from '../../../demo/server/db/database.js';
import { openPglite } from '../../../demo/server/db/pglite.js';
import { openPostgres } from '../../../demo/server/db/postgres.js';
import { goods } from '../../../demo/server/goods/schema.js';
import { orders } from '../../../demo/server/orders/schema.js';
import { prizeRounds } from '../../../demo/server/prizes/schema.js';
import { Summary } from '../../../demo/shared/replies/checkout.js';
import { createFilledPostgres, silent } from './each-database.js';
import { filledFolder } from './filled-folder.js';
import { RunningServer } from './running-server.js';
import { temporaryFolder } from './temporary-folder.js';
import { readEnvelope } from './test-app.js';

const GOOD = 20_001;
/** More in the matrix: while other tests run on the same machine, so many connections take long to accept. */
const AT_ONCE = process.env.MATRIX ? 200 : 40;
/** Everything is answered well before the server cuts connections off, 4 s after the signal. */
const LATEST_MS = 3_900;

interface Shopper {
  readonly userId: number;
  readonly token: string;
  readonly addressId: number;
}

async function fill(db: Db): Promise<Shopper[]> {
  await db.update(goods).set({ stock: AT_ONCE, price: 1_000 }).where(eq(goods.goodsId, GOOD));
  return db.transaction(async (tx) => {
    const shoppers: Shopper[] = [];
    for (let n = 0; n < AT_ONCE; n++) {
      const name = `backlog-${n}@example.com`;
      const [user] = await tx.insert(users).values({ email: name, uname: name, invitCode: name }).returning();
      const userId = user?.userId ?? 0;
      const [address] = await tx
        .insert(addresses)
        .values({
          ...{ userId, addressName: 'Home', contactName: 'Dana', phone: '5125550142', street: '1 Main St' },
          ...{ unit: '', cityName: 'Austin', state: 'TX', postCode: '78704' },
        })
        .returning();
      await tx.insert(cartLines).values({ userId, goodsId: GOOD, buyNum: 1, seenPrice: 1_000 });
      shoppers.push({ userId, token: await createSession(tx, userId), addressId: address?.addressId ?? 0 });
    }
    return shoppers;
  });
}

/** A call that each shopper makes, and the number of those whose call was done, from the database. */
interface Call {
  readonly path: (shopper: Shopper) => string;
  readonly fields?: (shopper: Shopper, total: string) => Readonly<Record<string, string>>;
  readonly countDone: (db: Db) => Promise<number>;
}

const CALLS: Readonly<Record<string, Call>> = {
  draws: {
    path: ({ userId }) => `/v3/pc/prize/draw?key=backlog-${userId}`,
    countDone: (db) => db.$count(prizeRounds, sql`${prizeRounds.key} like 'backlog-%'`),
  },
  orders: {
    path: () => '/v3/pc/order/create',
    fields: ({ userId, addressId }, total) => ({
      key: `backlog-${userId}`,
      address_id: String(addressId),
      total,
    }),
    countDone: (db) => db.$count(orders, sql`${orders.idempotencyKey} like 'backlog-%'`),
  },
};

async function totalOf(origin: string, { token, addressId }: Shopper): Promise<string> {
  const reply = await fetch(`${origin}/v3/pc/checkout/summary`, {
    method: 'POST',
    headers: { token },
    body: new URLSearchParams({ address_id: String(addressId) }),
  });
  const { data } = await readEnvelope(reply);
  return String(create(data, Summary).total);
}

interface Answered {
  /** The HTTP status, or the code of an error. */
  readonly status: number | string | undefined;
  readonly retryAfter: string | undefined;
  readonly body: string;
}

async function read(reply: IncomingMessage): Promise<Answered> {
  let body = '';
  for await (const part of reply.setEncoding('utf8')) body += part;
  return { status: reply.statusCode, retryAfter: reply.headers['retry-after'], body };
}

/** Stops a server amid many calls at once. Each of them must get an answer: it is done, or it is to come again. */
async function stopAmid(server: RunningServer, shoppers: readonly Shopper[], call: Call) {
  const origin = await server.address();
  const [first] = shoppers;
  assert(first !== undefined);
  const total = call.fields ? await totalOf(origin, first) : '';
  // A balancer's connection, which is open before the stop.
  const health = new Agent({ keepAlive: true, maxSockets: 1 });
  const readiness = async (): Promise<Answered> => {
    const [reply] = await once(request(`${origin}/readyz`, { agent: health }).end(), 'response');
    return read(reply);
  };
  assert.equal((await readiness()).status, 200);

  const calls = shoppers.map((shopper) => {
    const fields = call.fields?.(shopper, total);
    const sent = request(origin + call.path(shopper), {
      agent: false,
      method: fields ? 'POST' : 'GET',
      headers: {
        token: shopper.token,
        ...(fields && { 'content-type': 'application/x-www-form-urlencoded' }),
      },
    }).end(fields && new URLSearchParams(fields).toString());
    const answered = once(sent, 'response')
      .then(([reply]) => read(reply))
      .catch((error: NodeJS.ErrnoException): Answered => ({ status: error.code, retryAfter: '', body: '' }));
    return { isSent: once(sent, 'finish'), answered };
  });
  const answers = Promise.all(calls.map(({ answered }) => answered));
  await Promise.all(calls.map(({ isSent }) => isSent));
  await Promise.race(calls.map(({ answered }) => answered));
  server.signal('SIGTERM');
  const at = performance.now();
  let ready = await readiness();
  while (ready.body !== 'stopping') ready = await readiness();
  assert.equal(ready.status, 503);
  const replies = await answers;
  const took = performance.now() - at;
  health.destroy();
  const { code } = await server.ended;
  return { replies, took, code };
}

function check(replies: readonly Answered[], took: number, done: number): void {
  const [fine, refused] = [200, 503].map((status) => replies.filter((each) => each.status === status));
  assert(fine !== undefined && refused !== undefined);
  const lost = replies.filter(({ status }) => status !== 200 && status !== 503);
  assert.equal(lost.length, 0, `${lost.length} calls have no answer: ${lost[0]?.status}`);
  assert.equal(replies.length, AT_ONCE);
  assert(refused.length > 0, 'the stop came amid the calls');
  assert.deepEqual(new Set(refused.map(({ retryAfter }) => retryAfter)), new Set(['2']));
  for (const { body } of fine) assert.match(body, /"code":200/);
  assert(done >= fine.length, 'what was acknowledged is done');
  assert(took < LATEST_MS, `${took} ms`);
}

const { TEST_DATABASE_URL: url } = process.env;

for (const [name, call] of Object.entries(CALLS)) {
  test(`answers ${AT_ONCE} ${name} that wait for the embedded database when the server stops`, async () => {
    const DATA_DIR = await filledFolder();
    const before = await openPglite(DATA_DIR);
    const shoppers = await fill(before.db);
    await before.close();
    const server = new RunningServer({ DATA_DIR, MAIL_PORT: '0', SUGGEST_PORT: '0', PAYMENT_PORT: '0' });
    const { replies, took, code } = await stopAmid(server, shoppers, call);
    const after = await openPglite(DATA_DIR);
    const done = await call.countDone(after.db);
    await after.close();
    check(replies, took, done);
    assert.equal(code, 0);
  });

  test(`answers ${AT_ONCE} ${name} that wait for Postgres when the server stops`, {
    skip: url ? false : 'there is no TEST_DATABASE_URL',
  }, async (t) => {
    const { address: DATABASE_URL, drop } = await createFilledPostgres(url ?? '', 'whole');
    const database = await openPostgres(DATABASE_URL, silent);
    t.after(async () => {
      await database.close();
      await drop();
    });
    const shoppers = await fill(database.db);
    const server = new RunningServer({
      ...{ DATABASE_URL, DATA_DIR: temporaryFolder(), DEMO: '1' },
      ...{ MAIL_PORT: '0', SUGGEST_PORT: '0', PAYMENT_PORT: '0' },
    });
    const { replies, took, code } = await stopAmid(server, shoppers, call);
    check(replies, took, await call.countDone(database.db));
    assert.equal(code, 0);
  });
}

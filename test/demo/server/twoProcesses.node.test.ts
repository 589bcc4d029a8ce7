// matrix: only

import assert from 'node:assert/strict';
import { randomInt } from 'node:crypto';
import { test } from 'node:test';
import { eq, sql } from 'drizzle-orm';
import { create } from 'superstruct';
import { users } from '../../../demo/server/accounts/schema.js';
import { createSession } from '../../../demo/server/accounts/session.js';
import { addresses } from '../../../demo/server/addresses/schema.js';
import { cartLines } from '../../../demo/server/cart/schema.js';
import type { Db } from '../../../demo/server/db/database.js';
import { goods } from '../../../demo/server/goods/schema.js';
import { orderLines } from '../../../demo/server/orders/schema.js';
import { prizeRounds, prizes } from '../../../demo/server/prizes/schema.js';
import { Summary } from '../../../demo/shared/replies/checkout.js';
import { readEnvelope } from './test-app.js';
import { startTwoServers } from './two-servers.js';

const GOOD = 20_001;
const SHOPPERS = 40;
const LAST = 10;

interface Ready {
  readonly token: string;
  readonly addressId: number;
}

/** Adds shoppers with a spin and the same product in the cart. Only ten of the prize and of the product are left. */
async function fill(db: Db): Promise<Ready[]> {
  await db.update(goods).set({ stock: LAST, price: 1_000 }).where(eq(goods.goodsId, GOOD));
  await db.update(prizes).set({ odds: 0, stock: null });
  await db
    .update(prizes)
    .set({ odds: 10_000, stock: LAST, kind: 'points', amount: 5 })
    .where(eq(prizes.level, 1));
  await db.update(prizes).set({ kind: 'none', couponId: null, amount: 0 }).where(eq(prizes.level, 2));
  const ready: Ready[] = [];
  for (let n = 0; n < SHOPPERS; n++) {
    const name = `two-${n}@example.com`;
    const [user] = await db.insert(users).values({ email: name, uname: name, invitCode: name }).returning();
    const userId = user?.userId ?? 0;
    const [address] = await db
      .insert(addresses)
      .values({
        ...{ userId, addressName: 'Home', contactName: 'Dana', phone: '5125550142', street: '1 Main St' },
        ...{ unit: '', cityName: 'Austin', state: 'TX', postCode: '78704' },
      })
      .returning();
    await db.insert(cartLines).values({ userId, goodsId: GOOD, buyNum: 1, seenPrice: 1 });
    ready.push({ token: await createSession(db, userId), addressId: address?.addressId ?? 0 });
  }
  return ready;
}

const { TEST_DATABASE_URL: url } = process.env;

test('sells the last ten to ten shoppers with two processes, one of which is killed meanwhile', async (t) => {
  // Skip from inside, because the only test of a file must have begun (test/tools/together.ts).
  if (!url) return t.skip('there is no TEST_DATABASE_URL');
  let shoppers: Ready[] = [];
  const { db, servers, places } = await startTwoServers(t, url, async (filled) => {
    shoppers = await fill(filled);
  });
  const anywhere = () => places[randomInt(places.length)];
  let answers = 0;
  const request = async (path: string, { token }: Ready, fields?: Record<string, string>) => {
    const body = fields && new URLSearchParams(fields);
    const reply = await fetch(`${anywhere()}/v3/pc/${path}`, {
      headers: { token },
      ...(body && { method: 'POST', body }),
    });
    const envelope = await readEnvelope(reply);
    answers += 1;
    // Kill one of the two servers amid the orders and draws. Requests that it leaves unanswered go to the other one.
    if (answers === SHOPPERS / 2) {
      places.shift();
      servers[0]?.signal('SIGKILL');
    }
    return envelope;
  };
  const again = async (path: string, shopper: Ready, fields?: Record<string, string>) =>
    request(path, shopper, fields).catch(() => request(path, shopper, fields));

  const [first] = shoppers;
  assert(first !== undefined);
  const summary = await readEnvelope(
    await fetch(`${anywhere()}/v3/pc/checkout/summary`, {
      method: 'POST',
      headers: { token: first.token },
      body: new URLSearchParams({ address_id: String(first.addressId) }),
    }),
  );
  const { total } = create(summary.data, Summary);
  const codes = await Promise.all(
    shoppers.flatMap((shopper, index) => [
      again('order/create', shopper, {
        key: `two-processes-${index}`,
        address_id: String(shopper.addressId),
        total: String(total),
      }),
      again(`prize/draw?key=two-${index}`, shopper),
    ]),
  );
  assert.deepEqual([...new Set(codes.map(({ code }) => code))].sort(), [200, 409]);
  const [sold] = await db
    .select({ pieces: sql<number>`coalesce(sum(${orderLines.buyNum}), 0)::int` })
    .from(orderLines)
    .where(eq(orderLines.goodsId, GOOD));
  const [good] = await db.select({ stock: goods.stock }).from(goods).where(eq(goods.goodsId, GOOD));
  const [prize] = await db.select({ stock: prizes.stock }).from(prizes).where(eq(prizes.level, 1));
  assert.deepEqual([good?.stock, prize?.stock], [0, 0]);
  // Shoppers who drew the prize after it ran out got points instead.
  const hasPrize = sql`${prizeRounds.key} like 'two-%' and ${prizeRounds.level} = 1 and not ${prizeRounds.isInstead}`;
  assert.equal(await db.$count(prizeRounds, hasPrize), LAST);
  assert.equal(await db.$count(prizeRounds, sql`${prizeRounds.key} like 'two-%'`), SHOPPERS);
  const [ordered] = await db
    .select({ pieces: sql<number>`count(*)::int` })
    .from(sql`orders where idempotency_key like 'two-processes-%'`);
  assert.equal(ordered?.pieces, LAST);
  assert((sold?.pieces ?? 0) >= LAST);
});

import assert from 'node:assert/strict';
import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { eq, inArray, sql } from 'drizzle-orm';
import { create } from 'superstruct';
import { argon2 } from '../../../demo/server/accounts/passwords.js';
import { sessions, users } from '../../../demo/server/accounts/schema.js';
import { createSession } from '../../../demo/server/accounts/session.js';
import { addresses } from '../../../demo/server/addresses/schema.js';
import { cartLines } from '../../../demo/server/cart/schema.js';
import type { Db } from '../../../demo/server/db/database.js';
import { goods } from '../../../demo/server/goods/schema.js';
import { rateLimits } from '../../../demo/server/limits/schema.js';
import { orderEvents, orderLines, orders } from '../../../demo/server/orders/schema.js';
import { payments } from '../../../demo/server/payments/schema.js';
import { balances, ledger } from '../../../demo/server/points/schema.js';
import { prizeRounds, prizes } from '../../../demo/server/prizes/schema.js';
import { Payment, PaymentState, PlacedOrder, Summary } from '../../../demo/shared/replies/checkout.js';
import { LoginReply } from '../../../src/api/account.js';
import { readEnvelope } from './test-app.js';

const GOOD = 20_001;
const PRICE = 1_000;
const PASSWORD = 'a good password';
const PRIZE_POINTS = 5;
/** Points that each shopper has, and spends on the order. */
const POINTS = 300;
const STOCK = 1_000_000;
/** How long a shopper waits after a 503, in ms: less than the store asks for, to come while it is still away. */
const AGAIN_MS = 40;

interface Shopper {
  readonly userId: number;
  readonly email: string;
  readonly token: string;
  readonly addressId: number;
  readonly key: string;
}

/** How far the shoppers have come. */
interface Counts {
  /** Shoppers whose order is paid and whose prize is drawn. */
  done: number;
  signedIn: number;
  /** Replies that said to come again. */
  refused: number;
}

/** Shoppers who order, pay, draw, and sign in at some servers of a store, and retry when a reply says so. */
export class SteadyShoppers {
  readonly counts: Counts = { done: 0, signedIn: 0, refused: 0 };
  readonly #finished: Shopper[] = [];
  readonly #tokens: string[] = [];
  #isOver = false;
  #total = '';

  private constructor(
    private readonly db: Db,
    private readonly origins: readonly string[],
    private readonly shoppers: Shopper[],
  ) {}

  /** Adds the shoppers, each with a piece of the same product in the cart, points, and a spin. */
  static async add(db: Db, name: string, count: number, origins: readonly string[]): Promise<SteadyShoppers> {
    await db.update(goods).set({ stock: STOCK, price: PRICE }).where(eq(goods.goodsId, GOOD));
    await db.update(prizes).set({ odds: 0, stock: null });
    // A sign-in that an outage interrupts counts as failed, and the sign-ins of all rounds come from one address.
    await db.delete(rateLimits);
    await db
      .update(prizes)
      .set({ odds: 10_000, stock: STOCK, kind: 'points', amount: PRIZE_POINTS })
      .where(eq(prizes.level, 1));
    await db.update(prizes).set({ kind: 'none', couponId: null, amount: 0 }).where(eq(prizes.level, 2));
    const passwordHash = await argon2.hash(PASSWORD);
    const shoppers = await db.transaction(async (tx) => {
      const made: Shopper[] = [];
      for (let n = 0; n < count; n++) {
        const key = `${name}-${n}`;
        const email = `${key}@example.com`;
        const [user] = await tx
          .insert(users)
          .values({ email, uname: key, invitCode: key, passwordHash })
          .returning();
        const userId = user?.userId ?? 0;
        const [address] = await tx
          .insert(addresses)
          .values({
            ...{ userId, addressName: 'Home', contactName: 'Dana', phone: '5125550142' },
            ...{ street: '1 Main St', unit: '', cityName: 'Austin', state: 'TX', postCode: '78704' },
          })
          .returning();
        await tx.insert(cartLines).values({ userId, goodsId: GOOD, buyNum: 1, seenPrice: PRICE });
        await tx.insert(balances).values({ userId, asset: 'points', balance: POINTS });
        const token = await createSession(tx, userId);
        made.push({ userId, email, token, addressId: address?.addressId ?? 0, key });
      }
      return made;
    });
    return new SteadyShoppers(db, origins, shoppers);
  }

  /** Goes on until `end` settles. Every order that was begun is finished. */
  async shop(end: Promise<unknown>): Promise<void> {
    const [first] = this.shoppers;
    assert(first !== undefined);
    const { data } = await this.#post('/v3/pc/checkout/summary', first, choicesOf(first));
    this.#total = String(create(data, Summary).total);
    const over = end.finally(() => {
      this.#isOver = true;
    });
    const line = this.shoppers.slice();
    const buyers = Array.from({ length: 6 }, () => this.#buyInTurn(line));
    const guests = [this.#signInAgainAndAgain(0), this.#signInAgainAndAgain(1)];
    await Promise.all([over, ...buyers, ...guests]);
  }

  async #buyInTurn(line: Shopper[]): Promise<void> {
    while (!this.#isOver) {
      const shopper = line.shift();
      assert(shopper !== undefined, 'there are enough shoppers');
      await this.#buy(shopper);
      this.#finished.push(shopper);
      this.counts.done += 1;
    }
  }

  async #buy(shopper: Shopper): Promise<void> {
    const { key } = shopper;
    const ordered = await this.#post('/v3/pc/order/create', shopper, {
      ...choicesOf(shopper),
      key,
      total: this.#total,
    });
    const order_id = String(create(ordered.data, PlacedOrder).order_id);
    // To the same process each time: the card provider leads back to the shop's address, and here each has its own.
    const { data } = await this.#post('/v3/pc/order/pay', shopper, { order_id }, this.#anyOrigin());
    const { url } = create(data, Payment);
    if (url !== null)
      await fetch(url, {
        method: 'POST',
        body: new URLSearchParams({ test: '4242424242424242' }),
        redirect: 'manual',
      });
    await this.#requestAs(`/v3/pc/prize/draw?key=${key}`, shopper);
    for (;;) {
      const found = await this.#requestAs(`/v3/pc/payment/state?order_id=${order_id}`, shopper);
      const { state } = create(found.data, PaymentState);
      if (state === 'paid') return;
      await wait(AGAIN_MS);
    }
  }

  /** Signs in as every second shopper, one after another, so that no account has too many interrupted sign-ins. */
  async #signInAgainAndAgain(first: number): Promise<void> {
    for (let n = first; !this.#isOver; n += 2) {
      const { email = '' } = this.shoppers[n % this.shoppers.length] ?? {};
      const { data } = await this.#request('/v3/pc/login', {
        method: 'POST',
        body: new URLSearchParams({ email, password: PASSWORD }),
      });
      this.#tokens.push(create(data, LoginReply).token);
      this.counts.signedIn += 1;
    }
  }

  #post(path: string, { token }: Shopper, fields: Readonly<Record<string, string>>, origin?: string) {
    const init = { method: 'POST', headers: { token }, body: new URLSearchParams(fields) };
    return this.#request(path, init, origin);
  }

  #requestAs = (path: string, { token }: Shopper) => this.#request(path, { headers: { token } });

  #anyOrigin = () => this.origins[randomInt(this.origins.length)];

  /**
   * Sends a request until it is answered with success. A lost connection or any other refusal fails the test.
   * @param origin of the process. By default, each attempt goes to any of them.
   */
  async #request(path: string, init: RequestInit, origin?: string) {
    for (;;) {
      const reply = await fetch(`${origin ?? this.#anyOrigin()}${path}`, init);
      if (reply.status !== 503) {
        const envelope = await readEnvelope(reply);
        assert.deepEqual([reply.status, envelope.code], [200, 200], `${path}: ${envelope.msg}`);
        return envelope;
      }
      assert.match(reply.headers.get('retry-after') ?? '', /^\d+$/, path);
      this.counts.refused += 1;
      await wait(AGAIN_MS);
    }
  }

  /** Checks that everything that was acknowledged is in the books, once. */
  async audit(): Promise<void> {
    const { db } = this;
    const ids = this.#finished.map(({ userId }) => userId);
    const all = this.shoppers.map(({ userId }) => userId);
    assert(ids.length > 0);
    const count = sql<number>`count(*)::int`;
    const [ordered] = await db
      .select({ count, distinct: sql<number>`count(distinct ${orders.userId})::int` })
      .from(orders)
      .where(inArray(orders.userId, all));
    assert.deepEqual(ordered, { count: ids.length, distinct: ids.length }, 'one order for each shopper');
    const paid = await db
      .select({ orderId: orders.orderId, total: orders.total })
      .from(orders)
      .where(sql`${inArray(orders.userId, ids)} and ${orders.state} = 'paid'`);
    assert.equal(paid.length, ids.length, 'each order is paid');
    const orderIds = paid.map(({ orderId }) => orderId);
    const charged = await db.select().from(payments).where(inArray(payments.orderId, orderIds));
    assert.equal(charged.length, ids.length, 'each order has one payment');
    assert(charged.every(({ status, amount }) => status === 'succeeded' && amount === paid[0]?.total));
    const events = await db
      .select({ act: orderEvents.act, count })
      .from(orderEvents)
      .where(inArray(orderEvents.orderId, orderIds))
      .groupBy(orderEvents.act);
    assert.deepEqual(Object.fromEntries(events.map((each) => [each.act, each.count])), {
      place: ids.length,
      pay: ids.length,
    });

    const [sold] = await db
      .select({ pieces: sql<number>`sum(${orderLines.buyNum})::int` })
      .from(orderLines)
      .where(inArray(orderLines.orderId, orderIds));
    const [good] = await db.select({ stock: goods.stock }).from(goods).where(eq(goods.goodsId, GOOD));
    assert.deepEqual([sold?.pieces, good?.stock], [ids.length, STOCK - ids.length], 'the stock sums up');

    const [draws] = await db
      .select({ count, level: sql<number>`max(${prizeRounds.level})::int` })
      .from(prizeRounds)
      .where(sql`${inArray(prizeRounds.userId, all)} and ${prizeRounds.drawnAt} is not null`);
    assert.deepEqual(draws, { count: ids.length, level: 1 }, 'one draw for each shopper');
    const [prize] = await db.select({ stock: prizes.stock }).from(prizes).where(eq(prizes.level, 1));
    assert.equal(prize?.stock, STOCK - ids.length, 'the prizes sum up');

    const entries = await db
      .select({ reason: ledger.reason, amount: ledger.amount, count })
      .from(ledger)
      .where(sql`${inArray(ledger.userId, all)} and ${ledger.reason} in ('prize', 'spent')`)
      .groupBy(ledger.reason, ledger.amount);
    assert.deepEqual(
      new Set(entries.map((each) => `${each.reason} ${each.amount}: ${each.count}`)),
      new Set([`prize ${PRIZE_POINTS}: ${ids.length}`, `spent ${-POINTS}: ${ids.length}`]),
      'points are spent and won once',
    );
    const [open] = await db.select({ count }).from(sessions).where(inArray(sessions.userId, all));
    assert((open?.count ?? 0) >= all.length + this.#tokens.length, 'each sign-in has its session');
  }
}

const choicesOf = ({ addressId }: Shopper) => ({ address_id: String(addressId), use_points: '1' });

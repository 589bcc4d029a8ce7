import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { before, test } from 'node:test';
import { eq } from 'drizzle-orm';
import { array } from 'superstruct';
import { users } from '../../../demo/server/accounts/schema.js';
import { mailboxOf } from '../../../demo/server/invitations/mailboxes.js';
import { registeredMailboxes } from '../../../demo/server/invitations/schema.js';
import { operateOrders } from '../../../demo/server/orders/operate-orders.js';
import { orders } from '../../../demo/server/orders/schema.js';
import { countSpins } from '../../../demo/server/prizes/spins.js';
import { linkPerson } from '../../../demo/server/social/link-person.js';
import { Invitation } from '../../../demo/shared/replies/account.js';
import { Award } from '../../../demo/shared/replies/prizes.js';
import { type AccountShop, refuses, succeeds } from './account-shop.js';
import { overAccountShop } from './over-account-shop.js';
import { read, readExactly } from './read-reply.js';

const NOWHERE = {
  ...{ contact_name: '', phone: '', street: '', unit: '' },
  ...{ city_name: '', state: '', post_code: '' },
};

test('recognizes two addresses that reach one mailbox', () => {
  const same = [
    ['Ann@Example.com', 'ann+shop@example.com', 'ann+@EXAMPLE.COM.'],
    ['a.n.n@gmail.com', 'ann+1@googlemail.com', 'ANN@gmail.com'],
    ['ann@bücher.example', 'ANN+x@xn--bcher-kva.example', 'ann@BÜCHER.example'],
  ];
  for (const addresses of same) assert.equal(new Set(addresses.map(mailboxOf)).size, 1, addresses.join());
  const others = [
    'a.nn@example.com',
    'ann@example.com',
    'ann@gmail.com',
    'ann@example.org',
    'anna@example.com',
  ];
  assert.equal(new Set(others.map(mailboxOf)).size, others.length);
});

overAccountShop((newShop, database) => {
  let shop: AccountShop;
  before(() => {
    shop = newShop();
  });

  /** Opens an account with an invitation code. Each uses a different address, because the limits count addresses. */
  async function join(email: string, invit_code: string): Promise<Response> {
    const email_code = await shop.codeFor(email);
    return shop.register({ email, email_code, invit_code }, { address: email });
  }
  async function inviter(email: string) {
    await shop.open(email);
    const { token, user } = await shop.signIn(email);
    const invitation = async () => readExactly(shop.get('/pc/invitation/info', {}, { token }), Invitation);
    const record = async () =>
      (await read(shop.get('/pc/prize/invtRecord', {}, { token }), array(Award))).map(
        ({ award_explain }) => award_explain,
      );
    const spins = async () => (await countSpins(database().db, user.user_id, shop.clock.now)).earned;
    return { code: user.invit_code, read: invitation, record, spins };
  }

  test('gives each shopper a code, and a page where friends use it', async () => {
    const one = await inviter('one@example.com');
    assert.deepEqual(await one.read(), {
      invit_code: one.code,
      path: `/register?invit_code=${one.code}`,
      invited: 0,
    });
    assert.notEqual((await inviter('other@example.com')).code, one.code);
    await refuses(shop.get('/pc/invitation/info'), 401);
  });

  /** Makes a friend receive an order, and returns its id. */
  async function receive(email: string, total = 2_599): Promise<number> {
    const { db } = database();
    const [user] = await db.select().from(users).where(eq(users.email, email));
    const at = shop.clock.now;
    const [order] = await db
      .insert(orders)
      .values({
        ...{ userId: user?.userId ?? 0, idempotencyKey: crypto.randomUUID(), state: 'shipped', total },
        ...{ subtotal: total, shipping: 0, discount: 0, points: 0, shipTo: NOWHERE, shipments: [] },
        ...{ createdAt: at, expiresAt: at },
      })
      .returning();
    const orderId = order?.orderId ?? 0;
    await operateOrders(db, ['confirm', String(orderId)], at);
    return orderId;
  }

  test('gives the inviter a spin when a friend’s first order has arrived, and no sooner', async () => {
    const grace = await inviter('grace@example.com');
    await succeeds(join('friend@example.com', grace.code));
    assert.equal((await grace.read()).invited, 1);
    assert.deepEqual(await grace.record(), [
      'F••• joined. Your spin comes when their first order has arrived.',
    ]);
    assert.equal(await grace.spins(), 0);
    await receive('friend@example.com', 0);
    assert.equal(await grace.spins(), 0, 'nothing was paid');
    await receive('friend@example.com');
    assert.equal(await grace.spins(), 1);
    assert.deepEqual(await grace.record(), ['F••• joined, and their first order has arrived.']);
    await receive('friend@example.com');
    assert.equal(await grace.spins(), 1, 'a friend counts once');
  });

  test('takes the spin back when that order is refunded, and gives it for the friend’s next order', async () => {
    const edsger = await inviter('edsger@example.com');
    await succeeds(join('returns@example.com', edsger.code));
    const order = await receive('returns@example.com');
    await operateOrders(database().db, ['refund', String(order)], shop.clock.now);
    assert.equal(await edsger.spins(), 0);
    assert.match(String(await edsger.record()), /comes when their first order/);
    await receive('returns@example.com');
    assert.equal(await edsger.spins(), 1);
  });

  test('counts no aliases of one mailbox, and no closed account, as new friends', async () => {
    const barbara = await inviter('barbara@gmail.com');
    const aliases = ['bar.bara@gmail.com', 'barbara+1@gmail.com', 'B.arbara+x@googlemail.com'];
    for (const alias of aliases) await succeeds(join(alias.toLowerCase(), barbara.code));
    assert.equal((await barbara.read()).invited, 0, 'she does not count as her own friend');
    await succeeds(join('once@example.com', barbara.code));
    await succeeds(join('once+again@example.com', barbara.code));
    assert.equal((await barbara.read()).invited, 1);
    await database().db.delete(users).where(eq(users.email, 'once@example.com'));
    await succeeds(join('once@example.com', barbara.code));
    assert.equal((await barbara.read()).invited, 0);
    for (const alias of [...aliases, 'once@example.com']) await receive(alias.toLowerCase());
    assert.equal(await barbara.spins(), 0);
  });

  test('gives an account that was closed and reopened no second welcome gift, whatever its alias', async () => {
    const hasGift = async (email: string) => (await shop.signIn(email)).user.is_coupon === 1;
    await shop.open('gifted@gmail.com');
    assert.equal(await hasGift('gifted@gmail.com'), true);
    for (const again of ['gifted@gmail.com', 'gif.ted@gmail.com', 'gifted+2@googlemail.com']) {
      await database().db.delete(users).where(eq(users.email, 'gifted@gmail.com'));
      await shop.open(again);
      assert.equal(await hasGift(again), false, again);
    }
    const atProvider = {
      issuer: 'https://x.example',
      subject: '42',
      email: null,
      name: 'Xenia',
      picture: null,
    };
    const gifts: (number | undefined)[] = [];
    for (let time = 0; time < 2; time += 1) {
      const linked = await linkPerson(database().db, atProvider);
      const userId = 'userId' in linked ? linked.userId : 0;
      const [closed] = await database().db.delete(users).where(eq(users.userId, userId)).returning();
      gifts.push(closed?.isCoupon);
    }
    assert.deepEqual(gifts, [1, 0], 'nor has someone who signs in through a provider, without an email');
  });

  test('counts one new friend when two aliases register at once', async () => {
    const { code, read } = await inviter('ken@example.com');
    const all = ['twin+a@example.com', 'twin+b@example.com', 'twin+c@example.com'];
    const codes: string[] = [];
    for (const email of all) codes.push(await shop.codeFor(email));
    await Promise.all(
      all.map((email, n) =>
        shop.register({ email, email_code: codes[n] ?? '', invit_code: code }, { address: email }),
      ),
    );
    assert.equal((await read()).invited, 1);
  });

  test('stores mailboxes as hashes that nobody can compute without the key', async () => {
    await shop.open('secret.person@example.com');
    const hashes = (await database().db.select().from(registeredMailboxes)).map(({ hash }) => hash);
    const plain = ['secret.person@example.com', 'SECRET.PERSON@EXAMPLE.COM'].flatMap((text) =>
      (['hex', 'base64url'] as const).map((form) => createHash('sha256').update(text).digest(form)),
    );
    assert.ok(hashes.length > 0 && hashes.every((hash) => /^[\w-]{43}$/.test(hash) && !plain.includes(hash)));
  });

  test('earns spins for at most five friends a day, even at once; the others may earn one later', async () => {
    const donald = await inviter('donald@example.com');
    const friends = Array.from({ length: 7 }, (_, n) => `reader-${n}@example.com`);
    for (const friend of friends) await succeeds(join(friend, donald.code));
    await Promise.all(friends.map((friend) => receive(friend)));
    assert.equal(await donald.spins(), 5);
    shop.pass(24 * 60);
    for (const friend of friends) await receive(friend);
    assert.equal(await donald.spins(), 7);
  });

  test('earns nothing for a registration that fails, and refuses a code that does not exist', async () => {
    const ada = await inviter('ada@example.com');
    const taken = { email: 'ada@example.com', email_code: '123456', invit_code: ada.code };
    await refuses(shop.register(taken, { address: 'x' }), 400);
    assert.match(
      await refuses(join('lost@example.com', 'UNUSED1'), 400),
      /don’t recognize that invitation code/,
    );
    assert.deepEqual(await ada.record(), []);
  });

  test('creates a shopper’s own code with the account, so that nobody can invite themselves', async () => {
    const alan = await inviter('alan@example.com');
    const again = shop.register({ email: 'alan@example.com', email_code: '123456', invit_code: alan.code });
    await refuses(again, 400);
    assert.deepEqual([await alan.record(), (await alan.read()).invited], [[], 0]);
  });

  test('gives a new account a welcome gift to open', async () => {
    await shop.open('new@example.com');
    assert.equal((await shop.signIn('new@example.com')).user.is_coupon, 1);
  });
});

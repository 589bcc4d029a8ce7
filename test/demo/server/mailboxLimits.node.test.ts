import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { before, test } from 'node:test';
import { users } from '../../../demo/server/accounts/schema.js';
import { cars } from '../../../demo/server/cars/schema.js';
import { seedCars } from '../../../demo/server/cars/seed.js';
import type { Database } from '../../../demo/server/db/database.js';
import { orders } from '../../../demo/server/orders/schema.js';
import { sellers } from '../../../demo/server/sellers/schema.js';
import { type AccountShop, accountShop, type Fields, succeeds } from './account-shop.js';
import { overDatabase } from './each-database.js';

/** How often a stranger tries, each time from another IP address and in another spelling of the mailbox. */
const TRIES = 40;

const SPELLINGS = ['victim@gmail.com', 'vic.tim@gmail.com', 'victim+1@gmail.com', 'V.ictim+x@googlemail.com'];

const QUOTE = {
  ...{ name: 'Amal Haddad', phone: '+962 6 555 0142', street: '7 Rainbow St', city: 'Amman' },
  ...{ post_code: '', country: 'AE', port: 'Jebel Ali' },
};

const CONTACT = { name: 'Nadia', topic: 'car', message: 'Is the blue one still there?' };

interface Row {
  /** The file of the server that sends the mail. */
  readonly file: string;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly fields: (email: string, goodsId: string) => Fields;
  /** Whether it is a call of someone who is signed in to the account, maybe a thief. */
  readonly isSignedIn?: true;
  /** The mailbox, if it isn't the one that the stranger names, and how many mails it gets at most. */
  readonly most: number;
  readonly to?: string;
}

/** Every call by which someone can have mail sent to a mailbox that isn't theirs. A new one is a row. */
const CALLS: Readonly<Record<string, Row>> = {
  'a code to register': {
    file: 'accounts/codes.ts',
    method: 'GET',
    path: '/pc/sendCodeEmail',
    fields: (email) => ({ email, id: '1' }),
    most: 5,
  },
  'a code for a new password': {
    file: 'accounts/codes.ts',
    method: 'GET',
    path: '/pc/sendCodeEmail',
    // Only the account's own spelling has any mail.
    fields: () => ({ email: 'victim@gmail.com', id: '2' }),
    most: 5,
  },
  'a code for a new seller': {
    file: 'accounts/codes.ts',
    method: 'GET',
    path: '/pc/seller/sendCode',
    fields: (email) => ({ email, id: '1' }),
    most: 5,
  },
  'a code for a seller’s new password': {
    file: 'accounts/codes.ts',
    method: 'GET',
    path: '/pc/seller/sendCode',
    // Only the account's own spelling has any mail.
    fields: () => ({ email: 'victim@gmail.com', id: '2' }),
    most: 5,
  },
  'a code to close the account': {
    file: 'accounts/codes.ts',
    method: 'POST',
    path: '/pc/user/cancel/sendCode',
    fields: () => ({}),
    isSignedIn: true,
    most: 5,
  },
  'a code as a proof': {
    file: 'accounts/codes.ts',
    method: 'POST',
    path: '/pc/user/proof/sendCode',
    fields: () => ({}),
    isSignedIn: true,
    most: 5,
  },
  'a quote for a car': {
    file: 'landed-cost/routes.ts',
    method: 'POST',
    path: '/pc/car/quote',
    fields: (email, goods_id) => ({ ...QUOTE, email, goods_id }),
    most: 5,
  },
  'a message to the shop': {
    file: 'contact/routes.ts',
    method: 'POST',
    path: '/pc/contact',
    fields: (email) => ({ ...CONTACT, email }),
    to: 'service@meridian.example',
    most: 100,
  },
  'a new link to a guest’s order': {
    file: 'guests/routes.ts',
    method: 'POST',
    path: '/pc/guest/link',
    // Only the email that the guest gave has any mail.
    fields: () => ({ email: 'victim@gmail.com', order_id: '100001' }),
    most: 3,
  },
  'the confirmation of a subscription': {
    file: 'notifications/routes.ts',
    method: 'POST',
    path: '/pc/notice/subscribe',
    fields: () => ({}),
    isSignedIn: true,
    most: 6,
  },
};

/** The other files that send mail: each mail follows from what its recipient has proved to be, or from an order. */
const OF_THE_OWNER: Readonly<Record<string, string>> = {
  'accounts/change-password.ts': 'the old password, or a code from the mailbox',
  'passkeys/add-passkey.ts': 'a fresh proof',
  'passkeys/routes.ts': 'a fresh proof',
  'notifications/notice-mail.ts': 'an order, or something else that the account is subscribed to',
  'sellers/news-mails.ts': 'a paid order, or its return',
  'sellers/review-mails.ts': 'a decision of the operator',
};

const SERVER = new URL('../../../demo/server/', import.meta.url);

test('lists every file of the server that sends mail', () => {
  const senders = readdirSync(SERVER, { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      file.endsWith('.ts') &&
      !file.startsWith('mail') &&
      /\b(?:queueMails|mailer\.send(?:Later)?)\(/.test(readFileSync(new URL(file, SERVER), 'utf8')),
  );
  const listed = [...Object.values(CALLS).map(({ file }) => file), ...Object.keys(OF_THE_OWNER)];
  assert.deepEqual(senders.map((file) => file.replaceAll('\\', '/')).sort(), [...new Set(listed)].sort());
});

overDatabase((open) => {
  let database: Database;
  let goodsId = '';
  before(async () => {
    database = await open([seedCars]);
    const all = await database.db.select().from(cars);
    await database.db
      .insert(sellers)
      .values({ email: 'victim@gmail.com', passwordHash: 'none', name: 'Victim', createdAt: new Date() });
    const [guest] = await database.db
      .insert(users)
      .values({ guestEmail: 'victim@gmail.com', uname: '', invitCode: 'guest-victim' })
      .returning();
    const sums = { subtotal: 0, shipping: 0, discount: 0, points: 0, total: 0 };
    const nobody = { contact_name: '', phone: '', street: '', unit: '', city_name: '', state: '' };
    await database.db.insert(orders).values({
      ...{ userId: guest?.userId, idempotencyKey: 'victim-order', ...sums, shipments: [] },
      ...{ shipTo: { ...nobody, post_code: '' }, expiresAt: new Date() },
    });
    goodsId = String(all.sort((one, other) => other.year - one.year)[0]?.goodsId);
    return () => database.close();
  });

  /** Has the mail sent `TRIES` times. Returns the number that reached the mailbox. */
  async function flood(shop: AccountShop, row: Row, token: string, from: number): Promise<number> {
    const { method, path, fields, to = 'victim@gmail.com' } = row;
    const tries = Math.max(TRIES, row.most + 20);
    shop.outbox.length = 0;
    for (let at = 0; at < tries; at++) {
      const email = SPELLINGS[at % SPELLINGS.length] ?? '';
      const sender = { address: `198.51.100.${from + at}`, ...(row.isSignedIn && { token }) };
      // Ends the subscription and begins it again.
      if (path.endsWith('/subscribe'))
        for (const by_mail of ['0', '1']) await shop.post(path, { topic: 'orders', by_mail }, sender);
      else await (method === 'GET' ? shop.get : shop.post)(path, fields(email, goodsId), sender);
    }
    await shop.deliver();
    const mailboxOf = (address: string) =>
      address.replace(/\+.*@/, '@').replace('googlemail', 'gmail').toLowerCase();
    const name = (address: string) => mailboxOf(address).replaceAll('.', '');
    return shop.outbox.filter((mail) => name(mail.to) === name(to)).length;
  }

  for (const [what, row] of Object.entries(CALLS))
    test(`sends a mailbox at most ${row.most} mails of this kind: ${what}, from ever new addresses`, async () => {
      const shop = accountShop(database.db);
      await shop.open('victim@gmail.com').catch(() => {}); // it may be there from another row
      const { token } = await shop.signIn('victim@gmail.com');
      shop.pass(24 * 60);
      const session = await shop.signIn('victim@gmail.com');
      assert.equal(await flood(shop, row, session.token || token, 1), row.most);
    });

  test('lets the owner have a code in a browser that has signed in before, while strangers use up the mailbox', async () => {
    const shop = accountShop(database.db);
    const email = 'owner@mailbox.example.com';
    await shop.open(email);
    const browserCookie = (await shop.logIn(email)).headers
      .getSetCookie()
      .find((set) => set.startsWith('portal_browser_'));
    const [cookie = ''] = browserCookie?.split(';') ?? [];
    const request = (sender: object) => shop.sendCode(email, '2', sender);
    for (let at = 0; at < 10; at++) await request({ address: `203.0.113.${at}` });
    const refused = Object(await (await request({ address: '203.0.113.99' })).json()).code;
    assert.equal(refused, 429);
    await succeeds(request({ address: '203.0.113.98', cookie }));
  });

  test('says that it takes until tomorrow once the day’s mails are used up', async () => {
    const shop = accountShop(database.db);
    const request = async (at: number) =>
      Object(
        await (
          await shop.sendCode('patient@mailbox.example.com', '1', { address: `203.0.113.${at}` })
        ).json(),
      ).msg;
    for (let at = 0; at < 20; at++) {
      if (at % 5 === 0) shop.pass(16);
      await request(at);
    }
    shop.pass(16);
    assert.match(
      String(await request(30)),
      /too many emails to this address today\. Please try again tomorrow/,
    );
  });
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { desc, eq } from 'drizzle-orm';
import { contactMessages } from '../../../demo/server/contact/schema.js';
import { MESSAGES_MS, sweepMessages } from '../../../demo/server/contact/sweep-messages.js';
import { type AccountShop, refuses, type Sender, succeeds } from './account-shop.js';
import { overAccountShop } from './over-account-shop.js';

const MESSAGE = {
  name: 'Nadia Haddad',
  email: 'nadia@example.com',
  topic: 'car',
  message: 'Is the blue one still there?\r\nAnd which port?',
};

const write = (
  shop: AccountShop,
  fields: Partial<typeof MESSAGE & { order_id: string }> = {},
  sender: Sender = {},
) => shop.post('/pc/contact', { ...MESSAGE, ...fields }, sender);

overAccountShop((newShop, database) => {
  test('stores a guest’s message, and mails it to the shop', async () => {
    const shop = newShop();
    await succeeds(write(shop, {}, { lang: 'fr' }));
    const [stored] = await database().db.select().from(contactMessages);
    assert(stored);
    const { name, email, topic, message, lang, userId } = stored;
    assert.deepEqual(
      { name, email, topic, message, lang, userId },
      { ...MESSAGE, message: 'Is the blue one still there?\nAnd which port?', lang: 'fr', userId: null },
    );
    await shop.deliver();
    const mail = shop.outbox.at(-1);
    assert.equal(mail?.to, 'service@meridian.example');
    assert.match(mail?.text ?? '', /Nadia Haddad <nadia@example\.com>, a guest, reads fr\n\nIs the blue one/);
  });

  test('stores the number of the order that a message is about, and tells the shop', async () => {
    const shop = newShop();
    await succeeds(write(shop, { order_id: ' 100006 ' }));
    const [stored] = await database()
      .db.select()
      .from(contactMessages)
      .orderBy(desc(contactMessages.messageId));
    assert.equal(stored?.orderId, 100_006);
    await shop.deliver();
    assert.match(shop.outbox.at(-1)?.subject ?? '', / from Nadia Haddad about order 100006$/);
  });

  test('shows a hostile message as text in the mail, and lets it add no header', async () => {
    const shop = newShop();
    await succeeds(write(shop, { message: '<img src=x onerror=alert(1)>'.padEnd(60, '.') }));
    await shop.deliver();
    assert.doesNotMatch(shop.outbox.at(-1)?.html ?? '', /<img/);
    await refuses(write(shop, { name: 'A\r\nBcc: all@example.com' }), 400);
  });

  test('reports missing and invalid fields in the shopper’s language', async () => {
    for (const [fields, lang, text] of [
      [{ name: ' ' }, 'en', 'The name cannot be empty'],
      [{ email: '' }, 'ru', 'Укажите адрес электронной почты'],
      [{ email: 'nadia' }, 'en', 'Please enter the correct email format'],
      [{ order_id: '#6' }, 'en', 'Please enter the order number, such as 100001'],
      [{ message: '   ' }, 'fr', 'Veuillez écrire votre message'],
      [{ message: 'Hi' }, 'ar', 'يرجى كتابة 10 أحرف على الأقل'],
      [{ message: 'x'.repeat(4001) }, 'en', 'Please keep it under 4,000 characters'],
    ] as const) {
      assert.equal(await refuses(write(newShop(), fields, { lang }), 400), text);
    }
    assert.match(await refuses(write(newShop(), { topic: 'spam' }), 400), /"topic" must be one of/);
  });

  test('deletes the messages of those who haven’t written for two years', async () => {
    const shop = newShop();
    const { db } = database();
    const [now, since] = [Date.parse('2030-01-01'), Date.parse('2030-01-01') - MESSAGES_MS];
    for (const [email, time] of [
      ['gone@example.com', since - 1],
      ['back@example.com', since - 1],
      ['BACK@example.com', since],
    ] as const) {
      await succeeds(write(shop, { email }));
      const isNew = eq(contactMessages.email, email);
      await db
        .update(contactMessages)
        .set({ createdAt: new Date(time) })
        .where(isNew);
    }
    await sweepMessages(db, new Date(now));
    const left = await db.select({ email: contactMessages.email }).from(contactMessages);
    assert.deepEqual(left.map(({ email }) => email).sort(), ['BACK@example.com', 'back@example.com']);
  });

  test('makes an IP address wait after ten messages in a quarter of an hour', async () => {
    const shop = newShop();
    for (let count = 0; count < 10; count += 1) await succeeds(write(shop));
    assert.match(await refuses(write(shop), 429), /try again in 15 minutes/);
    shop.pass(15);
    await succeeds(write(shop));
  });
});

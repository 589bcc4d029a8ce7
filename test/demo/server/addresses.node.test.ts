import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { seedZips } from '../../../demo/server/addresses/seed.js';
import type { Database } from '../../../demo/server/db/database.js';
import { Address } from '../../../demo/shared/replies/addresses.js';
import { type AddressBook, addressBook, HOME } from './address-book.js';
import { overDatabase } from './each-database.js';
import { readExactly } from './read-reply.js';
import { refuses, succeeds, testApp } from './test-app.js';

overDatabase((open) => {
  let database: Database;
  let shoppers = 0;
  before(async () => {
    database = await open([seedZips]);
  });
  after(() => database.close());

  const shopper = (): Promise<AddressBook> => {
    shoppers += 1;
    return addressBook(database.db, `shopper-${shoppers}@example.com`);
  };

  test('makes the first address the default, and lists it as it was written', async () => {
    const book = await shopper();
    assert.deepEqual(await book.list(), []);
    const added = await book.add();
    assert.deepEqual(added, { ...HOME, address_id: added.address_id, is_default: 1, is_select: 0 });
    assert.deepEqual(await book.list(), [added]);
  });

  test('adds another address without changing the default, unless requested', async () => {
    const book = await shopper();
    const [one, two] = [await book.add({ address_name: 'One' }), await book.add({ address_name: 'Two' })];
    assert.equal(await book.default(), one.address_id);
    const three = await book.add({ address_name: 'Three', is_default: '1' });
    assert.equal(await book.default(), three.address_id);
    await succeeds(book.post('defaultAddress', { address_id: two.address_id }));
    assert.equal(await book.default(), two.address_id);
    assert.deepEqual(
      (await book.list()).map(({ address_name }) => address_name),
      ['Two', 'One', 'Three'],
    );
  });

  test('names an unnamed address by its street, and tidies spaces', async () => {
    const book = await shopper();
    const added = await book
      .add({ address_name: ' ', street: '  1 \t Main   St ', state: 'tx' })
      .catch(String);
    // A tab is a control character, which no field accepts.
    assert.match(String(added), /not allowed/);
    const tidy = await book.add({ address_name: ' ', street: '  1   Main   St ', state: 'tx' });
    assert.deepEqual([tidy.address_name, tidy.street, tidy.state], ['1 Main St', '1 Main St', 'TX']);
  });

  test('editing changes an address, and can make it the default', async () => {
    const book = await shopper();
    const first = await book.add();
    const second = await book.add();
    const data = await readExactly(
      book.post('edit', { ...HOME, address_id: second.address_id, city_name: 'New York', is_default: 1 }),
      Address,
    );
    assert.deepEqual(data, { ...second, city_name: 'New York', is_default: 1 });
    await succeeds(book.post('edit', { ...HOME, address_id: second.address_id, is_default: 0 }));
    assert.equal(await book.default(), second.address_id, 'a default stays until another takes its place');
    assert.notEqual(first.address_id, second.address_id);
  });

  test('makes the oldest remaining address the default when the default is removed', async () => {
    const book = await shopper();
    const ids = [];
    for (let n = 0; n < 3; n++) ids.push((await book.add()).address_id);
    await succeeds(book.post('defaultAddress', { address_id: ids[1] }));
    await succeeds(book.post('delete', { address_id: ids[2] }));
    assert.equal(await book.default(), ids[1]);
    await succeeds(book.post('delete', { address_id: ids[1] }));
    assert.equal(await book.default(), ids[0]);
    await succeeds(book.post('delete', { address_id: ids[0] }));
    assert.deepEqual(await book.list(), []);
    assert.equal((await book.add()).is_default, 1);
  });

  test('selects one address at a time, and none after the selection is canceled', async () => {
    const book = await shopper();
    const [one, two] = [await book.add(), await book.add()];
    assert.equal(await book.selected(), undefined);
    for (const { address_id } of [one, two, two]) {
      await succeeds(book.post('setSelectAddress', { address_id }));
      assert.equal(await book.selected(), address_id);
    }
    await succeeds(book.post('cancelSelect'));
    await succeeds(book.post('cancelSelect'));
    assert.equal(await book.selected(), undefined);
  });

  test('answers 404 for another shopper’s address', async () => {
    const [owner, other] = [await shopper(), await shopper()];
    const { address_id } = await owner.add();
    const mine = await other.add();
    await succeeds(other.post('setSelectAddress', { address_id: mine.address_id }));
    for (const call of ['delete', 'defaultAddress', 'setSelectAddress', 'edit']) {
      const msg = await refuses(other.post(call, { ...HOME, address_id }), 404);
      assert.equal(msg, 'This address isn’t in your address book');
    }
    assert.deepEqual(
      (await owner.list()).map((each) => each.address_id),
      [address_id],
    );
    assert.equal(await owner.selected(), undefined);
    assert.equal(await other.default(), mine.address_id, 'a refused change leaves the own default');
    assert.equal(await other.selected(), mine.address_id, 'a refused change leaves the own selection');
  });

  test('asks guests, and shoppers with an expired session, to sign in', async () => {
    const app = testApp(database.db);
    const guest = { method: 'POST', headers: { token: 'over' } };
    assert.equal(await refuses(app.request('/v3/pc/address/list'), 401), 'Please sign in to continue');
    for (const call of ['add', 'edit', 'delete', 'defaultAddress', 'setSelectAddress', 'cancelSelect']) {
      await refuses(app.request(`/v3/pc/address/${call}`, guest), 401);
    }
  });

  test('stores at most twenty addresses, even when thirty arrive at once', async () => {
    const book = await shopper();
    const answers = await Promise.all(
      Array.from({ length: 30 }, async () => (await book.post('add', { ...HOME, is_default: 1 })).json()),
    );
    assert.equal(answers.filter(({ code }) => code === 200).length, 20);
    const refused = answers.filter(({ code }) => code === 409);
    assert.equal(refused.length, 10);
    assert.match(refused[0].msg, /up to 20 addresses/);
    const list = await book.list();
    assert.equal(list.length, 20);
    assert.equal(list.filter(({ is_default }) => is_default === 1).length, 1);
  });

  test('leaves one default and at most one selection after many changes at once', async () => {
    const book = await shopper();
    const ids: string[] = [];
    for (let n = 0; n < 6; n++) ids.push((await book.add()).address_id);
    const calls = ids.flatMap((address_id) => [
      book.post('defaultAddress', { address_id }),
      book.post('setSelectAddress', { address_id }),
      ...(address_id === ids[0] || address_id === ids[3] ? [book.post('delete', { address_id })] : []),
    ]);
    for (const call of await Promise.all(calls)) {
      const { code, msg } = await call.json();
      assert.ok(code === 200 || code === 404, msg);
    }
    const list = await book.list();
    assert.deepEqual(
      list.map(({ address_id }) => address_id).sort(),
      [ids[1], ids[2], ids[4], ids[5]].sort(),
    );
    assert.equal(list.filter(({ is_default }) => is_default === 1).length, 1);
    assert.ok(list.filter(({ is_select }) => is_select === 1).length <= 1);
  });

  test('deletes the addresses with their account', async () => {
    const book = await shopper();
    await book.add();
    await book.removeAccount();
    await refuses(book.get('list'), 401);
  });
});

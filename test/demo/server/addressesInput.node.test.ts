import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { seedZips } from '../../../demo/server/addresses/seed.js';
import type { Database } from '../../../demo/server/db/database.js';
import { type AddressBook, addressBook, HOME } from './address-book.js';
import { overDatabase } from './each-database.js';
import { refuses } from './test-app.js';

/** A field, its value, and the message that the shopper gets. */
const BAD = [
  ['contact_name', '', 'The name cannot be empty'],
  ['contact_name', '   ', 'The name cannot be empty'],
  ['contact_name', '1', 'The name needs at least one letter'],
  ['contact_name', 'a'.repeat(101), 'The name may be at most 100 characters long'],
  ['address_name', 'a'.repeat(101), 'The address name may be at most 100 characters long'],
  ['phone', '', 'Please enter a phone number'],
  ['phone', '12345', 'Please enter a phone number of 7 to 15 digits'],
  ['phone', '1234567890123456', 'Please enter a phone number of 7 to 15 digits'],
  ['phone', '555-CALL-NOW', 'Please enter a phone number of 7 to 15 digits'],
  ['phone', '512 555 0142 +1', 'Please enter a phone number of 7 to 15 digits'],
  ['phone', `1${'-'.repeat(40)}1`, 'The phone number may be at most 40 characters long'],
  ['street', '', 'Please enter a street address'],
  ['street', 'a'.repeat(201), 'The street may be at most 200 characters long'],
  ['unit', 'a'.repeat(101), 'The apartment or suite may be at most 100 characters long'],
  ['city_name', '', 'Please enter a city'],
  ['city_name', '1', 'The city needs at least one letter'],
  ['city_name', 'a'.repeat(101), 'The city may be at most 100 characters long'],
  ['state', '', 'Please choose a state'],
  ['state', 'Texas', 'Please choose a state'],
  ['state', 'BC', 'Please choose a state'],
  ['post_code', '', 'Please enter a valid US zip code'],
  ['post_code', '7870', 'Please enter a valid US zip code'],
  ['post_code', '00000', 'Please enter a valid US zip code'],
  ['post_code', 'K1A0B1', 'Please enter a valid US zip code'],
  ['post_code', '96813', 'The zip code 96813 is in Hawaii. Please correct the zip code or the state'],
  ['state', 'HI', 'The zip code 78704 is in Texas. Please correct the zip code or the state'],
  ['is_default', 'yes', '"is_default" must be a whole number from 0 to 1.'],
  ['street', 'a\u0000b', '"street" holds a character that is not allowed.'],
  ['street', 'a\nb', '"street" holds a character that is not allowed.'],
  ['unit', 'a'.repeat(10_001), '"unit" may be at most 10000 characters long.'],
] as const;

const BAD_IDS = ['', '0', '-1', '1.5', 'x', '1e3', '9'.repeat(20), '1 or 1=1'];

overDatabase((open) => {
  let database: Database;
  let book: AddressBook;
  before(async () => {
    database = await open([seedZips]);
    book = await addressBook(database.db, 'shopper@example.com');
  });
  after(() => database.close());

  for (const [field, value, msg] of BAD) {
    test(`${field} "${value.slice(0, 16)}" (${value.length} characters) is refused`, async () => {
      assert.equal(await refuses(book.post('add', { ...HOME, [field]: value }), 400), msg);
    });
  }

  for (const id of BAD_IDS) {
    test(`the id "${id}" is refused`, async () => {
      for (const call of ['edit', 'delete', 'defaultAddress', 'setSelectAddress']) {
        const msg = await refuses(book.post(call, { ...HOME, address_id: id }), 400);
        assert.equal(msg, '"address_id" must be the id of an address.');
      }
    });
  }

  test('refuses in the shopper’s language', async () => {
    const messageIn = async (lang: string) => refuses(book.post('add', { ...HOME, street: '' }, lang), 400);
    assert.deepEqual(
      [await messageIn('ru'), await messageIn('ar'), await messageIn('fr')],
      ['Укажите улицу и дом', 'يرجى إدخال اسم الشارع', 'Veuillez saisir la rue'],
    );
  });

  test('stores nothing of a refused address', async () => {
    assert.deepEqual(await book.list(), []);
  });

  test('stores a military post office in capitals', async () => {
    const { address_id, city_name } = await book.add({ city_name: 'Apo' });
    assert.equal(city_name, 'APO');
    await book.post('delete', { address_id });
  });

  test('stores names of any script, quotes, and markup unchanged', async () => {
    for (const text of [
      'شقة الأهل',
      'Квартира №5',
      '<b>"O’Neill" & Söhne</b>',
      '🏠 home',
      '東京 1',
      "'; drop table addresses;--",
    ]) {
      const fields = { contact_name: text, city_name: text, street: text };
      const { address_id, contact_name, city_name, street } = await book.add(fields);
      assert.deepEqual([contact_name, city_name, street], [text, text, text]);
      await book.post('delete', { address_id });
    }
  });
});

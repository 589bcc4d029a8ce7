import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { array, assert as assertStruct, object, string } from 'superstruct';
import { createSuggestApp } from '../../../demo/server/app.js';
import type { Database } from '../../../demo/server/db/database.js';
import { CATALOGUE } from './catalogue.js';
import { overDatabase, silent } from './each-database.js';
import { DEFAULT_CONFIG, PARTNER, post, refuses, STOREFRONT, succeeds, testApp } from './test-app.js';

const Suggestions = array(object({ suggestKeyword: string() }));
const PATH = '/pc/search/suggest';

overDatabase((open) => {
  let database: Database;
  before(async () => {
    database = await open(CATALOGUE);
  });
  after(() => database.close());

  const query = (fields: Record<string, string>) => `${PATH}?${new URLSearchParams(fields)}`;
  const host = () => createSuggestApp({ db: database.db, config: DEFAULT_CONFIG, logger: silent });

  async function read(response: Response | Promise<Response>): Promise<string[]> {
    const data = await succeeds(response);
    assertStruct(data, Suggestions);
    return data.map(({ suggestKeyword }) => suggestKeyword);
  }
  const suggest = (keywords: string, more: Record<string, string> = {}) =>
    read(testApp(database.db).request(`/v3${query({ keywords, uuid: '', ...more })}`));

  test('there are nine at most, departments first', async () => {
    const found = await suggest('ti');
    assert.equal(found.length, 9);
    assert.equal(found[0], 'Tires and wheels');
  });

  for (const [typed, first] of [
    ['tes', 'Tesla'],
    ['BYD se', 'BYD Seal'],
    ['seal byd', 'BYD Seal'],
    ['id.4', 'Volkswagen ID.4'],
    ['citroen', 'Citroën'],
    ['шин', 'Шины и диски'],
    ['اطارات', 'إطارات شتوية'],
    ['éclairage', 'Éclairage et batteries'],
    ['headlight', 'Headlamps'],
    ['bwm', 'BMW'],
    ['volksvagen', 'Volkswagen'],
    ['mercedez', 'Mercedes-Benz'],
    ['heaflam', 'Headlamps'],
    ['tesla modle', 'Tesla Model 3'],
    ['backpakc', 'Backpacks'],
  ] as const) {
    test(`"${typed}" is completed to ${first}`, async () => {
      assert.equal((await suggest(typed))[0], first);
    });
  }

  test('names in other languages come after all in the shopper’s own', async () => {
    const inLanguage = (lang: string) =>
      read(testApp(database.db).request(`/v3${query({ keywords: 'ca', uuid: '' })}`, { headers: { lang } }));
    const [english, french] = [await inLanguage('en'), await inLanguage('fr')];
    assert(!english.includes('Casseroles'), String(english));
    assert(french.includes('Casseroles'), String(french));
    assert.equal(english[0], 'Car interior');
  });

  test('goods are suggested by their names', async () => {
    assert.deepEqual(await suggest('norrvik polar'), [
      'Norrvik Polar Trail Studdable Winter Tire 235/55 R18',
    ]);
  });

  test('what fits nothing gives nothing', async () => {
    for (const typed of ['qqqqqqqq', 'byd kettle', '%', "'", '\\', 'a'.repeat(200)]) {
      assert.deepEqual(await suggest(typed), [], typed);
    }
  });

  test('in the wholesale zone only what factories sell is suggested', async () => {
    assert.deepEqual(await suggest('byd', { is_wholesale: '1' }), []);
    const all = await suggest('kettle');
    const wholesale = await suggest('kettle', { is_wholesale: '1' });
    assert.equal(wholesale[0], 'Electric kettles');
    assert.notDeepEqual(wholesale, all);
  });

  test('the suggestion host gives the same, without a token, to the pages of the shop and of partners alone', async () => {
    const expected = await suggest('tesla');
    for (const origin of [STOREFRONT, PARTNER, 'https://evil.example']) {
      const response = await host().request(query({ keywords: 'tesla', uuid: '' }), { headers: { origin } });
      const allowed = response.headers.get('access-control-allow-origin');
      assert.equal(allowed, origin.startsWith('https:') ? null : origin);
      assert.deepEqual(await read(response), expected);
    }
    assert.equal((await host().request('/pc/user/getUserInfo')).status, 404);
  });

  test('what a browser searched for stands in an empty box, newest first, each once', async () => {
    const uuid = await newVisitor();
    for (const term of ['Roof box', 'red kettle', 'roof  BOX']) await search(term, uuid);
    assert.deepEqual(await suggest('', { uuid }), ['roof  BOX', 'red kettle']);
    assert.deepEqual(await suggest('', { uuid: await newVisitor() }), []);
  });

  test('a search for cars is remembered too', async () => {
    const uuid = await newVisitor();
    await succeeds(testApp(database.db).request('/v3/pc/goods/list?goods_name=tesla', { headers: { uuid } }));
    assert.deepEqual(await suggest('', { uuid }), ['tesla']);
  });

  test('a further page of a search and a suggestion are not remembered', async () => {
    const uuid = await newVisitor();
    await search('kettle', uuid, '&page=2');
    await suggest('kettle', { uuid });
    assert.deepEqual(await suggest('', { uuid }), []);
  });

  test('a search that was removed is gone, and the others stay', async () => {
    const uuid = await newVisitor();
    for (const term of ['roof box', 'kettle', 'jack']) await search(term, uuid);
    const remove = (keywords: string) =>
      succeeds(
        post(
          testApp(database.db),
          '/v3/pc/search/deleteLog',
          new URLSearchParams({ keywords, uuid }).toString(),
        ),
      );
    assert.equal(await remove('Kettle'), null);
    assert.equal(await remove('Kettle'), null);
    assert.deepEqual(await suggest('', { uuid }), ['jack', 'roof box']);
    await remove('');
    assert.deepEqual(await suggest('', { uuid }), []);
  });

  test('an id that the shop did not give leaves no trace', async () => {
    for (const uuid of [randomUUID(), 'nobody', "' or 1=1"]) {
      await search('kettle', uuid);
      assert.deepEqual(await suggest('', { uuid }), []);
    }
    assert.equal(
      await refuses(post(testApp(database.db), '/v3/pc/search/deleteLog', 'keywords=kettle'), 400),
      '"uuid" is missing.',
    );
  });

  async function search(term: string, uuid: string, more = ''): Promise<void> {
    const path = `/v3/pc/goods/search?goods_name=${encodeURIComponent(term)}${more}`;
    await succeeds(testApp(database.db).request(path, { headers: { uuid } }));
  }

  async function newVisitor(): Promise<string> {
    const data = await succeeds(testApp(database.db).request('/v3/pc/user/getUserUUID'));
    assertStruct(data, object({ uuid: string() }));
    return data.uuid;
  }
});

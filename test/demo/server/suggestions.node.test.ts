import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import type { Infer } from 'superstruct';
import { createSuggestApp } from '../../../demo/server/app.js';
import type { Database } from '../../../demo/server/db/database.js';
import { SuggestionsReply } from '../../../src/api/search.js';
import { UserUuidReply } from '../../../src/api/user.js';
import { CATALOG } from './catalog.js';
import { overDatabase, silent } from './each-database.js';
import { readExactly } from './read-reply.js';
import { DEFAULT_CONFIG, PARTNER, post, refuses, STOREFRONT, succeeds, testApp } from './test-app.js';

const PATH = '/pc/search/suggest';

overDatabase((open) => {
  let database: Database;
  before(async () => {
    database = await open(CATALOG);
  });
  after(() => database.close());

  const query = (fields: Record<string, string>) => `${PATH}?${new URLSearchParams(fields)}`;
  const host = () => createSuggestApp({ db: database.db, config: DEFAULT_CONFIG, logger: silent });

  async function readWhole(response: Response | Promise<Response>): Promise<Infer<typeof SuggestionsReply>> {
    return readExactly(response, SuggestionsReply);
  }
  const read = async (response: Response | Promise<Response>): Promise<string[]> =>
    (await readWhole(response)).map(({ suggestKeyword }) => suggestKeyword);
  const suggest = (keywords: string, more: Record<string, string> = {}) =>
    read(testApp(database.db).request(`/v3${query({ keywords, uuid: '', ...more })}`));

  test('suggests nine at most, departments first', async () => {
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
    ['truck', 'Pickups'],
    ['suv', 'SUVs'],
    ['elec', 'Electric cars'],
    ['jack', 'Trolley jacks'],
    ['electric cars', 'Electric cars'],
    ['пикап', 'Pickups'],
    ['gas', 'Gas cars'],
    ['тойота кам', 'Toyota Camry'],
    ['مرسيدس', 'Mercedes-Benz'],
  ] as const) {
    test(`completes "${typed}" to ${first}`, async () => {
      assert.equal((await suggest(typed))[0], first);
    });
  }

  test('lists names in other languages after all in the shopper’s own', async () => {
    const inLanguage = (lang: string) =>
      read(testApp(database.db).request(`/v3${query({ keywords: 'ca', uuid: '' })}`, { headers: { lang } }));
    const [english, french] = [await inLanguage('en'), await inLanguage('fr')];
    assert(!english.includes('Casseroles'), String(english));
    assert(french.includes('Casseroles'), String(french));
    assert.equal(english[0], 'Car interior');
  });

  for (const typed of ['brake', 'bracelts', 'oil', 'shock'])
    test(`does not correct "${typed}", which English has no name for, to a name in another language`, async () => {
      assert.deepEqual(
        (await suggest(typed)).filter((name) => /Bracelets|Baskets|Montres|Olive|Socket/.test(name)),
        [],
      );
    });

  test('suggests goods by their names, once for all sizes', async () => {
    assert.deepEqual(await suggest('norrvik snowline'), ['Norrvik SnowLine SUV Winter Tire']);
    assert.deepEqual(await suggest('norrvik snowline 255'), ['Norrvik SnowLine SUV Winter Tire, 255/50 R19']);
  });

  test('says what each suggestion is, with a picture and a price where it has them', async () => {
    const whole = (keywords: string) =>
      readWhole(testApp(database.db).request(`/v3${query({ keywords, uuid: '' })}`));
    const [department] = await whole('tires and wheels');
    assert.deepEqual(department, {
      suggestKeyword: 'Tires and wheels',
      kind: 'department',
      picture: null,
      price: null,
    });
    const [make] = await whole('tesla');
    const model = (await whole('tesla model 3')).find(
      ({ suggestKeyword }) => suggestKeyword === 'Tesla Model 3',
    );
    assert.deepEqual([make?.kind, make?.picture], ['make', '/media/makes/tesla.svg']);
    assert.deepEqual([model?.kind, model?.picture], ['model', '/media/makes/tesla.svg']);
    assert(Number(make?.price) >= 1000 && Number(make?.price) <= Number(model?.price), 'the least of each');
    const [goods] = await whole('norrvik polar');
    assert.equal(goods?.kind, 'goods');
    assert(Number(goods?.price) > 0 && Number(goods?.price) < 1000, 'dollars and not cents');
    const picture = await testApp(database.db).request(goods?.picture ?? '');
    assert.equal(picture.headers.get('content-type'), 'image/svg+xml; charset=utf-8');
    const [, color] = /(\w{6})\.svg$/.exec(goods?.picture ?? '') ?? [];
    assert((await picture.text()).includes(`color="#${color}"`), 'in the color of the goods');
  });

  for (const path of ['tire/123.svg', 'nothing/123456.svg', '../x/123456.svg', 'tire/123456.png']) {
    test(`has no picture of goods at ${path}`, async () => {
      assert.equal((await testApp(database.db).request(`/media/goods/${path}`)).status, 404);
    });
  }

  for (const [typed, first] of [
    ['tesla model 3 orange', 'Tesla Model 3 orange'],
    ['orange tesla model 3', 'Tesla Model 3 orange'],
    ['byd seal 2023', 'BYD Seal 2023'],
    ['toyota suv hybrid', 'Toyota suv hybrid'],
  ] as const) {
    test(`shows what describes a car beside its name: "${typed}"`, async () => {
      assert.equal((await suggest(typed))[0], first);
    });
  }

  for (const [typed, each] of [
    ['2023', /^\S.* 2023$/],
    ['electric suv', /^\S.* electric suv$/],
  ] as const)
    test(`suggests makes that have what "${typed}" says`, async () => {
      const found = await suggest(typed);
      assert(found.length === 9 && found.every((name) => each.test(name)), String(found));
    });

  test('suggests kinds of cars in the shopper’s language', async () => {
    const app = testApp(database.db);
    const found = read(
      app.request(`/v3${query({ keywords: 'truck', uuid: '' })}`, { headers: { lang: 'fr' } }),
    );
    assert.deepEqual(await found, ['Pick-ups']);
  });

  test('suggests no kind of car that the shop doesn’t have', async () => {
    assert.deepEqual(await suggest('toyota gr86 hybrid'), []);
    const hybrids = await suggest('toyota hybrid');
    assert(hybrids.length > 3 && !hybrids.includes('Toyota GR86 hybrid'));
  });

  test('suggests nothing for words without a match', async () => {
    for (const typed of ['qqqqqqqq', 'byd kettle', '%', "'", '\\', 'a'.repeat(200)]) {
      assert.deepEqual(await suggest(typed), [], typed);
    }
  });

  test('suggests only what factories sell in the wholesale zone', async () => {
    assert.deepEqual(await suggest('byd', { is_wholesale: '1' }), []);
    const all = await suggest('helmet');
    const wholesale = await suggest('helmet', { is_wholesale: '1' });
    assert.equal(wholesale[0], 'Full-face helmets');
    assert.notDeepEqual(wholesale, all);
  });

  test('sends the same from the suggestion host, without a token, to the shop’s and partners’ pages only', async () => {
    const expected = await suggest('tesla');
    const requestFrom = (origin: string) =>
      host().request(query({ keywords: 'tesla', uuid: '' }), { headers: { origin } });
    for (const origin of [STOREFRONT, PARTNER]) {
      const response = await requestFrom(origin);
      assert.equal(response.headers.get('access-control-allow-origin'), origin);
      assert.deepEqual(await read(response), expected);
    }
    const refused = await requestFrom('https://evil.example');
    assert.equal(refused.status, 403);
    assert.equal(refused.headers.get('access-control-allow-origin'), null);
    assert.equal((await host().request('/pc/user/getUserInfo')).status, 404);
  });

  test('suggests a browser’s latest searches in an empty box, each once', async () => {
    const uuid = await newVisitor();
    for (const term of ['Roof box', 'red kettle', 'roof  BOX']) await search(term, uuid);
    assert.deepEqual(await suggest('', { uuid }), ['roof  BOX', 'red kettle']);
    assert.deepEqual(await suggest('', { uuid: await newVisitor() }), []);
  });

  test('remembers a search for cars, too', async () => {
    const uuid = await newVisitor();
    await succeeds(testApp(database.db).request('/v3/pc/goods/list?goods_name=tesla', { headers: { uuid } }));
    assert.deepEqual(await suggest('', { uuid }), ['tesla']);
  });

  test('does not remember a later page of a search, or a suggestion', async () => {
    const uuid = await newVisitor();
    await search('kettle', uuid, '&page=2');
    await suggest('kettle', { uuid });
    assert.deepEqual(await suggest('', { uuid }), []);
  });

  test('forgets a removed search, and keeps the others', async () => {
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

  test('stores nothing for an id that the shop did not issue', async () => {
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
    const data = await readExactly(testApp(database.db).request('/v3/pc/user/getUserUUID'), UserUuidReply);
    return data.uuid;
  }
});

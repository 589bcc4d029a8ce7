import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Database } from '../../../demo/server/db/database.js';
import { Application } from '../../../demo/shared/replies/seller.js';
import { SellerReturnPage } from '../../../demo/shared/replies/seller-store.js';
import { refuses, succeeds } from './account-shop.js';
import { overDatabase } from './each-database.js';
import { read, readExactly } from './read-reply.js';
import { COMPANY, CONTACT, FACTORY, PDF, STORE, sellerShop, WITHOUT_SELLERS } from './seller-shop.js';

overDatabase((open) => {
  let database: Database;
  let shop: ReturnType<typeof sellerShop>;
  before(async () => {
    database = await open(WITHOUT_SELLERS);
    shop = sellerShop(database);
  });
  after(() => database.close());

  /** Returns the message for each field that a call rejects. */
  async function wrong(reply: Promise<Response>): Promise<Record<string, string>> {
    const { code, data } = await (await reply).json();
    assert.equal(code, 400);
    return data.fields;
  }

  test('saves an application step by step, and continues it on any device', async () => {
    const token = await shop.openSeller('steps@sellers.test');
    const empty = await shop.application(token);
    assert.deepEqual([empty.status, empty.answers, empty.missing], ['draft', {}, null]);
    await succeeds(
      shop.save(token, 'seller', 'company', { ...COMPANY, legal_name: '  Harbor   Lamps LLC ' }),
    );
    const elsewhere = await succeeds(
      shop.post('/pc/seller/login', { email: 'steps@sellers.test', password: 'open sesame' }),
    );
    const { token: other } = elsewhere as { token: string }; // another test checks its shape
    const saved = await shop.application(other);
    assert.deepEqual(saved.answers, { company: COMPANY });
    assert.deepEqual(saved.missing, ['contact', 'goods', 'registration', 'identity']);
    await succeeds(shop.save(other, 'seller', 'contact', CONTACT));
    assert.deepEqual((await shop.application(token)).answers, { company: COMPANY, contact: CONTACT });
    assert.equal(
      await refuses(shop.submit(token), 400),
      'Please complete all steps before you send the application',
    );
  });

  test('names each invalid field in the request’s language, and stores nothing of the step', async () => {
    const token = await shop.openSeller('wrong@sellers.test');
    assert.deepEqual(Object.keys(await wrong(shop.save(token, 'seller', 'company', {}))), [
      ...['legal_name', 'legal_form', 'registration_no', 'founded', 'country', 'city', 'street', 'post_code'],
    ]);
    const bad = {
      ...COMPANY,
      ...{ registration_no: '<b>', founded: '2099', country: 'XX', website: 'javascript:alert(1)' },
    };
    const found = await wrong(
      shop.post(
        '/pc/seller/application/save',
        { kind: 'seller', step: 'company', ...bad },
        { token, lang: 'fr' },
      ),
    );
    assert.deepEqual(Object.keys(found).sort(), ['country', 'founded', 'registration_no', 'website']);
    assert.match(found.country ?? '', /^Choisissez le pays/);
    assert.deepEqual(
      Object.keys(
        await wrong(shop.save(token, 'seller', 'contact', { ...CONTACT, email: 'x', phone: '12' })),
      ).sort(),
      ['email', 'phone'],
    );
    const goods = { ...STORE, about: 'short', departments: '1001', agree: '' };
    assert.deepEqual(Object.keys(await wrong(shop.save(token, 'seller', 'goods', goods))).sort(), [
      'about',
      'agree',
      'departments',
    ]);
    const taken = await wrong(
      shop.save(token, 'seller', 'goods', { ...STORE, store_name: 'PACIFIC rim wheels' }),
    );
    assert.match(taken.store_name ?? '', /already has this name/);
    assert.deepEqual((await shop.application(token)).answers, {});
    await refuses(shop.save(token, 'seller', 'factory', FACTORY), 400);
    await refuses(shop.save(token, 'seller', 'nonsense', {}), 400);
    await refuses(shop.save(token, 'nonsense', 'company', COMPANY), 400);
  });

  test('validates documents by first bytes, type, name, and size, and sends them as downloads', async () => {
    const token = await shop.openSeller('papers@sellers.test');
    const send = (
      change: Record<string, string>,
      content: Uint8Array<ArrayBuffer> = PDF,
      contentType?: string,
    ) =>
      shop.upload({ kind: 'seller', sort: 'identity', name: 'id.pdf', ...change }, content, {
        token,
        ...(contentType && { contentType }),
      });
    const html = new TextEncoder().encode('<!doctype html><script>alert(1)</script>');
    const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1]);
    await refuses(send({}, html), 400);
    await refuses(send({ name: 'id.html' }, PDF, 'text/html'), 400);
    await refuses(send({ name: 'id.html' }), 400);
    await refuses(send({ name: 'id.png' }, PDF, 'image/png'), 400);
    await refuses(send({}, png), 400);
    await refuses(send({}, new Uint8Array(0)), 400);
    await refuses(send({ sort: 'diploma' }), 400);
    const large = new Uint8Array(5 * 1024 * 1024 + 1);
    large.set(PDF);
    await refuses(send({}, large), 413);
    await succeeds(send({}, large.slice(0, -1)));
    await succeeds(send({ name: '../../etc/"my"\u202e <id>.png' }, png, 'image/png; charset=binary'));
    const { documents } = await shop.application(token);
    assert.deepEqual(
      documents.map(({ sort, name, type, size }) => [sort, name, type, size]),
      [['identity', 'my id.png', 'image/png', 9]],
      'a newer one replaces the previous one',
    );
    const id = String(documents[0]?.document_id);
    const file = await shop.get('/pc/seller/document', { document_id: id }, { token });
    assert.deepEqual(new Uint8Array(await file.arrayBuffer()), png);
    const header = (name: string) => file.headers.get(name);
    assert.equal(header('content-type'), 'image/png');
    assert.match(header('content-disposition') ?? '', /^attachment; filename\*=UTF-8''my%20id\.png$/);
    assert.equal(header('x-content-type-options'), 'nosniff');
    assert.match(header('content-security-policy') ?? '', /sandbox/);
    await succeeds(shop.post('/pc/seller/document/delete', { document_id: id }, { token }));
    await refuses(shop.get('/pc/seller/document', { document_id: id }, { token }), 404);
  });

  test('closes a sent application, reopens a refused one, and opens the store of an approved one', async () => {
    const token = await shop.openSeller('whole@sellers.test');
    const id = await shop.apply(token, 'Harbor Lamps');
    for (const closed of [
      shop.save(token, 'seller', 'contact', CONTACT),
      shop.submit(token),
      shop.upload({ kind: 'seller', sort: 'tax', name: 'tax.pdf' }, PDF, { token }),
    ])
      await refuses(closed, 409);
    assert.match(
      (await shop.review('list')).text,
      new RegExp(`^${id}\tseller\tsubmitted\t.*\tHarbor Lamps$`, 'm'),
    );
    assert.match(
      (await shop.review('show', id)).text,
      /registration_no: NY-20418[\s\S]*document \d+\tidentity/,
    );
    await assert.rejects(shop.review('refuse', id, '  '), /needs a reason/);
    await shop.review('refuse', id, 'The identity document\nhas expired.');
    const refused = await shop.application(token);
    assert.deepEqual([refused.status, refused.reason], ['refused', 'The identity document has expired.']);
    await assert.rejects(shop.review('approve', id), /is refused: only one that is submitted/);
    await refuses(shop.get('/pc/seller/goods', {}, { token }), 403);
    await succeeds(shop.upload({ kind: 'seller', sort: 'identity', name: 'new.pdf' }, PDF, { token }));
    await succeeds(shop.submit(token));
    assert.equal((await shop.application(token)).reason, null);
    const [first, second] = await Promise.allSettled([
      shop.review('approve', id),
      shop.review('refuse', id, 'No.'),
    ]);
    assert.notEqual(first.status, second.status, 'one of two decisions is accepted');
    if (first.status === 'rejected') {
      await succeeds(shop.submit(token));
      await shop.review('approve', id);
    }
    const { store } = (await succeeds(shop.get('/pc/seller/info', {}, { token }))) as { store: unknown };
    assert.match(
      JSON.stringify(store),
      /"store_name":"Harbor Lamps".*"city":"Albany","country":"United States"/,
    );
    assert.deepEqual(await succeeds(shop.get('/pc/seller/goods', {}, { token })), {
      ...{ list: [], total: 0, page: 1, pageSize: 24 },
    });
    await refuses(shop.save(token, 'seller', 'contact', CONTACT), 409);
  });

  test('refuses the second of two applications for one name', async () => {
    const [one, two] = [await shop.openSeller('one@sellers.test'), await shop.openSeller('two@sellers.test')];
    const ids = [await shop.apply(one, 'Twin Lamps'), await shop.apply(two, 'twin lamps')];
    await shop.review('approve', ids[0] ?? '');
    await assert.rejects(shop.review('approve', ids[1] ?? ''), /There is a store "twin lamps" by now/);
    assert.equal((await shop.application(two)).status, 'submitted', 'nothing of it was done');
    await shop.review('refuse', ids[1] ?? '', 'Please choose another name.');
    const taken = await wrong(shop.submit(two));
    assert.deepEqual(Object.keys(taken), ['store_name']);
  });

  for (const [where, change, returnTo, isOwn] of [
    [
      'in the United States',
      { country: 'US', city: 'Gary', street: '4 Mill Road', post_code: '46402' },
      /^4 Mill Road, Gary 46402$/,
      true,
    ],
    ['that gives no street', { country: 'US', city: 'Gary' }, /, Ontario, CA \d{5}$/, false],
    ['overseas', { street: '9 Lamp Lane', post_code: '528000' }, /, Ontario, CA \d{5}$/, false],
  ] as const)
    test(`tells a factory ${where} where buyers return its goods`, async () => {
      const token = await shop.openSeller(`${where.replaceAll(' ', '-')}@sellers.test`);
      const fields = { ...FACTORY, ...change, store_name: `Works ${where}` };
      await succeeds(shop.save(token, 'factory', 'factory', fields));
      await succeeds(shop.upload({ kind: 'factory', sort: 'license', name: 'license.pdf' }, PDF, { token }));
      const { application_id } = await read(shop.submit(token, 'factory'), Application);
      await shop.review('approve', String(application_id));
      const page = await readExactly(shop.get('/pc/seller/returns', {}, { token }), SellerReturnPage);
      assert.match(page.return_to.join(', '), returnTo);
      assert.equal(page.to_warehouse, !isOwn);
    });

  test('makes an existing store a factory by an application of its own for factories', async () => {
    const token = await shop.openStore('mill@sellers.test', 'Mill Lamps');
    const { goods_id } = await shop.addGood(token, { name: 'Mill Lamp of Steel' });
    assert.deepEqual(
      Object.keys(await wrong(shop.save(token, 'factory', 'factory', { ...FACTORY, min_order: '1' }))),
      ['min_order'],
    );
    await shop.review('approve', await shop.apply(token, 'Mill Lamps', 'factory'));
    const found = await succeeds(
      shop.get('/pc/goods/search', { factory: '1', goods_name: 'mill lamp steel' }),
    );
    assert.match(JSON.stringify(found), new RegExp(`"goods_id":${goods_id}`));
    const alone = await shop.openStore('delta@sellers.test', 'Delta Lights', 'factory');
    assert.match(
      JSON.stringify(await succeeds(shop.get('/pc/seller/info', {}, { token: alone }))),
      /"factory":true/,
    );
  });

  test('lets the operator read uploads, and reports one that does not exist', async () => {
    const token = await shop.openSeller('read@sellers.test');
    const id = await shop.apply(token, 'Read Lamps');
    const paper = /document (\d+)/.exec((await shop.review('show', id)).text)?.[1] ?? '';
    assert.deepEqual(new Uint8Array((await shop.review('document', paper)).content ?? []), PDF);
    await assert.rejects(shop.review('document', '999999'), /no document 999999/);
    await assert.rejects(shop.review('approve', '999999'), /no application 999999/);
    await assert.rejects(shop.review('approve', 'all'), /"all" is no number/);
    await assert.rejects(shop.review('destroy'), /no command "destroy"/);
    await assert.rejects(shop.review('list', 'lost'), /The states are draft, submitted/);
    assert.match((await shop.review()).text, /approve <id>/);
  });
});

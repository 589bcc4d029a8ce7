import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Infer } from 'superstruct';
import type { Database } from '../../../demo/server/db/database.js';
import { DEPARTMENTS } from '../../../demo/server/departments/seed.js';
import { DepartmentIndex, Departments, Notices } from '../../../demo/shared/replies/goods.js';
import { NavbarReply } from '../../../src/api/catalog.js';
import { CATALOG } from './catalog.js';
import { overDatabase } from './each-database.js';
import { read, readExactly } from './read-reply.js';
import { testApp } from './test-app.js';

const LANGUAGES = ['en', 'ru', 'ar', 'fr'] as const;

overDatabase((open) => {
  let database: Database;
  before(async () => {
    database = await open(CATALOG);
  });
  after(() => database.close());

  const call = async (path: string, lang = 'en') =>
    testApp(database.db).request(`/v3${path}`, { headers: { lang } });
  const index = (lang?: string) => read(call('/pc/indexCategory?is_page=0', lang), DepartmentIndex);

  test('lists 12 departments with 48 parts, all of them for a menu', async () => {
    const { category } = await index();
    assert.equal(category.length, 12);
    assert.equal(category.flatMap((department) => department.son_category).length, 48);
    assert.deepEqual(await read(call('/pc/shopCategory?is_page=0'), Departments), category);
    assert(category.some((department) => department.son_category.length > 5));
  });

  test('lists departments with goods from overseas and from factories apart, without empty ones', async () => {
    const { category, oversea, factory } = await index();
    assert(factory.length > 5, 'enough for "See All"');
    for (const list of [oversea, factory]) {
      assert(list.every((department) => department.son_category.length > 0));
      const all = new Set(category.flatMap(({ son_category }) => son_category).map((part) => part.cat_id));
      assert(list.flatMap(({ son_category }) => son_category).every((part) => all.has(part.cat_id)));
    }
    const count = (list: Infer<typeof Departments>) =>
      list.flatMap(({ son_category }) => son_category).length;
    assert(count(oversea) < count(category));
  });

  test('keeps the slug of a renamed department', async () => {
    const { category } = await index();
    assert.equal(category.find(({ slug }) => slug === 'motorcycle')?.cat_name, 'Motorcycle gear');
  });

  test('names every department in each language', async () => {
    const unique = new Set<string>();
    for (const lang of LANGUAGES) {
      const { category } = await index(lang);
      const names = category.flatMap((one) => [
        one.cat_name,
        ...one.son_category.map((part) => part.cat_name),
      ]);
      assert.equal(new Set(names).size, 60, lang);
      unique.add(names[0] ?? '');
    }
    assert.deepEqual(
      [...unique],
      LANGUAGES.map((lang) => DEPARTMENTS[0]?.names[lang]),
    );
  });

  test('links the navigation bar to the start page, the cars, About us, and Contact', async () => {
    assert.deepEqual(await read(call('/pc/navbar'), NavbarReply), [
      { name: 'Home', path: '/' },
      { name: 'Cars', path: '/categories' },
      { name: 'About us', path: '/about' },
      { name: 'Contact', path: '/contact' },
    ]);
    const french = await read(call('/pc/navbar', 'fr'), NavbarReply);
    assert.deepEqual(
      french.map((link) => link.name),
      ['Accueil', 'Voitures', 'À propos', 'Contact'],
    );
  });

  test('sends the notices in the shopper’s language', async () => {
    const titles = await Promise.all(
      LANGUAGES.map(async (lang) => (await readExactly(call('/pc/index/notice', lang), Notices))[0]?.title),
    );
    assert.equal(new Set(titles).size, 4);
    assert.equal(titles[0], 'How long delivery takes');
  });
});

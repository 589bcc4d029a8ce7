import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import {
  array,
  assert as assertStruct,
  enums,
  type Infer,
  integer,
  lazy,
  object,
  pattern,
  type Struct,
  string,
} from 'superstruct';
import type { Database } from '../../../demo/server/db/database.js';
import { DEPARTMENTS } from '../../../demo/server/departments/seed.js';
import { ARTS, type Art } from '../../../demo/shared/art.js';
import { CATALOGUE } from './catalogue.js';
import { overDatabase } from './each-database.js';
import { succeeds, testApp } from './test-app.js';

interface Department {
  cat_id: number;
  cat_name: string;
  slug: string;
  art: Art;
  color_hex: string;
  son_category: Department[];
}
const Department: Struct<Department> = object({
  cat_id: integer(),
  cat_name: string(),
  slug: pattern(string(), /^[a-z0-9-]+$/),
  art: enums(ARTS),
  color_hex: pattern(string(), /^#[0-9a-f]{6}$/),
  son_category: array(lazy(() => Department)),
});
const Index = object({ category: array(Department), oversea: array(Department), factory: array(Department) });
const Links = array(object({ name: string(), path: string() }));
const Notices = array(object({ title: string(), content: string() }));

const LANGUAGES = ['en', 'ru', 'ar', 'fr'] as const;

overDatabase((open) => {
  let database: Database;
  before(async () => {
    database = await open(CATALOGUE);
  });
  after(() => database.close());

  async function call<T>(path: string, struct: Struct<T, unknown>, lang = 'en'): Promise<T> {
    const data = await succeeds(testApp(database.db).request(`/v3${path}`, { headers: { lang } }));
    assertStruct(data, struct);
    return data;
  }
  const index = (lang?: string): Promise<Infer<typeof Index>> =>
    call('/pc/indexCategory?is_page=0', Index, lang);

  test('there are 12 departments with 48 parts, and a menu may list them all', async () => {
    const { category } = await index();
    assert.equal(category.length, 12);
    assert.equal(category.flatMap((department) => department.son_category).length, 48);
    assert.deepEqual(await call('/pc/shopCategory?is_page=0', array(Department)), category);
    assert(category.some((department) => department.son_category.length > 5));
  });

  test('those with goods from overseas and from factories are listed apart, without empty ones', async () => {
    const { category, oversea, factory } = await index();
    assert(factory.length > 5, 'enough for "See All"');
    for (const list of [oversea, factory]) {
      assert(list.every((department) => department.son_category.length > 0));
      const all = new Set(category.flatMap(({ son_category }) => son_category).map((part) => part.cat_id));
      assert(list.flatMap(({ son_category }) => son_category).every((part) => all.has(part.cat_id)));
    }
    const count = (list: Department[]) => list.flatMap(({ son_category }) => son_category).length;
    assert(count(oversea) < count(category));
  });

  test('every department has a name of its own in each language', async () => {
    const seen = new Set<string>();
    for (const lang of LANGUAGES) {
      const { category } = await index(lang);
      const names = category.flatMap((one) => [
        one.cat_name,
        ...one.son_category.map((part) => part.cat_name),
      ]);
      assert.equal(new Set(names).size, 60, lang);
      seen.add(names[0] ?? '');
    }
    assert.deepEqual(
      [...seen],
      LANGUAGES.map((lang) => DEPARTMENTS[0]?.names[lang]),
    );
  });

  test('the navigation bar leads home, to the cars, to who we are and to how to reach us', async () => {
    assert.deepEqual(await call('/pc/navbar', Links), [
      { name: 'Home', path: '/' },
      { name: 'Cars', path: '/categories' },
      { name: 'About us', path: '/about' },
      { name: 'Contact', path: '/contact' },
    ]);
    const french = await call('/pc/navbar', Links, 'fr');
    assert.deepEqual(
      french.map((link) => link.name),
      ['Accueil', 'Voitures', 'À propos', 'Contact'],
    );
  });

  test('the notices are read in the language of the shopper', async () => {
    const titles = await Promise.all(
      LANGUAGES.map(async (lang) => (await call('/pc/index/notice', Notices, lang))[0]?.title),
    );
    assert.equal(new Set(titles).size, 4);
    assert.equal(titles[0], 'Two delivery zones');
  });
});

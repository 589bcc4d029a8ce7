import assert from 'node:assert/strict';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, test } from 'node:test';
import { areasOf } from '../../src/build/texts/areas.mjs';
import { faultsOf } from '../../src/build/texts/check.mjs';
import { exportTexts, importTexts } from '../../src/build/texts/csv.mjs';
import { declarationOf } from '../../src/build/texts/types.mjs';

const folder = mkdtempSync(join(tmpdir(), 'texts-'));
after(() => rmSync(folder, { recursive: true }));

/** Writes an area of texts in a project of its own, and returns the project's folder. */
function project(files: Readonly<Record<string, unknown>>): string {
  const root = mkdtempSync(join(folder, 'project-'));
  for (const [file, value] of Object.entries(files)) {
    const path = join(root, 'src/cart/messages', file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, `${JSON.stringify(value, null, 2)}\n`);
  }
  return root;
}

const en = {
  title: 'Your cart',
  sold: 'Sold by {name}',
  items: { one: '{n} item', other: '{n} items' },
  steps: [{ title: 'Choose, "quickly"' }, { title: 'Pay\nlater' }],
};
const ru = {
  title: 'Ваша корзина',
  sold: 'Продавец: {name}',
  items: { one: '{n} товар', few: '{n} товара', many: '{n} товаров', other: '{n} товара' },
  steps: [{ title: 'Выберите' }, { title: 'Оплатите' }],
};
const ar = {
  title: 'سلتك',
  sold: 'البائع: \u2068{name}\u2069',
  items: { zero: 'لا شيء', one: 'واحد', two: 'اثنان', few: '{n}', many: '{n}', other: '{n}' },
  steps: [{ title: 'اختر' }, { title: 'ادفع' }],
};
const NOTES = '../messages.notes.json';
const all = { 'en.json': en, 'ru.json': ru, 'ar.json': ar, [NOTES]: { sold: 'A store’s name.' } };
const read = (root: string, language: string) =>
  readFileSync(join(root, `src/cart/messages/${language}.json`), 'utf8');
const FILE = 'src/cart/messages/ru.json';

test('the translations of this project match their English texts', () => {
  assert.ok(areasOf().length > 10, `${areasOf().length} areas`);
  assert.deepEqual(faultsOf('.'), []);
});

for (const [what, texts, expected] of [
  ['a missing text', { ...ru, title: undefined }, [`${FILE}: title is missing`]],
  [
    'a text that English does not have',
    { ...ru, more: 'Ещё' },
    [`${FILE}: more is not among the English texts`],
  ],
  ['an empty text', { ...ru, title: '' }, [`${FILE}: title is empty`]],
  ['a group in place of a text', { ...ru, title: {} }, [`${FILE}: title has to be a text`]],
  ['a missing placeholder', { ...ru, sold: 'Продавец' }, [`${FILE}: sold lacks {name}`]],
  [
    'a translated placeholder',
    { ...ru, sold: '{имя}' },
    [`${FILE}: sold has a brace that belongs to no placeholder`, `${FILE}: sold lacks {name}`],
  ],
  [
    'an unknown placeholder',
    { ...ru, sold: '{name} {price}' },
    [`${FILE}: sold has {price}, which English lacks`],
  ],
  [
    'a missing plural form',
    { ...ru, items: { ...ru.items, few: undefined } },
    [`${FILE}: items.few is missing`],
  ],
  [
    'a plural form of another language',
    { ...ru, items: { ...ru.items, two: '{n}' } },
    [`${FILE}: items.two is no plural form of the language`],
  ],
  ['a missing item of a list', { ...ru, steps: [{ title: 'Выберите' }] }, [`${FILE}: steps.1 is missing`]],
] as const)
  test(`${what} is refused, with its path`, () => {
    assert.deepEqual(faultsOf(project({ ...all, 'ru.json': texts })), expected);
  });

test('an Arabic form that says its number and has it as a figure is refused', () => {
  const texts = { ...ar, items: { ...ar.items, two: '{n} سلعتان' } };
  assert.deepEqual(faultsOf(project({ ...all, 'ar.json': texts })), [
    'src/cart/messages/ar.json: items.two says its number without {n}',
  ]);
});

test('a language that only another area has is reported as missing', () => {
  const root = project(all);
  cpSync(join(root, 'src/cart'), join(root, 'src/header'), { recursive: true });
  rmSync(join(root, 'src/header/messages/ar.json'));
  assert.deepEqual(faultsOf(root), ['src/header/messages/ar.json is missing']);
});

test('a note on a deleted text is refused', () => {
  assert.deepEqual(faultsOf(project({ ...all, [NOTES]: { gone: 'No more.' } })), [
    'src/cart/messages.notes.json: gone is none of the texts',
  ]);
});

test('a file for an invalid language is refused', () => {
  assert.deepEqual(faultsOf(project({ ...all, 'draft.json': en })), [
    'src/cart/messages/draft.json is of no language',
  ]);
});

test('importing an unchanged export changes no file, in this project and in one with every kind of text', () => {
  for (const root of ['.', project(all)]) {
    const before = exportTexts(root);
    assert.deepEqual(importTexts(root, before), { faults: [], changed: [] });
    assert.equal(exportTexts(root), before);
  }
});

test('the exported file has a row a text, a column a language, and the notes', () => {
  const rows = exportTexts(project(all)).split('\r\n');
  assert.equal(rows[0], '\uFEFFarea,text,note,en,ar,ru');
  assert.equal(
    rows[2],
    'src/cart,sold,A store’s name.,Sold by {name},البائع: \u2068{name}\u2069,Продавец: {name}',
  );
  assert.ok(rows.includes('src/cart,steps.0.title,,"Choose, ""quickly""",اختر,Выберите'));
});

for (const [what, path, from, to] of [
  ['a text', 'title', 'Ваша корзина', 'Корзина'],
  ['quotes, commas, and lines', 'title', 'Ваша корзина', 'Корзина, "ваша"\nили нет'],
  ['a plural form', 'items.few', '{n} товара', '{n} товарика'],
  ['an item of a list', 'steps.1.title', 'Оплатите', 'Платите'],
] as const)
  test(`a changed cell changes ${what} in its file, and nothing else`, () => {
    const root = project(all);
    const before = read(root, 'ru');
    const csv = `area,text,ru\nsrc/cart,${path},"${to.replaceAll('"', '""')}"\n`;
    assert.deepEqual(importTexts(root, csv), { faults: [], changed: [FILE] });
    const [first = '', second = ''] = [JSON.stringify(from), JSON.stringify(to)];
    assert.equal(read(root, 'ru'), before.replace(first, second));
    assert.equal(read(root, 'en'), `${JSON.stringify(en, null, 2)}\n`);
  });

test('the isolates around a name stay escaped', () => {
  const root = project(all);
  importTexts(root, 'area,text,ar\nsrc/cart,sold,من \u2068{name}\u2069\n');
  assert.ok(read(root, 'ar').includes('"من \\u2068{name}\\u2069"'));
});

for (const [what, csv, expected] of [
  ['an unknown text', 'area,text,ru\nsrc/cart,headline,Корзина\n', 'src/cart: headline is none of the texts'],
  ['an unknown area', 'area,text,ru\nsrc/carts,title,Корзина\n', 'src/carts is no area of texts'],
  ['an unknown column', 'area,text,Russian\nsrc/cart,title,Корзина\n', 'Russian is no language'],
  ['a broken placeholder', 'area,text,ru\nsrc/cart,sold,{nam}\n', `${FILE}: sold lacks {name}`],
  ['an emptied cell', 'area,text,ru\nsrc/cart,title,\n', `${FILE}: title is empty`],
  [
    'a form that the language does not have',
    'area,text,ru\nsrc/cart,items.two,{n} товара\n',
    `${FILE}: items.two is not among the texts of the language`,
  ],
] as const)
  test(`${what} is refused, with its path, and nothing is imported`, () => {
    const root = project(all);
    const { faults, changed } = importTexts(root, `${csv}src/cart,items.one,{n} штука\n`);
    assert.ok(faults.includes(expected), faults.join('\n'));
    assert.deepEqual(changed, []);
    assert.equal(read(root, 'ru'), `${JSON.stringify(ru, null, 2)}\n`);
  });

test('a column of a new language creates its files', () => {
  const root = project(all);
  const [head, ...rows] = exportTexts(root).trim().split('\r\n');
  const german = rows.map((row) => {
    if (/items\.(one|other)/.test(row)) return `${row},{n} Text`;
    if (row.includes('items.')) return `${row},`;
    return `${row},${row.includes('sold') ? 'Von {name}' : 'Text'}`;
  });
  const file = 'src/cart/messages/de.json';
  assert.deepEqual(importTexts(root, [`${head},de`, ...german].join('\r\n')), {
    faults: [],
    changed: [file],
  });
  assert.deepEqual(JSON.parse(read(root, 'de')), {
    title: 'Text',
    sold: 'Von {name}',
    items: { one: '{n} Text', other: '{n} Text' },
    steps: [{ title: 'Text' }, { title: 'Text' }],
  });
});

test('the declaration has the English texts unchanged', () => {
  assert.equal(
    declarationOf({ 404: 'Not found', sold: 'Sold by {name}' }).split('\n')[1],
    'declare const texts: { readonly 404: "Not found"; readonly "sold": "Sold by {name}" };',
  );
});

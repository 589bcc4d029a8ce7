import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { carIndexOf, type Entry } from '../../src/car-search/wide/car-index.js';

import { beginsOneOff, isOneOff, marksOf, parseCarText } from '../../src/car-search/wide/parse-car-text.js';
import { typedYears } from '../../src/car-search/wide/years.js';

const brand = (brand_name: string, value: string, ...car_model: (string | [string, string])[]) => ({
  brand_name,
  value,
  brand_logo: null,
  car_model: car_model.map((model) =>
    typeof model === 'string' ? model : { name: model[0], value: model[1] },
  ),
});

const index = carIndexOf([
  brand('BMW', 'bmw', ['1 Series', '1-series'], ['3 Series', '3-series'], ['i3', 'i3']),
  brand('BYD', 'byd', ['Seal', 'seal'], ['Seal U', 'seal-u'], ['Dolphin', 'dolphin']),
  brand('Citroën', 'citroen', ['C3', 'c3'], ['C5 Aircross', 'c5-aircross']),
  brand('Ford', 'ford', ['F-150', 'f-150'], ['Focus', 'focus']),
  brand('Land Rover', 'land-rover', ['Defender', 'defender']),
  brand('Peugeot', 'peugeot', ['2008', '2008'], ['308', '308']),
  brand('Škoda', 'skoda', 'Enyaq', 'Octavia'),
  brand('Tesla', 'tesla', ['Model 3', 'model-3'], ['Model S', 'model-s'], ['Model Y', 'model-y']),
  brand('Toyota', 'toyota', ['Corolla', 'corolla'], ['Corolla Cross', 'corolla-cross']),
  brand('Volkswagen', 'volkswagen', ['ID.4', 'id-4'], ['Golf', 'golf']),
  brand('Лада', 'lada', ['Веста', 'vesta']),
  brand('أودي', 'audi', ['إيه 4', 'a4']),
]);
const everything: Entry = { make: null, model: null, label: 'All Makes', makeWords: [], modelWords: [] };

const found = (text: string) =>
  parseCarText(text, index, everything).matches.map(({ entry, years }) =>
    [entry.label, typedYears(years)].filter(Boolean).join(' '),
  );

describe('the first match', () => {
  const firsts: Readonly<Record<string, string>> = {
    byd: 'BYD',
    'byd seal': 'BYD Seal',
    'seal byd': 'BYD Seal',
    'SEAL Byd': 'BYD Seal',
    '  byd,  seal ': 'BYD Seal',
    seal: 'BYD Seal',
    dol: 'BYD Dolphin',
    corolla: 'Toyota Corolla',
    'corolla 2018': 'Toyota Corolla 2018',
    '2018 corolla': 'Toyota Corolla 2018',
    'toyota 2018': 'Toyota 2018',
    'corolla ٢٠١٨': 'Toyota Corolla 2018',
    '2018': 'All Makes 2018',
    // Words that ask for newer cars, too.
    'from 2018': 'All Makes 2018+',
    '2018+': 'All Makes 2018+',
    'corolla 2018 +': 'Toyota Corolla 2018+',
    'since 2018 corolla': 'Toyota Corolla 2018+',
    'Corolla 2018 or newer': 'Toyota Corolla 2018+',
    'corolla 2018 and up': 'Toyota Corolla 2018+',
    'from 2008 peugeot': 'Peugeot 2008+',
    'à partir de 2018': 'All Makes 2018+',
    'corolla dès 2018': 'Toyota Corolla 2018+',
    'A partir de 2018 corolla': 'Toyota Corolla 2018+',
    'corolla 2018 ou plus récente': 'Toyota Corolla 2018+',
    'от 2018': 'All Makes 2018+',
    'corolla с 2018 года': 'Toyota Corolla 2018+',
    'corolla 2018 года и новее': 'Toyota Corolla 2018+',
    'corolla 2018 года': 'Toyota Corolla 2018',
    'من 2018': 'All Makes 2018+',
    'corolla ٢٠١٨ أو أحدث': 'Toyota Corolla 2018+',
    'corolla 2018 فما فوق': 'Toyota Corolla 2018+',
    'corolla موديل 2018': 'Toyota Corolla 2018',
    '2008': 'Peugeot 2008',
    'peugeot 2008 2019': 'Peugeot 2008 2019',
    'model s': 'Tesla Model S',
    'tesla 3': 'Tesla Model 3',
    skoda: 'Škoda',
    ŠKODA: 'Škoda',
    citroen: 'Citroën',
    'citroe\u0308n c5': 'Citroën C5 Aircross',
    id4: 'Volkswagen ID.4',
    'ID.4': 'Volkswagen ID.4',
    f150: 'Ford F-150',
    landrover: 'Land Rover',
    'bmw 1': 'BMW 1 Series',
    // One typo: a wrong, missing or extra letter, or two neighboring letters swapped.
    corolka: 'Toyota Corolla',
    corola: 'Toyota Corolla',
    corollla: 'Toyota Corolla',
    coroll: 'Toyota Corolla',
    corlola: 'Toyota Corolla',
    'byd sael': 'BYD Seal',
    'volksvagen golf': 'Volkswagen Golf',
    'tesla modle 3 2021': 'Tesla Model 3 2021',
    gorol: 'Toyota Corolla',
    лада: 'Лада',
    'ВЕСТА лада': 'Лада Веста',
    lada: 'Лада',
    веста: 'Лада Веста',
    отди: '',
    اودي: 'أودي',
    أُودِي: 'أودي',
    'أودي ٤': 'أودي إيه 4',
  };
  for (const [text, expected] of Object.entries(firsts))
    test(`${text} → ${expected || 'nothing'}`, () => assert.equal(found(text)[0] ?? '', expected));
});

describe('matches', () => {
  test('a make is followed by its models', () => {
    assert.deepEqual(found('tesla'), ['Tesla', 'Tesla Model 3', 'Tesla Model S', 'Tesla Model Y']);
  });
  test('the start of a name finds makes and models, those named in full first', () => {
    assert.deepEqual(found('seal'), ['BYD Seal', 'BYD Seal U']);
    assert.deepEqual(found('co'), ['Toyota Corolla', 'Toyota Corolla Cross']);
  });
  test('a number that is a model and a year is found as both', () => {
    assert.deepEqual(found('peugeot 2008').slice(0, 2), ['Peugeot 2008', 'Peugeot 2008']);
    assert.deepEqual(
      parseCarText('peugeot 2008', index, everything)
        .matches.map(({ entry, years }) => [entry.model, years])
        .slice(0, 2),
      [
        ['2008', null],
        [null, { from: 2008, to: 2008 }],
      ],
    );
  });
  test('no match with a typo is listed if there is one without', () => {
    assert.deepEqual(found('focu'), ['Ford Focus']);
  });
  test('at most 50 are listed', () => {
    const many = carIndexOf([brand('Many', 'many', ...Array.from({ length: 200 }, (_, n) => `Model ${n}`))]);
    assert.equal(parseCarText('model', many, everything).matches.length, 50);
  });
});

describe('unknown words', () => {
  for (const [text, unknown, first] of [
    ['xyz', 'xyz', undefined],
    ['XYZ', 'XYZ', undefined],
    ['corolla Xyzzy', 'Xyzzy', 'Toyota Corolla'],
    ['red corolla 2018', 'red', 'Toyota Corolla 2018'],
    ['toyota seal', 'toyota seal', undefined],
    ['cat', 'cat', undefined],
    ['sealx dolphinx qqqq', 'qqqq', undefined],
    ['🚗', '', undefined],
    ['corolla', '', 'Toyota Corolla'],
  ] as const)
    test(`${text}: “${unknown}”`, () => {
      const understood = parseCarText(text, index, everything);
      assert.equal(understood.unknown, unknown);
      if (first) assert.equal(found(text)[0], first);
      else assert.deepEqual(understood.matches, []);
      if (unknown) assert.equal(understood.exact, null);
    });
});

describe('a meaning without a choice', () => {
  for (const [text, meant] of [
    ['corolla', 'Toyota Corolla'],
    ['toyota', 'Toyota'],
    ['byd seal', 'BYD Seal'],
    ['2018', 'All Makes'],
    ['model', null],
    ['c', null],
    ['corola', null],
    ['2008', null],
    ['corolla cross', 'Toyota Corolla Cross'],
    ['', null],
  ] as const)
    test(`“${text}”: ${meant}`, () =>
      assert.equal(parseCarText(text, index, everything).exact?.entry.label ?? null, meant));
});

describe('the match that Enter chooses', () => {
  for (const [text, isClear] of [
    ['corolla 2018', true],
    ['corolka', true],
    ['tes', true],
    ['seal', true],
    ['2018', true],
    ['from 2008', true],
    ['peugeot 2008', true],
    ['2008', false],
    ['model', false],
    ['co', false],
    ['corolla Xyzzy', false],
    ['xyz', false],
    ['', false],
  ] as const)
    test(`“${text}”: ${isClear ? 'the first row' : 'nothing'}`, () =>
      assert.equal(parseCarText(text, index, everything).isClear, isClear));
});

test('the matching parts are highlighted, wherever they are', () => {
  const marked = (label: string, text: string) =>
    marksOf(label, text).map(([from, to]) => label.slice(from, to));
  assert.deepEqual(marked('Toyota Corolla', 'cor toy'), ['Toy', 'Cor']);
  assert.deepEqual(marked('Škoda Octavia', 'sko'), ['Ško']);
  assert.deepEqual(marked('Große Straße 1', 'strasse'), ['Straße']);
  assert.deepEqual(marked('Toyota Corolla · 2018 or newer', 'corolka 2018'), ['Corolla', '2018']);
  assert.deepEqual(marked('BYD', 'xyz'), []);
});

test('one typo counts as one, wherever it is', () => {
  for (const typed of [
    'eal',
    'sel',
    'sea',
    'xseal',
    'sexal',
    'sealx',
    'xeal',
    'sexl',
    'seax',
    'esal',
    'sela',
  ])
    assert.ok(isOneOff(typed, 'seal'), typed);
  for (const typed of ['seal', 'sl', 'saxl', 'lase', 'seallx', '', 'aesl'])
    assert.ok(!isOneOff(typed, 'seal'), typed);
  assert.ok(beginsOneOff('dlop', 'dolphin'));
  assert.ok(!beginsOneOff('dxxp', 'dolphin'));
});

test('ten times as many models take about ten times as long, not a hundred times', {
  skip: process.env.MATRIX ? false : 'only in the matrix',
}, () => {
  const models = Array.from({ length: 2000 }, (_, n): [string, string] => [`Modell Ö${n}`, `modell-o${n}`]);
  const indexOf = (brands: number) =>
    carIndexOf(Array.from({ length: brands }, (_, n) => brand(`Marke ${n}`, `marke-${n}`, ...models)));
  const [small, large] = [indexOf(10), indexOf(100)];
  const cost = (index: typeof large) => {
    const before = performance.now();
    parseCarText('marke 7 modell o1999', index, everything);
    parseCarText('modlel zzzz', index, everything);
    return performance.now() - before;
  };
  // Take the fastest of several runs, because other work on the machine only adds time.
  const least = (index: typeof large) => Math.min(...[1, 2, 3].map(() => cost(index)));
  assert.ok(least(large) < 40 * least(small));
});

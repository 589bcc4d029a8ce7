import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { countsMiles } from '../../../demo/host/cars/useDistance.js';
import { hasCents, numbersFor } from '../../../demo/host/messages/numbers.js';
import { LANGUAGES } from '../../../demo/shared/language.js';

const WHOLE = [0, 1, 12, 999, 1000, 9999, 10_000, 123_456, 1_000_000, 1_234_567_890];
const DOLLARS = { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' } as const;

describe('the English number formats', () => {
  const numbers = numbersFor('en');

  it('write whole numbers as Intl does', () => {
    const intl = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });
    for (const value of WHOLE) assert.equal(numbers.count(value), intl.format(value));
  });

  it('write sums as Intl does: whole dollars without cents, others with two digits', () => {
    const whole = new Intl.NumberFormat('en', { ...DOLLARS, maximumFractionDigits: 0 });
    const exact = new Intl.NumberFormat('en', DOLLARS);
    for (const value of WHOLE) {
      assert.equal(numbers.price(value * 100), whole.format(value));
      for (const cents of [1, 5, 10, 99]) {
        assert.equal(numbers.price(value * 100 + cents), exact.format(value + cents / 100));
        assert.equal(numbers.price(-value * 100 - cents), exact.format(-value - cents / 100));
      }
    }
    assert.equal(numbers.price(-125_000), whole.format(-1250));
  });

  it('write the cents of a whole amount in a column with cents', () => {
    for (const [column, written] of [
      [
        [54_900, 44_998],
        ['$549.00', '$449.98'],
      ],
      [
        [54_900, 1_000],
        ['$549', '$10'],
      ],
    ] as const)
      assert.deepEqual(
        column.map((cents) => numbers.price(cents, hasCents(column))),
        written,
      );
  });

  it('write distances as Intl does, to the kilometer', () => {
    const intl = new Intl.NumberFormat('en', { style: 'unit', unit: 'kilometer' });
    for (const value of WHOLE) assert.equal(numbers.distance(value + 0.4), intl.format(value));
  });

  it('write kilometers in whole miles, as Intl writes them', () => {
    const intl = new Intl.NumberFormat('en', { style: 'unit', unit: 'mile', maximumFractionDigits: 0 });
    for (const value of WHOLE) assert.equal(numbers.miles(value), intl.format(value / 1.609344));
  });

  it('write the plural for a number', () => {
    assert.equal(numbers.plural({ one: '{n} car', other: '{n} cars' }, 1), '1 car');
    assert.equal(numbers.plural({ one: '{n} car', other: '{n} cars' }, 1200), '1,200 cars');
  });
});

describe('the distances of a car', () => {
  it('are in miles where odometers count miles, by the country of the browser or of its language', () => {
    for (const tag of ['en-US', 'en-GB', 'en', 'es-US', 'ar-US'])
      assert.equal(countsMiles('en', tag), true, tag);
    for (const tag of ['ru', 'ar', 'fr-FR', 'en-CA', 'de-DE', '', 'no tag']) {
      assert.equal(countsMiles('en', tag), false, tag);
      assert.equal(countsMiles('en', tag, true), true, `${tag}, with a zip code`);
    }
  });

  it('are in miles in English alone, in whatever browser', () => {
    for (const isInUs of [true, false])
      assert.deepEqual(
        LANGUAGES.filter((lang) => countsMiles(lang, 'en-US', isInUs)),
        ['en'],
      );
  });
});

describe('the number formats of other languages', () => {
  it('keep Latin digits in Arabic, and the sum apart from the text around it', () => {
    const numbers = numbersFor('ar');
    assert.equal(numbers.price(1_234_500), '\u2066$12,345\u2069');
    assert.match(numbers.count(12_345), /^12.345$/);
  });

  it('write sums as readers of each language do', () => {
    assert.equal(numbersFor('fr').price(1_234_550).replace(/\s/g, ' '), '12 345,50 $');
    assert.equal(numbersFor('ru').price(1_234_500).replace(/\s/g, ' '), '12 345 $');
  });
});

describe('a list of names', () => {
  for (const [lang, expected] of [
    ['en', 'BMW, BYD, and Kia'],
    ['fr', 'BMW, BYD et Kia'],
    ['ru', 'BMW, BYD и Kia'],
    ['ar', 'BMW وBYD وKia'],
  ] as const)
    it(`is written as in a sentence in ${lang}`, () => {
      assert.equal(numbersFor(lang).list(['BMW', 'BYD', 'Kia']), expected);
    });
});

describe('a span', () => {
  const forms = { one: '{n} день', few: '{n} дня', many: '{n} дней', other: '{n} дня' };

  for (const [min, max, expected] of [
    [2, 4, '2–\u20604 дня'],
    [9, 12, '9–\u206012 дней'],
    [9, 21, '9–\u206021 день'],
  ] as const)
    it(`has the plural form of its end, and stays on one line: ${expected}`, () => {
      assert.equal(numbersFor('ru').pluralSpan(forms, min, max), expected);
    });
});

describe('a date in French', () => {
  const numbers = numbersFor('fr');

  for (const [day, expected] of [
    ['2026-12-01', '1er\u00a0décembre\u00a02026'],
    ['2026-12-11', '11\u00a0décembre\u00a02026'],
    ['2026-12-21', '21\u00a0décembre\u00a02026'],
  ] as const)
    it(`has an ordinal on the first of a month alone: ${expected}`, () => {
      assert.equal(numbers.day(day), expected);
    });

  it('has one with the time, too', () => {
    assert.match(numbers.momentOf('2026-12-01T12:01:00Z'), /^1er\u00a0déc\.\u00a02026,? \S/);
  });

  it('has none in other languages', () => {
    assert.equal(numbersFor('ru').day('2026-12-01'), '1\u00a0декабря\u00a02026\u00a0г.');
    assert.match(numbersFor('ar').momentOf('2026-12-01T12:01:00Z'), /^1\u00a0ديسمبر\u00a02026 /);
  });
});

describe('the day of a time in short', () => {
  const year = new Date().getFullYear();

  for (const [lang, day] of [
    ['en', 'Nov\u00a013'],
    ['fr', '13\u00a0nov.'],
    ['ar', '13\u00a0نوفمبر'],
    ['ru', '13\u00a0нояб.'],
  ] as const)
    it(`is ${day} this year, and has the year in another one`, () => {
      const { shortDay } = numbersFor(lang);
      assert.equal(shortDay(`${year}-11-13`), day);
      assert.match(shortDay(`${year - 1}-11-13`), new RegExp(`${year - 1}`));
    });
});

import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { type ConfigKey, configDefinition } from '../../src/state/config.definition.js';
import { type Copy, loadCopy, openPage, shop } from './page.js';

let copy: Copy;
beforeEach(async () => {
  openPage({ href: shop, lang: 'de' });
  copy = await loadCopy();
});

const config = () => copy.store.getState().bigdata.config;

/** For each type: values that are accepted, with what they become, and values that are rejected. */
const samples: Readonly<Record<string, { good: [unknown, unknown][]; bad: unknown[] }>> = {
  url: {
    good: [
      ['https://a.example/x', 'https://a.example/x'],
      [' http://a.example ', 'http://a.example'],
      ['/v9', '/v9'],
    ],
    bad: [
      'javascript:alert(1)',
      'java\tscript:x',
      'data:,x',
      'mailto:a@b.c',
      'https://',
      '',
      ' ',
      {},
      [],
      'http://a b/',
    ],
  },
  link: {
    good: [
      ['https://a.example/x', 'https://a.example/x'],
      [' mailto:a@b.example ', 'mailto:a@b.example'],
      ['tel:+18005550100', 'tel:+18005550100'],
      ['/app', '/app'],
    ],
    bad: [
      'javascript:alert(1)',
      'java\tscript:x',
      'data:,x',
      'ftp://a.example',
      'blob:x',
      'https://',
      '',
      ' ',
      {},
      [],
    ],
  },
  string: {
    good: [
      ['seven', 'seven'],
      [7, '7'],
      [' 8 ', '8'],
    ],
    bad: ['', '  ', {}, ['a'], Object.create(null), Symbol('a'), () => 'a'],
  },
  boolean: {
    good: [
      [true, true],
      [false, false],
      ['true', true],
      ['false', false],
      ['', true],
    ],
    bad: ['yes', 'no', 1, {}, []],
  },
  language: {
    good: [
      ['ar', 'ar'],
      ['fr-CA', 'fr'],
      ['RU', 'ru'],
    ],
    bad: ['de', '', 'english', 1, {}],
  },
  color: {
    good: [
      ['#abc', '#abc'],
      ['#A1B2C3', '#A1B2C3'],
    ],
    bad: ['red', '#abcd', '#12345g', 'rgb(0,0,0)', '', 123, {}, 'url(https://x)'],
  },
  milliseconds: {
    good: [
      [5000, 5000],
      ['250', 250],
    ],
    bad: [0, -1, 'soon', '', Number.NaN, Infinity, 2 ** 31, {}],
  },
  analytics: { good: [['data-layer', 'data-layer']], bad: ['dataLayer', 'on', '', true, {}] },
  storage: {
    good: [
      ['always', 'always'],
      [' on-use ', 'on-use'],
      ['never', 'never'],
    ],
    bad: ['sometimes', '', true, 1, {}],
  },
  consent: {
    good: [
      ['granted', 'granted'],
      [' denied ', 'denied'],
    ],
    bad: ['yes', 'GRANTED', '', true, {}],
  },
  names: {
    good: [
      ['utm_* gclid', 'utm_* gclid'],
      [' ref\n ~a.b-c ', 'ref\n ~a.b-c'],
    ],
    bad: ['*', 'utm_* *', 'a*b', 'a,b', 'a=b', '', {}, ['a']],
  },
};

for (const [key, { type, default: fallback }] of Object.entries(configDefinition)) {
  const name = key as ConfigKey; // the keys of a const object
  const sample = samples[type];
  test(`"${key}" accepts a valid value, and null restores the default`, () => {
    assert.deepEqual(config()[name], fallback);
    for (const [input, taken] of sample?.good ?? []) {
      copy.configure(Object.fromEntries([[key, input]]));
      assert.deepEqual(config()[name], taken, String(input));
      copy.configure({ [key]: null });
      assert.deepEqual(config()[name], fallback);
    }
  });

  test(`"${key}" ignores an invalid value, with one warning that names it`, (t) => {
    const [good, taken] = sample?.good[0] ?? [];
    copy.configure(Object.fromEntries([[key, good]]));
    for (const bad of sample?.bad ?? []) {
      const warn = t.mock.method(console, 'warn', () => {});
      copy.configure(Object.fromEntries([[key, bad]]));
      assert.deepEqual(config()[name], taken);
      assert.equal(warn.mock.callCount(), 1, JSON.stringify(bad));
      assert.match(String(warn.mock.calls[0]?.arguments[0]), new RegExp(`"${key}"`));
      warn.mock.restore();
    }
  });
}

test('there is a sample for every type', () => {
  for (const { type } of Object.values(configDefinition)) assert.ok(samples[type], type);
});

test('the latest value wins, and keys that are left out keep theirs', () => {
  copy.configure({ api: 'https://a.example', partner: 'one' });
  copy.configure({ api: 'https://b.example', partner: undefined, timeout: 9 });
  copy.configure({});
  assert.deepEqual(
    { api: config().api, partner: config().partner, timeout: config().timeout },
    { api: 'https://b.example', partner: null, timeout: 9 },
  );
});

test('an unknown key, such as an unrelated data attribute, is ignored silently', (t) => {
  const warn = t.mock.method(console, 'warn', () => {});
  const before = config();
  copy.configure(
    Object.fromEntries([
      ['cfasync', 'false'],
      ['constructor', 'x'],
      ['__proto__', {}],
      ['social', 'x'],
    ]),
  );
  assert.deepEqual(config(), before);
  assert.equal(warn.mock.callCount(), 0);
});

test('any social network can be configured, not only well-known ones', (t) => {
  const warn = t.mock.method(console, 'warn', () => {});
  copy.configure({ socialTiktok: 'https://t.example/shop', socialVk: 'javascript:x' });
  assert.deepEqual([config().socialTiktok, config().socialVk], ['https://t.example/shop', undefined]);
  assert.match(String(warn.mock.calls[0]?.arguments[0]), /"socialVk"/);
  copy.configure({ socialTiktok: null });
  assert.equal(config().socialTiktok, null);
});

test('each path of `endpoints` is validated, and a warning names an invalid one', (t) => {
  const warn = t.mock.method(console, 'warn', () => {});
  const endpoints = { carIndex: '/cars', a: '//evil', b: '/\\evil', c: '/\t/evil', d: 'https://evil', e: '' };
  copy.configure({ api: '/', endpoints });
  assert.deepEqual(config().endpoints, { carIndex: '/cars' });
  assert.deepEqual(
    warn.mock.calls.map(({ arguments: [text] }) => /"endpoints\.(\w)"/.exec(String(text))?.[1]),
    ['a', 'b', 'c', 'd', 'e'],
  );
});

test('`endpoints` that are not an object leave the last ones in effect', (t) => {
  const warn = t.mock.method(console, 'warn', () => {});
  copy.configure({ endpoints: { carIndex: '/cars' } });
  copy.configure(Object.fromEntries([['endpoints', '/cars']]));
  assert.deepEqual(config().endpoints, { carIndex: '/cars' });
  assert.equal(warn.mock.callCount(), 1);
  copy.configure(Object.fromEntries([['endpoints', null]]));
  assert.deepEqual(config().endpoints, {});
});

test('the language is the configured one, or else the page’s, or else English', async () => {
  const lang = () => copy.store.getState().lang;
  assert.equal(lang(), 'en', 'German is not offered');
  copy.configure({ lang: 'ar' });
  assert.equal(lang(), 'ar');
  copy.configure({ partner: 'x' });
  assert.equal(lang(), 'ar');
  openPage({ href: shop, lang: 'fr-FR' });
  copy = await loadCopy();
  assert.equal(lang(), 'fr');
  copy.configure({ lang: 'ru' });
  copy.configure({ lang: null });
  assert.equal(lang(), 'fr');
});

import assert from 'node:assert/strict';
import { afterEach, beforeEach, test } from 'node:test';
import { readLanding, saveLanding } from '../../../demo/host/checkout/landing.js';

const stored = new Map<string, string>();
const storage = {
  getItem: (name: string) => stored.get(name) ?? null,
  setItem: (name: string, value: string) => stored.set(name, value),
};
const give = (name: string, value: unknown) =>
  Object.defineProperty(globalThis, name, { value, configurable: true });
const land = (search: string) => {
  give('location', { search });
  saveLanding();
};

beforeEach(() => {
  stored.clear();
  give('sessionStorage', storage);
});
afterEach(() => {
  for (const name of ['sessionStorage', 'location']) Reflect.deleteProperty(globalThis, name);
});

test('stores only the partner and the campaign of the URL', () => {
  land(
    '?partner=acme&utm_source=mail&utm_medium=a%26b&utm_campaign=%D1%8F&utm_term=x&email=a%40b.test&gclid=1',
  );
  assert.deepEqual(readLanding(), {
    partner: 'acme',
    utm_source: 'mail',
    utm_medium: 'a&b',
    utm_campaign: 'я',
  });
  assert.doesNotMatch([...stored.values()].join(), /email|gclid|term/);
});

test('a URL without campaign fields leaves the stored ones; a URL with some replaces them all', () => {
  land('?partner=acme&utm_source=mail');
  land('?goods_name=tire');
  assert.deepEqual(readLanding(), { partner: 'acme', utm_source: 'mail' });
  land('?partner=blog');
  assert.deepEqual(readLanding(), { partner: 'blog' });
});

test('cuts long texts, and ignores empty ones', () => {
  land(`?partner=${'x'.repeat(5000)}&utm_source=`);
  assert.deepEqual(readLanding(), { partner: 'x'.repeat(100) });
});

test('an order is placed without them if storage is denied', () => {
  Object.defineProperty(globalThis, 'sessionStorage', {
    configurable: true,
    get() {
      throw new Error('denied');
    },
  });
  land('?partner=acme');
  assert.deepEqual(readLanding(), {});
});

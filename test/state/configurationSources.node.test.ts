import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { configDefinition } from '../../src/state/config.definition.js';
import { type Copy, loadCopy, openPage, shop } from './page.js';

let copy: Copy;
beforeEach(async () => {
  openPage({ href: shop });
  copy = await loadCopy();
});

const config = (): Readonly<Record<string, unknown>> => copy.store.getState().bigdata.config;

/** The keys that contract section 1 lists, with values for the three sources. */
const sensitive: Readonly<Record<string, readonly [call: unknown, tag: unknown, element: unknown]>> = {
  api: ['https://a.example', 'https://b.example', 'https://c.example'],
  suggest: ['https://a.example', 'https://b.example', 'https://c.example'],
  suggestToken: [false, true, true],
  site: ['https://a.example', 'https://b.example', 'https://c.example'],
  mobileSite: ['https://a.example', 'https://b.example', 'https://c.example'],
  googleSdk: ['https://a.example', 'https://b.example', 'https://c.example'],
  facebookSdk: ['https://a.example', 'https://b.example', 'https://c.example'],
  googleClientId: ['a', 'b', 'c'],
  facebookAppId: ['a', 'b', 'c'],
};

const sources = ['call', 'tag', 'element'] as const;
type Source = (typeof sources)[number];

/** Returns every selection of the sources, in every order. */
function orders(left: readonly Source[] = sources): readonly (readonly Source[])[] {
  const longer = left.flatMap((first) =>
    orders(left.filter((each) => each !== first)).map((rest) => [first, ...rest]),
  );
  return [[], ...longer];
}

for (const [key, values] of Object.entries(sensitive))
  for (const order of orders())
    test(`"${key}" from ${order.join(', then ') || 'nowhere'}`, (t) => {
      const warn = t.mock.method(console, 'warn', () => {});
      const fallback = config()[key];
      const valueFrom = (source: Source) => values[sources.indexOf(source)];
      for (const source of order) copy.configureFrom(source, { [key]: valueFrom(source) });
      const winner = sources.find((source) => order.includes(source));
      assert.equal(config()[key], winner ? valueFrom(winner) : fallback);
      const isOverruled = order.includes('element') && valueFrom('element') !== config()[key];
      const warnings = warn.mock.calls.map(({ arguments: [text] }) => String(text));
      assert.equal(warnings.length, isOverruled ? 1 : 0, warnings.join());
      for (const text of warnings) assert.match(text, new RegExp(`storefront-config.*"${key}"`));
    });

test('the sensitive keys are those of the contract', () => {
  const marked = Object.entries(configDefinition).filter(([, definition]) => 'sensitive' in definition);
  assert.deepEqual(marked.map(([key]) => key).sort(), Object.keys(sensitive).sort());
});

test('for any other key, the latest value wins, whatever its source', () => {
  for (const order of orders()) {
    for (const source of order) copy.configureFrom(source, { partner: source });
    if (order.length) assert.equal(config().partner, order.at(-1));
  }
});

test('a tag and an element that disagree cause one warning, however often they are read', (t) => {
  const warn = t.mock.method(console, 'warn', () => {});
  for (let times = 0; times < 3; times++) {
    copy.configureFrom('tag', { api: 'https://a.example' });
    copy.configureFrom('element', { api: 'https://b.example' });
  }
  assert.equal(warn.mock.callCount(), 1);
  copy.configureFrom('element', { api: 'https://a.example' });
  assert.equal(warn.mock.callCount(), 1);
});

test('paths can be set only by `configure()`', (t) => {
  t.mock.method(console, 'warn', () => {});
  copy.configure({ endpoints: { carIndex: '/cars' } });
  const other = Object.fromEntries([['endpoints', '{"carIndex":"/elsewhere"}']]);
  copy.configureFrom('element', other);
  copy.configureFrom('tag', other);
  assert.deepEqual(config().endpoints, { carIndex: '/cars' });
});

test('when a source removes its value, the next source’s takes effect', (t) => {
  t.mock.method(console, 'warn', () => {});
  copy.configureFrom('tag', { api: 'https://tag.example' });
  copy.configureFrom('element', { api: 'https://element.example', site: 'https://element.example' });
  copy.configure({ api: 'https://call.example' });
  copy.configure({ api: null });
  assert.equal(config().api, 'https://tag.example');
  copy.configureFrom('element', { site: null });
  assert.equal(config().site, null);
});

test('two copies share the settings that either has read from the tag', async () => {
  copy.configureFrom('tag', { api: 'https://tag.example' });
  const other = await loadCopy();
  other.configureFrom('element', { api: 'https://element.example' });
  assert.equal(config().api, 'https://tag.example');
});

test('the tag of a loader that ran before the store existed wins, too', async (t) => {
  t.mock.method(console, 'warn', () => {});
  openPage({ href: shop });
  const record = { scripts: [{ api: 'https://tag.example', partner: 'tag' }], shared: new Map() };
  Object.assign(globalThis, { [Symbol.for('storefront-widgets@0')]: record });
  copy = await loadCopy();
  copy.configureFrom('element', { api: 'https://element.example', partner: 'element' });
  assert.deepEqual([config().api, config().partner], ['https://tag.example', 'element']);
});

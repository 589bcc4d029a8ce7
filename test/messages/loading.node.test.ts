import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createArea } from '../../src/messages/area.js';

const offline = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
const text = (hello: string) => async () => ({ default: { hello } });

const area = (given: Partial<Parameters<typeof createArea<{ hello: string }>>[0]>) =>
  createArea<{ hello: string }>({ en: offline, ru: offline, ar: offline, fr: offline, ...given });

test('texts are there once they are loaded, for their language alone', async () => {
  const { get, load } = area({ fr: text('Bonjour') });
  assert.equal(get('fr'), undefined);
  assert.deepEqual(await load('fr'), { hello: 'Bonjour' });
  assert.deepEqual([get('fr'), get('en')], [{ hello: 'Bonjour' }, undefined]);
});

test('English stands in for texts that cannot be loaded', async () => {
  const { get, load } = area({ en: text('Hello') });
  assert.deepEqual(await load('ar'), { hello: 'Hello' });
  assert.deepEqual(get('ar'), { hello: 'Hello' });
});

test('when English cannot be loaded either, that is told, and the next load tries again', async () => {
  let isOnline = false;
  const { get, load } = area({ ru: () => (isOnline ? text('Привет')() : offline()) });
  await assert.rejects(load('ru'), TypeError);
  assert.equal(get('ru'), undefined);
  isOnline = true;
  assert.deepEqual(await load('ru'), { hello: 'Привет' });
});

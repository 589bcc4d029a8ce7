import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createMessages } from '../../src/i18n/messages.js';

const english = { hello: 'Hello' };
const offline = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
const text = (hello: string) => async () => ({ default: { hello } });

const area = (languages: Partial<Parameters<typeof createMessages<{ hello: string }>>[2]>) =>
  createMessages<{ hello: string }>('greeting', english, {
    ru: offline,
    ar: offline,
    fr: offline,
    ...languages,
  });

test('English is built in, so nothing is loaded for it', async () => {
  const { get, load } = area({});
  assert.equal(get('en'), english);
  assert.equal(await load('en'), english);
});

test('texts are available once they have loaded, only for their language', async () => {
  const { get, load } = area({ fr: text('Bonjour') });
  assert.equal(get('fr'), undefined);
  assert.deepEqual(await load('fr'), { hello: 'Bonjour' });
  assert.deepEqual([get('fr'), get('ru'), get('en')], [{ hello: 'Bonjour' }, undefined, english]);
});

test('English replaces texts that cannot be loaded', async () => {
  const { get, load } = area({});
  assert.equal(await load('ar'), english);
  assert.equal(get('ar'), english);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { appConfig } from '../../../demo/server/app-config.js';
import { readSettings } from '../../../demo/server/config.js';
import { PARTNER, STOREFRONT, testApp } from './test-app.js';

const PREFLIGHT = {
  'access-control-request-method': 'POST',
  'access-control-request-headers': 'platformtype,uuid,token,lang,content-type',
};

/** The CORS headers of a reply to that origin. */
async function corsHeaders(origin: string, method: string, config = {}) {
  const headers = { origin, ...(method === 'OPTIONS' ? PREFLIGHT : {}) };
  const response = await testApp(undefined, config).request('/v3/nope', {
    method,
    headers,
  });
  const found = [...response.headers].filter(([name]) => name.startsWith('access-control-'));
  return {
    status: response.status,
    vary: response.headers.get('vary'),
    ...Object.fromEntries(found),
  };
}

test('pages of the storefront and of the partner may read replies', async () => {
  for (const origin of [STOREFRONT, PARTNER, 'http://127.0.0.1:4173', 'http://127.0.0.1:4174']) {
    assert.deepEqual(await corsHeaders(origin, 'GET'), {
      status: 404,
      vary: 'Origin',
      'access-control-allow-origin': origin,
    });
  }
});

test('a preflight of the partner is answered with what it may send', async () => {
  assert.deepEqual(await corsHeaders(PARTNER, 'OPTIONS'), {
    status: 204,
    vary: 'Origin, Access-Control-Request-Headers',
    'access-control-allow-origin': PARTNER,
    'access-control-allow-methods': 'GET,POST',
    'access-control-allow-headers': 'platformType,uuid,token,lang,content-type',
    'access-control-max-age': '7200',
  });
});

test('any other origin is not allowed', async () => {
  for (const origin of [
    'https://evil.example',
    'null',
    'http://localhost',
    'http://localhost:41730',
    'http://localhost:4173.evil.example',
    'https://localhost:4173',
    'HTTP://LOCALHOST:4173',
    '',
  ]) {
    assert.deepEqual(await corsHeaders(origin, 'GET'), {
      status: 404,
      vary: 'Origin',
    });
    const preflight = await corsHeaders(origin, 'OPTIONS');
    assert.deepEqual([preflight.status, 'access-control-allow-origin' in preflight], [204, false]);
  }
});

test('ALLOWED_ORIGINS adds origins', async () => {
  const settings = readSettings({
    ALLOWED_ORIGINS: 'https://a.example, https://b.example',
  });
  const config = appConfig(settings, 4173, 4174);
  assert.deepEqual(await corsHeaders('https://b.example', 'GET', config), {
    status: 404,
    vary: 'Origin',
    'access-control-allow-origin': 'https://b.example',
  });
});

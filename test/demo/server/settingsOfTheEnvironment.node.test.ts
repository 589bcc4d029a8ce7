import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readSettings } from '../../../demo/server/config.js';

test('an empty environment gives the defaults', () => {
  const { dataDir, ...settings } = readSettings({ PORT: '', DATABASE_URL: '' });
  assert.match(dataDir, /[\\/]demo[\\/]data$/);
  assert.deepEqual(settings, {
    port: 4173,
    partnerPort: 4174,
    databaseUrl: null,
    allowedOrigins: [],
    storefrontOrigin: null,
    partnerOrigin: null,
    logLevel: 'info',
  });
});

test('the partner port follows the port', () => {
  assert.equal(readSettings({ PORT: '8080' }).partnerPort, 8081);
  assert.equal(readSettings({ PORT: '0' }).partnerPort, 0);
});

for (const [name, value] of [
  ['PORT', 'abc'],
  ['PORT', '-1'],
  ['PORT', '65536'],
  ['PORT', '80.5'],
  ['PARTNER_PORT', '1e3'],
  ['ALLOWED_ORIGINS', '*'],
  ['ALLOWED_ORIGINS', 'https://shop.example/path'],
  ['STOREFRONT_ORIGIN', 'shop.example'],
  ['LOG_LEVEL', 'loud'],
] as const) {
  test(`${name}=${value} is refused by name`, () => {
    assert.throws(() => readSettings({ [name]: value }), {
      name: 'StartError',
      message: new RegExp(`^${name} must .*not "${value.replace('*', '\\*')}"$`),
    });
  });
}

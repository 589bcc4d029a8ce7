import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Hono } from 'hono';
import { clientOf } from '../../../demo/server/accounts/client-of.js';

const app = new Hono().get('/', (c) => c.text(clientOf(c)));

const CHROME = '(KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36';
const IOS = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)';

for (const [client, agent] of [
  ['Chrome (Windows)', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 ${CHROME}`],
  ['Edge (Windows)', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 ${CHROME} Edg/131.0.0.0`],
  ['Opera (Linux)', `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 ${CHROME} OPR/116.0.0.0`],
  ['Firefox (Linux)', 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0'],
  ['Chrome (Android)', `Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 ${CHROME}`],
  ['Chrome (Linux)', `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Headless${CHROME}`],
  ['Chrome (ChromeOS)', `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 ${CHROME}`],
  ['Safari (iOS)', `${IOS} Version/18.1 Mobile/15E148 Safari/604.1`],
  ['Chrome (iOS)', `${IOS} CriOS/131.0.0.0 Mobile/15E148 Safari/604.1`],
  ['Firefox (iOS)', `${IOS} FxiOS/132.0 Mobile/15E148 Safari/605.1.15`],
  ['Safari (macOS)', `${MAC} Version/18.1 Safari/605.1.15`],
  ['', 'curl/8.5.0'],
  ['', ''],
] as const)
  test(`tells the browser and system of "${agent}"`, async () => {
    const reply = await app.request('/', { headers: { 'user-agent': agent } });
    assert.equal(await reply.text(), client);
  });

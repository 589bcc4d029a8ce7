import assert from 'node:assert/strict';
import { test } from 'node:test';
import { succeeds } from '../server/test-app.js';
import { violations } from './axe.js';
import { inAnyEngine, type Walk } from './in-each-engine.js';

/** Requests a code from the shop, as the sign-in does. */
async function requestCode({ storefront }: Walk, email: string, id: '1' | '2', lang: string): Promise<void> {
  const query = new URLSearchParams({ email, verify_code: '', id });
  await succeeds(fetch(`${storefront}/v3/pc/sendCodeEmail?${query}`, { headers: { lang } }));
}

await inAnyEngine((walk) => {
  const address = () => `shopper-${walk.browser.name}@example.com`;
  const open = (query: string) => walk.browser.open(`${walk.storefront}/dev/mail${query}`);
  const subjects = () =>
    walk.browser.evaluate(() => [...document.querySelectorAll('h2')].map((h2) => h2.textContent));

  test('the mailbox is empty, then shows the requested mail, whose code opens an account', async () => {
    const query = `?to=${address()}`;
    await open(query);
    assert.deepEqual(await subjects(), ['No mail yet']);
    await requestCode(walk, address(), '1', 'ar');
    await walk.browser.click(() =>
      [...document.querySelectorAll('a')].find((link) => link.textContent === 'Check for new mail'),
    );
    const code = await walk.browser.until(() => document.querySelector('.code strong')?.textContent);
    assert.deepEqual(await subjects(), ['رمز التحقق الخاص بك · Meridian']);
    const password = 'open sesame';
    const form = { email: address(), password, enter_password: password, email_code: code };
    const body = new URLSearchParams(form);
    await succeeds(fetch(`${walk.storefront}/v3/pc/register`, { method: 'POST', body }));
  });

  test('axe finds no fault in it, empty or full, wide or narrow', async () => {
    await requestCode(walk, address(), '2', 'en');
    const found: string[] = [];
    for (const width of [1280, 390]) {
      await walk.browser.setSize(width, 900);
      await open('');
      found.push(...(await violations(walk.browser)));
      await open('?to=nobody@example.com');
      found.push(...(await violations(walk.browser)));
    }
    assert.deepEqual(found, []);
  });

  test('a narrow screen shows all of a long address', async () => {
    const long = `a-very-long-name-${'x'.repeat(40)}@${walk.browser.name}.shop.example.com`;
    await requestCode(walk, long, '1', 'fr');
    await walk.browser.setSize(390, 900);
    await open('');
    const overflow = await walk.browser.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    assert.equal(overflow, 0);
  });
});

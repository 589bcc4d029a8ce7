import assert from 'node:assert/strict';
import { test } from 'node:test';
import { succeeds } from '../server/test-app.js';
import { violationsAtTop } from './account-page.js';
import { heading, isCalm, textsOf } from './catalog-page.js';
import { inAnyEngine } from './in-each-engine.js';
import { openIn } from './language.js';

await inAnyEngine((walk) => {
  const first = async (query: string) => {
    const data = await succeeds(await fetch(`${walk.storefront}/v3/pc/goods/${query}`));
    const [one] = (data as { list: { slug: string; goods_name: string }[] }).list; // other tests check its shape
    assert(one);
    return one;
  };

  test('on a phone, the button is in reach wherever the page of a product is scrolled', async () => {
    const { browser, storefront } = walk;
    await browser.setSize(450, 844);
    const goods = await first('search?cat_id=801');
    await openIn(browser, 'en', `${storefront}/products/${goods.slug}`);
    await heading(browser, goods.goods_name);
    const bar = () => document.querySelector('.buy-bar:not([hidden]) button');
    await browser.evaluate(() => document.querySelector('.buy-acts')?.scrollIntoView({ block: 'center' }));
    await browser.until(() => document.querySelector('.buy-bar[hidden]') !== null);
    await browser.evaluate(() => document.querySelector('.specification')?.scrollIntoView());
    await browser.until(() => document.querySelector('.buy-bar:not([hidden]) button') !== null);
    await browser.click(bar);
    await browser.until(() => document.querySelector('.buy-bar [data-step="done"]') !== null);
  });

  test('on a phone, the price is on the first screen, below a name that appears once', async () => {
    const { browser, storefront } = walk;
    await browser.setSize(390, 844);
    const goods = await first('search?cat_id=801');
    await openIn(browser, 'en', `${storefront}/products/${goods.slug}`);
    await heading(browser, goods.goods_name);
    const place = await browser.evaluate(() => ({
      way: document.querySelector<HTMLElement>('.breadcrumbs [aria-current]')?.offsetHeight,
      price: document.querySelector('.product-side .price-now')?.getBoundingClientRect().bottom,
      bar: document.querySelector('.buy-bar')?.getBoundingClientRect().top || innerHeight,
    }));
    assert.equal(place.way, 0);
    assert(place.price !== undefined && place.price <= place.bar, JSON.stringify(place));
  });

  test('axe finds no fault in Arabic on a narrow screen, and nothing is too wide', async () => {
    const { browser, storefront } = walk;
    await browser.setSize(450, 844);
    const goods = await first('search?factory=1');
    const car = await first('list?brand=byd');
    for (const one of [goods, car]) {
      await openIn(browser, 'ar', `${storefront}/products/${one.slug}`);
      await textsOf(browser, 'main h1');
      await isCalm(browser);
      assert.deepEqual(await violationsAtTop(browser), []);
      assert.equal(
        await browser.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        ),
        0,
      );
    }
  });
});

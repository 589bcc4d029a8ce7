import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inAnyEngine } from './in-each-engine.js';
import { openIn } from './language.js';
import { listedCars } from './list.js';
import { fieldTexts, searchIsReady } from './search.js';

await inAnyEngine((walk) => {
  const page = () =>
    walk.browser.evaluate(() => {
      const { lang, dir } = document.documentElement;
      return { lang, dir };
    });

  /** Waits until the header's links are in a language, judging by the first two. */
  const hasLinks = (names: string) =>
    walk.browser.until(
      (expected) =>
        document
          .querySelector('storefront-header')
          ?.shadowRoot?.querySelector('nav')
          ?.textContent?.startsWith(expected),
      names,
    );

  /** Chooses languages in the page's language selector, one right after another. */
  const choose = (...langs: string[]) =>
    walk.browser.evaluate((languages) => {
      const choice = document.querySelector('storefront-language')?.shadowRoot?.querySelector('select');
      for (const lang of languages) {
        if (choice) choice.value = lang;
        choice?.dispatchEvent(new Event('change', { bubbles: true }));
      }
    }, langs);

  test('an Arabic shopper reads the page and the search from right to left, over a mirrored image', async () => {
    const { browser, storefront } = walk;
    await browser.setSize(1280, 900);
    await openIn(browser, 'ar', `${storefront}/`);
    await searchIsReady(browser);
    await hasLinks('الرئيسيةالسيارات');
    assert.deepEqual(await page(), { lang: 'ar', dir: 'rtl' });
    const hero = await browser.until(() => {
      const root = document.querySelector('storefront-car-search')?.shadowRoot;
      const image = root?.querySelector<HTMLImageElement>('[part=image]');
      const make = root?.querySelector('[role=combobox]')?.getBoundingClientRect();
      const text = root?.querySelector('[role=combobox] .value > *')?.getBoundingClientRect();
      return (
        image?.complete &&
        make &&
        text && {
          image: new URL(image.src).pathname,
          isLoaded: image.naturalWidth > 0,
          startsAtTheRight: make.right - text.right < text.left - make.left,
        }
      );
    });
    assert.deepEqual(hero, { image: '/media/hero-rtl.svg', isLoaded: true, startsAtTheRight: true });
    assert.deepEqual(await fieldTexts(browser), ['كل الماركات', 'كل الموديلات']);
  });

  test("a car's color and drive are shown in the shopper's language", async () => {
    const { browser, storefront } = walk;
    for (const [lang, drives, colors] of [
      ['ru', /^(Передний|Задний|Полный|4×4)$/, /^Иллюстрация: [а-яё -]+ .* \d{4}, вид [а-яё ]+$/],
      [
        'fr',
        /^(Traction|Propulsion|Intégrale|4×4)$/,
        /^Illustration\u00a0: .* \d{4} [a-zé ]+, vue [a-zè ]+$/,
      ],
    ] as const) {
      await openIn(browser, lang, `${storefront}/categories/ford`);
      await listedCars(browser);
      const [cars, petrol] = await browser.evaluate(() => [
        Array.from(document.querySelectorAll<HTMLImageElement>('.car-picture > img'), ({ alt }) => alt),
        Array.from(
          document.querySelectorAll('.car-card:has(.fuel-petrol) .car-specs div:last-child dd'),
          (fact) => `${fact.textContent}`,
        ),
      ]);
      for (const car of cars ?? []) assert.match(car, colors);
      assert(petrol?.length);
      for (const drive of petrol) assert.match(drive, drives);
    }
  });

  test('the last of several chosen languages applies immediately', async () => {
    const { browser, storefront } = walk;
    await openIn(browser, 'en', `${storefront}/`);
    await hasLinks('HomeCars');
    await browser.until(
      () =>
        document.querySelector('storefront-language')?.shadowRoot?.querySelector('select') instanceof Element,
    );
    await browser.evaluate(() => {
      Object.assign(window, { isStillHere: true });
    });
    await choose('ru', 'fr', 'ar');
    await browser.until(() => document.documentElement.lang === 'ar');
    await browser.until(() => document.title === 'سيارات للتصدير مع الشحن إلى جميع أنحاء العالم · Meridian');
    await hasLinks('الرئيسيةالسيارات');
    assert.deepEqual(await page(), { lang: 'ar', dir: 'rtl' });
    await choose('fr');
    await browser.until(() => document.documentElement.lang === 'fr');
    await hasLinks('AccueilVoitures');
    assert.deepEqual(await page(), { lang: 'fr', dir: 'ltr' });
    assert.equal(await browser.evaluate(() => 'isStillHere' in window), true);
  });

  test('the phone site has the same languages', async () => {
    const { browser, storefront } = walk;
    await openIn(browser, 'ar', `${storefront}/m/categories/kia`);
    await browser.until(() => document.querySelector('h1')?.textContent === 'سيارات Kia');
    assert.equal((await page()).dir, 'rtl');
    await browser.open(`${storefront}/m/categories`);
    assert.deepEqual(await fieldTexts(browser), ['كل الماركات', 'كل الموديلات']);
  });
});

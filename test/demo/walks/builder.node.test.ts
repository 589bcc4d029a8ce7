import assert from 'node:assert/strict';
import { after, afterEach, before } from 'node:test';
import { type Driver, drive } from '../../tools/drive.mjs';
import { chromium, testInChromium } from '../../tools/needs-chromium.js';
import { violations } from './axe.js';
import { writeCookie } from './cookies.js';
import { type OpenShop, openShop } from './in-each-engine.js';

let shop: OpenShop;
let browser: Driver;
before(async () => {
  if (!chromium) return;
  shop = await openShop();
  browser = await drive(chromium);
  await browser.setSize(1280, 800);
});
afterEach(() => assert.deepEqual(browser?.problems() ?? [], []));
after(async () => {
  await browser?.close();
  await shop?.close();
});

/** Opens the builder in a given language, because the machine's languages may differ. */
const open = (query: string, lang = 'en') =>
  browser.open(`${shop.storefront}/builder/?view.lang=${lang}&${query}`);

/** Waits until the preview has reported that its widget has rendered. */
const untilRendered = () =>
  browser.until(() => document.querySelector('.events-list')?.textContent?.includes('storefront-ready'));

declare global {
  interface Window {
    /** Lets the held timers run, each after its delay. */
    releaseTimers: () => void;
  }
}

/** Holds a page's longer timers, so that a busy machine's slow typing isn't taken for its end. Runs in the page. */
function holdTimers(): void {
  const { setTimeout: schedule, clearTimeout: cancel } = window;
  const held = new Map<number, () => number>();
  const started = new Map<number, number>();
  let last = 0;
  window.setTimeout = ((run: () => void, delay = 0, ...rest: unknown[]) => {
    const start = () => schedule(run, delay, ...rest);
    if (delay < 100) return start();
    last -= 1;
    held.set(last, start);
    return last;
  }) as typeof window.setTimeout;
  window.clearTimeout = (id) => {
    held.delete(Number(id));
    cancel(started.get(Number(id)) ?? id);
  };
  window.releaseTimers = () => {
    window.setTimeout = schedule;
    for (const [id, start] of held) started.set(id, start());
    held.clear();
  };
}

const find = (selector: string) => document.querySelector(selector);

testInChromium('a choice in the form appears in the preview, the URL, and the code', async () => {
  await open('widget=car-search');
  await untilRendered();
  await browser.click(find, '.check input');
  await browser.until(() => {
    const page = document.querySelector('iframe')?.contentDocument;
    return page?.querySelector('storefront-car-search')?.hasAttribute('compact');
  });
  await browser.until(() => location.search.includes('compact='));
  await browser.until(() =>
    document.querySelector('#code-panel pre')?.textContent?.includes('search compact>'),
  );
  const costs = await browser.evaluate(() => document.querySelector('.costs')?.textContent ?? '');
  assert.match(costs, /Files: \d+ before it shows, \d+ on demand.*widgets\/car-search\.js.*kB/);
});

testInChromium(
  'the time when the popup opens is chosen from a list with a number, and is in the code',
  async () => {
    await open('widget=prize-popup');
    await untilRendered();
    const code = (text: string) =>
      browser.until(
        (expected) => document.querySelector('#code-panel pre')?.textContent?.includes(expected),
        text,
      );
    /** Chooses a form of the value of an attribute, and returns what is in the field beside it, if there is one. */
    const choose = (name: string, form: string) =>
      browser.evaluate(
        async (attribute, value) => {
          const row = Array.from(document.querySelectorAll('.form-field')).find(
            (each) => each.querySelector('code')?.textContent === attribute,
          );
          const select = row?.querySelector('select');
          if (!select) throw new Error(`no list for ${attribute}`);
          select.value = value;
          select.dispatchEvent(new Event('change', { bubbles: true }));
          await new Promise(requestAnimationFrame);
          return row?.querySelector('input')?.value ?? null;
        },
        name,
        form,
      );
    assert.equal(await choose('trigger', 'exit'), null);
    await code('trigger="exit"');
    assert.equal(await choose('trigger', 'delay:#'), '5');
    await code('trigger="delay:5"');
    await browser.click(find, '.value-form input');
    await browser.press('0');
    await code('trigger="delay:50"');
    assert.equal(await choose('frequency', '#d'), '2');
    assert.equal(await choose('frequency', 'session'), null);
    await code('frequency="session"');
    await browser.until(() => location.search.includes('trigger=delay%3A50'));
  },
);

testInChromium('the preview updates only after a setting has been typed', async () => {
  await open('widget=footer');
  await untilRendered();
  await browser.evaluate(holdTimers);
  await browser.evaluate(() => {
    const preview = document.querySelector('.frame')?.closest('section');
    let frames = 0;
    const count = (records: MutationRecord[]) => {
      const added = records.flatMap(({ addedNodes }) => [...addedNodes]);
      frames += added.filter((node) => node instanceof Element && node.querySelector('iframe')).length;
      document.body.dataset.frames = String(frames);
    };
    count([]);
    if (preview) new MutationObserver(count).observe(preview, { childList: true, subtree: true });
    for (const part of document.querySelectorAll('details')) part.open = true;
  });
  await browser.click(() =>
    Array.from(document.querySelectorAll('.form-field'))
      .find((row) => row.querySelector('code')?.textContent === 'partner')
      ?.querySelector('input'),
  );
  await browser.press(...'cars-weekly');
  await browser.until(() => document.querySelector('#code-panel')?.textContent?.includes('cars-weekly'));
  const newFrames = () => browser.evaluate(() => document.body.dataset.frames);
  assert.equal(await newFrames(), '0');
  await browser.evaluate(() => window.releaseTimers());
  await browser.until(() =>
    document.querySelector('.events')?.textContent?.includes('"partner":"cars-weekly"'),
  );
  assert.equal(await newFrames(), '1');
});

testInChromium('in Arabic, the preview is in Arabic too, and reads from right to left', async () => {
  await open('widget=car-search', 'ar');
  await browser.until(() => {
    const page = document.querySelector('iframe')?.contentDocument;
    return (
      page?.documentElement.dir === 'rtl' &&
      page.querySelector('storefront-car-search')?.shadowRoot?.textContent?.includes('الماركة')
    );
  });
  const code = await browser.evaluate(() => document.querySelector('#code-panel pre')?.textContent ?? '');
  assert.doesNotMatch(code, /lang|rtl/);
});

testInChromium('arrow keys switch between the kinds of code, and the URL has the chosen one', async () => {
  await open('widget=footer');
  await browser.until(() => document.querySelector('#code-panel pre') !== null);
  await browser.evaluate(() => document.querySelector<HTMLElement>('#code-html')?.focus());
  await browser.press('ArrowLeft');
  await browser.until(() => document.activeElement?.id === 'code-tag-manager');
  await browser.press('Home', 'ArrowRight');
  await browser.until(() => document.querySelector('[role=tab][aria-selected=true]')?.id === 'code-strict');
  await browser.until(() => location.search.includes('view.code=strict'));
});

testInChromium('one press copies the code, and a message confirms it', async () => {
  await open('widget=footer&view.code=react');
  await untilRendered();
  await browser.until(() => document.querySelector('#code-panel pre') !== null);
  await browser.evaluate(() => {
    navigator.clipboard.writeText = async (text) => {
      document.body.dataset.copied = text;
    };
  });
  await browser.click(find, '#code-panel figure:last-of-type .copy-button');
  await browser.until(() => document.querySelector('#code-panel [role=status]:not(:empty)') !== null);
  const copied = await browser.evaluate(() => document.body.dataset.copied ?? '');
  assert.match(copied, /<Footer \/>/);
});

testInChromium('without JavaScript, the preview shows the plain form of the page', async () => {
  await open('widget=car-search&form=&view.speed=off');
  await browser.until(() => {
    const page = document.querySelector('iframe')?.contentDocument;
    return page?.querySelector('storefront-car-search form select') != null;
  });
  const isDefined = await browser.evaluate(
    () =>
      document.querySelector('iframe')?.contentDocument?.querySelector('storefront-car-search:defined') !=
      null,
  );
  assert.equal(isDefined, false);
});

testInChromium(
  'a link cannot have the preview send anything to another API, nor load its scripts',
  async () => {
    await open(
      'widget=sign-in&data-api=https://evil.example&data-google-sdk=https://evil.example/x.js&data-partner=p1',
    );
    await untilRendered();
    const data = await browser.evaluate(() => {
      const page = document.querySelector('iframe')?.contentDocument;
      return { ...page?.querySelector<HTMLScriptElement>('script[data-api]')?.dataset };
    });
    assert.equal(data.api, `${shop.storefront}/v3`);
    assert.equal(data.partner, 'p1');
    assert.equal(data.googleSdk, undefined);
  },
);

for (const [lang, note] of [
  ['en', /API and Google script.*ignored/],
  ['ru', /API и Скрипт Google.*пропущено/],
  ['ar', /واجهة API وسكربت Google.*تم تجاهل/],
  ['fr', /API et Script Google.*ignoré/],
] as const)
  testInChromium(`in ${lang}, each copy button lists the parts of a link that its code ignores`, async () => {
    await open(
      'widget=sign-in&data-api=https://evil.example&data-google-sdk=https://evil.example/x.js&data-partner=p1',
      lang,
    );
    await browser.until(() => document.querySelector('#code-panel pre') !== null);
    const page = await browser.evaluate(() => ({
      notes: [...document.querySelectorAll('.intro [role=note], #code-panel [role=note]')].map(
        ({ textContent }) => textContent ?? '',
      ),
      code: document.querySelector('#code-panel')?.textContent ?? '',
    }));
    assert.equal(page.notes.length, 2);
    for (const text of page.notes) assert.match(text, note);
    assert.doesNotMatch(page.code, /evil\.example/);
    assert.match(page.code, /data-partner="p1"/);
    await browser.until(() => !location.search.includes('evil'));
    await open('widget=sign-in&data-partner=p1', lang);
    await browser.until(() => document.querySelector('#code-panel pre') !== null);
    assert.equal(await browser.evaluate(() => document.querySelector('[role=note]')), null);
  });

testInChromium('the page is accessible, and fits a phone, in both directions', async () => {
  await open('widget=car-search&--storefront-accent=%23777777');
  await untilRendered();
  await browser.evaluate(() => {
    for (const part of document.querySelectorAll('details')) part.open = true;
  });
  assert.deepEqual(await violations(browser), []);
  await browser.setSize(390, 800);
  await open('widget=prize-popup&view.code=strict', 'ar');
  await browser.until(
    () => document.documentElement.dir === 'rtl' && document.querySelector('#code-panel pre') !== null,
  );
  assert.deepEqual(await violations(browser), []);
  const over = await browser.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await browser.setSize(1280, 800);
  assert.ok(over <= 0, `${over} px too wide`);
});

testInChromium('the preview makes a first visit’s API calls every time', async () => {
  const calls = async () => {
    await open('widget=car-search');
    await untilRendered();
    // The last one is for the visitor's ID.
    await browser.until(() => document.querySelector('.costs')?.textContent?.includes('API calls: 3'));
  };
  await calls();
  await browser.evaluate(() => localStorage.setItem('newuuid', '0b0e2a3c-8f6e-4c57-9d5e-2f1f6d0c4a11'));
  await calls();
});

testInChromium('the preview is in the builder’s language, whatever was chosen in the store', async () => {
  await open('widget=car-search');
  await writeCookie(browser, 'portal_NewLang=FR; path=/');
  await open('widget=car-search&make=byd');
  await untilRendered();
  const button = await browser.until(
    () =>
      document
        .querySelector('iframe')
        ?.contentDocument?.querySelector('storefront-car-search')
        ?.shadowRoot?.querySelector('[type=submit]')?.textContent,
  );
  assert.equal(button, 'Search');
  // What the server sends is in the same language.
  await browser.until(() =>
    document
      .querySelector('iframe')
      ?.contentDocument?.querySelector('storefront-car-search')
      ?.shadowRoot?.querySelector('h1, h2')
      ?.textContent?.includes('Your next car'),
  );
  await writeCookie(browser, 'portal_NewLang=; path=/; max-age=0');
});

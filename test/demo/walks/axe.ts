import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Driver } from '../../tools/drive.mjs';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Takes away at once what lies over a page for 1.5 s after it was changed; shell.node.test.ts looks at that. */
const liftVeil = (browser: Driver) =>
  browser.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.loading-overlay { display: none }');
    document.adoptedStyleSheets.push(sheet);
  });

/** What axe finds wrong with the page, shadow roots included. */
export async function violations(browser: Driver, rules: RunOptions['rules'] = {}): Promise<string[]> {
  await liftVeil(browser);
  // Until it is in view, and its texts are there, the footer is the page's own links.
  await browser.until(() => {
    const footer = document.querySelector('storefront-footer');
    const isBelow = !footer || footer.getBoundingClientRect().top > innerHeight;
    return isBelow || footer.shadowRoot?.querySelector('[part=footer]') != null;
  });
  // While something fades, its colors are on their way: what pulses for ever counts as it is.
  await browser.until(() => {
    const roots = [...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? []);
    const running = [document, ...roots].flatMap((root) => root.getAnimations());
    return running.every(
      ({ playState, effect }) => playState !== 'running' || effect?.getComputedTiming().endTime === Infinity,
    );
  });
  await browser.inject(axe);
  return browser.evaluate(
    async (options) => {
      // axe-core makes itself a global.
      const { run } = (window as unknown as { axe: { run(options: RunOptions): Promise<AxeResults> } }).axe;
      // Its rule on locked orientation reads stylesheets by an inline style, which the example pages' policy stops.
      const preload = !location.pathname.startsWith('/embeds/');
      const { violations } = await run({ ...options, preload });
      return violations.map(
        ({ id, nodes }) =>
          `${id}: ${nodes.map(({ target, any: [found] }) => `${target.join(' ')} (${found?.message})`).join(', ')}`,
      );
    },
    { resultTypes: ['violations'], rules } satisfies RunOptions,
  );
}

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Driver } from '../../tools/drive.mjs';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Removes the overlay that covers a page for 1.5 s after a change. shell.node.test.ts tests that overlay. */
const liftVeil = (browser: Driver) =>
  browser.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.loading-overlay { display: none }');
    document.adoptedStyleSheets.push(sheet);
  });

/** Returns what axe finds wrong with the page, including its shadow roots. */
export async function violations(browser: Driver, rules: RunOptions['rules'] = {}): Promise<string[]> {
  await liftVeil(browser);
  // Before its code is there, the footer shows all that the page has in it, partly outside of landmarks. Until it is in
  // view and has its texts, it only shows the page's own links.
  await browser.until(() => {
    const footer = document.querySelector('storefront-footer');
    const isBelow = footer?.shadowRoot && footer.getBoundingClientRect().top > innerHeight;
    return !footer || isBelow || footer.shadowRoot?.querySelector('[part=footer]') != null;
  });
  // Wait for fades, because their colors are not final. Endless animations are checked as they are.
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
      // axe-core exposes itself as a global.
      const { run } = (window as unknown as { axe: { run(options: RunOptions): Promise<AxeResults> } }).axe;
      // Its rule on locked orientation reads stylesheets with an inline style, which the example pages' policy blocks.
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

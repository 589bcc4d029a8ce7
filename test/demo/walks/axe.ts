import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Driver } from '../../tools/drive.mjs';

const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds wrong with the page, shadow roots included, once no veil of a change of page lies over it. */
export async function violations(browser: Driver, rules: RunOptions['rules'] = {}): Promise<string[]> {
  await browser.until(() => !document.querySelector('.loading-overlay')?.checkVisibility());
  await browser.inject(axe);
  return browser.evaluate(
    async (options) => {
      // axe-core makes itself a global.
      const { run } = (window as unknown as { axe: { run(options: RunOptions): Promise<AxeResults> } }).axe;
      const { violations } = await run(options);
      return violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
      );
    },
    { resultTypes: ['violations'], rules } satisfies RunOptions,
  );
}

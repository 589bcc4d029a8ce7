import assert from 'node:assert/strict';
import { before, it } from 'node:test';
import { chromium, withChromium } from '../../tools/needs-chromium.js';
import { type InstalledApp, installApp } from './installed-app.js';

/** How each runner reports that everything passed. */
const RUNNERS = {
  playwright: / 2 passed /,
  vitest: /Tests +2 passed/,
  'web-test-runner': /1 passed, 0 failed/,
};

withChromium('the recipes of the page "Test your page"', () => {
  let app: InstalledApp;
  before(async () => {
    app = await installApp('suites');
  });

  for (const [runner, passed] of Object.entries(RUNNERS))
    it(`passes in ${runner}`, async () => {
      assert.match(await app.run(runner, { CHROME_PATH: chromium?.path ?? '' }), passed);
    });
});

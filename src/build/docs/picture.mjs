/**
 * Creates the README's screenshot, `demo/screenshot.png`: the home page of a running demo, 1280 pixels wide. Run
 * `node src/build/docs/picture.mjs` during `npm start`. To use another address, pass it as the first argument.
 */

import { writeFileSync } from 'node:fs';
import puppeteer from 'puppeteer-core';
import sharp from 'sharp';
import { findChromium } from '../../../test/tools/find-chromium.mjs';

const [, , origin = 'http://localhost:4173'] = process.argv;

const browser = await puppeteer.launch({
  executablePath: await findChromium(),
  args: ['--no-sandbox', '--disable-dev-shm-usage'],
});
const page = await browser.newPage();
await page.setViewport({ width: 1280, height: 700 });
await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: 'light' }]);
await page.goto(`${origin}/`, { waitUntil: 'networkidle0' });
await page.waitForFunction(() => document.querySelector('storefront-car-search:state(ready)'));
const picture = await page.screenshot();
await browser.close();
writeFileSync('demo/screenshot.png', await sharp(picture).png({ palette: true, quality: 90 }).toBuffer());

/**
 * Creates the README's animation, `demo/moving.webp`, from the examples in the built documentation: a make is chosen,
 * and then the wheel turns. Run `node src/build/docs/moving-picture.mjs` after `npm run build`.
 */

import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import puppeteer from 'puppeteer-core';
import sharp from 'sharp';
import { findChromium } from '../../../test/tools/find-chromium.mjs';

const SIZE = { width: 800, height: 560 };
/** The factor that animations are slowed down by while screenshots are taken. */
const SLOWER = 12;
/** How long each frame of a movement is shown, in milliseconds. */
const FRAME = 70;

const app = new Hono()
  .get('/docs/*', serveStatic({ root: 'demo/build' }))
  .get('/dist/*', serveStatic({ root: '.' }));
const server = createServer(getRequestListener(app.fetch));
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
const browser = await puppeteer.launch({
  executablePath: await findChromium(),
  args: ['--no-sandbox', '--disable-dev-shm-usage'],
});
const page = await browser.newPage();
await page.setViewport(SIZE);

/** The pictures, each with how long it's shown, in milliseconds. */
const frames = [];
const take = async (delay) => frames.push({ delay, picture: await page.screenshot() });

async function open(name) {
  await page.goto(`http://127.0.0.1:${server.address().port}/docs/try/${name}.html?theme=light`);
  await page.waitForFunction(() => document.querySelector(':state(ready)'));
}

await open('elements-car-search-1');
await take(900);
await page.click('pierce/[part~=make] [role=combobox]');
await page.waitForSelector('pierce/[role=option]');
await take(700);
for (const key of ['ArrowUp', 'ArrowUp']) {
  await page.keyboard.press(key);
  await take(350);
}
await page.keyboard.press('Enter');
await page.waitForSelector('pierce/[role=option]', { hidden: true });
await take(1000);

await open('elements-prize-wheel-1');
// The prize is drawn at random. The animation always shows the same one.
await page.evaluate(() => {
  Math.random = () => 0.3;
});
await take(800);
const session = await page.createCDPSession();
await session.send('Animation.enable');
await session.send('Animation.setPlaybackRate', { playbackRate: 1 / SLOWER });
await page.click('pierce/[part~=button]');
const began = Date.now();
while (Date.now() - began < 3_800 * SLOWER) {
  const next = Date.now() + FRAME * SLOWER;
  await take(FRAME);
  await new Promise((resolve) => setTimeout(resolve, Math.max(0, next - Date.now())));
}
await session.send('Animation.setPlaybackRate', { playbackRate: 1 });
await page.waitForFunction(() =>
  document.querySelector('storefront-prize-wheel').shadowRoot.querySelector('[part~=award]'),
);
await take(2200);
await browser.close();
server.close();

const pictures = await Promise.all(frames.map(({ picture }) => sharp(picture).resize(560).toBuffer()));
const moving = await sharp(pictures, { join: { animated: true } })
  .webp({ quality: 55, effort: 6, loop: 0, delay: frames.map(({ delay }) => delay), minSize: true })
  .toBuffer();
writeFileSync('demo/moving.webp', moving);
console.log(`${frames.length} frames, ${Math.round(moving.length / 1000)} kB`);

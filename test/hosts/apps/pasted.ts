import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Kind } from '../../../demo/builder/choice/choice.js';
import type { Block } from '../../../demo/builder/snippets/block.js';
import { snippet } from '../../../demo/builder/snippets/index.js';
import { embed, PASTED, shop } from '../../demo/builder/choices.js';
import { assertStill } from '../../tools/layout-shift.js';
import { choose, showsMake } from './car-search-walk.js';
import { press, untilHidden, untilVisible, type Visit } from './visit.js';

/**
 * Pastes the builder's code into the files that it names.
 * @param root the prefix of these names
 * @returns the blocks that go elsewhere
 */
export async function paste(
  kind: Kind,
  widget: keyof typeof PASTED,
  api: string,
  folder: string,
  root = '',
): Promise<readonly Block[]> {
  const site = new URL(api).origin;
  const blocks = await snippet(kind, embed(PASTED[widget]), { ...shop, api, site });
  for (const { file, code, place } of blocks) {
    if (!file || place === 'page') continue;
    assert.ok(file.startsWith(root), file);
    const path = join(folder, file.slice(root.length));
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, code);
  }
  return blocks;
}

/** Pastes the blocks for a page's head into it. */
export function pasteIntoHead(file: string, blocks: readonly Block[]): void {
  const code = blocks.filter(({ place }) => place === 'page').map((block) => block.code);
  writeFileSync(file, readFileSync(file, 'utf8').replace('<!-- pasted -->', code.join('\n')));
}

/** Checks that the car search has its settings, doesn't shift the layout while it loads, and leads to the shop. */
export async function walkThroughPastedSearch(visit: Visit): Promise<void> {
  const { page, problems } = visit;
  await untilVisible(page, 'heading', 'Find "your" car');
  await showsMake(page, 'BYD');
  await untilVisible(page, 'button', 'Find my car');
  await assertStill(page);
  const color = await page.$eval('>>> [part~=button]', (button) => getComputedStyle(button).backgroundColor);
  assert.equal(color, 'rgb(11, 92, 173)');
  await choose(page, 'Model', 'Seal');
  await Promise.all([page.waitForNavigation(), press(page, 'Find my car')]);
  const { pathname, searchParams } = new URL(page.url());
  assert.equal(pathname, '/categories/byd');
  assert.deepEqual(Object.fromEntries(searchParams), { model: 'seal', partner: "o'neil & sons" });
  assert.deepEqual(problems, []);
}

/** Checks that a dialog's button opens it, and opens it again after it was closed. */
export async function walkThroughPastedDialog(visit: Visit): Promise<void> {
  const { page, problems } = visit;
  for (let time = 1; time <= 2; time++) {
    await press(page, 'Location');
    await untilVisible(page, 'heading', 'Choose your location');
    await page.keyboard.press('Escape');
    await untilHidden(page, 'heading', 'Choose your location');
  }
  await assertStill(page);
  assert.deepEqual(problems, []);
}

import type { Page } from 'puppeteer-core';

/** Opens the block editor with a new post, without the welcome tour. */
export async function newPost(page: Page, origin: string, title: string): Promise<void> {
  await page.goto(`${origin}/wp-admin/post-new.php`);
  await page.waitForFunction(`wp.data.select('core/preferences')`);
  await page.evaluate(`wp.data.dispatch('core/preferences').set('core/edit-post', 'welcomeGuide', false)`);
  await page.locator('.editor-post-title__input').fill(title);
}

/** Inserts a block from the list of all blocks. It's then selected, with its settings in the sidebar. */
export async function insertBlock(page: Page, title: string, name: string): Promise<void> {
  await page.locator('.edit-post-header-toolbar__inserter-toggle').click();
  await page.locator('.block-editor-inserter__search input').fill(title);
  await page.locator(`.editor-block-list-item-storefront-widgets-${name}`).click();
  await page.locator('.edit-post-header-toolbar__inserter-toggle').click();
}

/** Pastes a text at the caret, as if it had been copied from a page. */
export async function pasteText(page: Page, text: string): Promise<void> {
  await page.evaluate((pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    const options = { clipboardData, bubbles: true, cancelable: true };
    document.activeElement?.dispatchEvent(new ClipboardEvent('paste', options));
  }, text);
}

/** Returns a selector for the sidebar's field with a label. */
export const settingNamed = (label: string): string =>
  `.block-editor-block-inspector ::-p-xpath(.//input[@id=//label[normalize-space()="${label}"]/@for])`;

/** Publishes the post and returns its URL. */
export async function publishPost(page: Page): Promise<string> {
  await page.locator('.editor-post-publish-button__button').click();
  await page.locator('.editor-post-publish-panel .editor-post-publish-button').click();
  await page.locator('.post-publish-panel__postpublish-buttons a').wait();
  return page.$eval('.post-publish-panel__postpublish-buttons a', ({ href }) => href);
}

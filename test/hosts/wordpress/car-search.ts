import type { Page } from 'puppeteer-core';

/** Waits until the fields of the page's first car search show these texts. */
export async function fieldsSay(page: Page, ...texts: readonly string[]): Promise<void> {
  await page.waitForFunction(
    (expected) => {
      const root = document.querySelector('storefront-car-search')?.shadowRoot;
      const values = Array.from(root?.querySelectorAll('[role=combobox] .value') ?? []);
      return values.map((value) => value.textContent).join() === expected;
    },
    {},
    texts.join(),
  );
}

/** Chooses an option in the first list of the first car search, with the mouse. */
export async function choose(page: Page, name: string): Promise<void> {
  await page.locator('storefront-car-search >>> [role=combobox]').click();
  const option = await page.waitForFunction(
    (expected) => {
      const options = document
        .querySelector('storefront-car-search')
        ?.shadowRoot?.querySelectorAll('.option');
      return Array.from(options ?? []).find((row) => row.querySelector('.label')?.textContent === expected);
    },
    {},
    name,
  );
  await (await option.asElement()?.toElement('div'))?.click();
}

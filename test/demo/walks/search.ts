import type { Driver } from '../../tools/drive.mjs';

/** Waits until the first car search of the page shows its fields. */
export async function searchIsReady(browser: Driver): Promise<void> {
  await browser.until(
    () =>
      document.querySelector('storefront-car-search')?.shadowRoot?.querySelectorAll('[role=combobox]')
        .length === 2,
  );
}

/** What its two fields say, once it shows them. */
export async function fieldTexts(browser: Driver): Promise<string[]> {
  await searchIsReady(browser);
  return browser.evaluate(() => {
    const root = document.querySelector('storefront-car-search')?.shadowRoot;
    return Array.from(
      root?.querySelectorAll('[role=combobox] .value') ?? [],
      (value) => `${value.textContent}`,
    );
  });
}

/** Chooses a make and a model, and searches, by the keyboard alone. */
export async function searchByKeyboard(browser: Driver, make: string, model: string): Promise<void> {
  await searchIsReady(browser);
  await browser.evaluate(() => {
    const root = document.querySelector('storefront-car-search')?.shadowRoot;
    root?.querySelector<HTMLElement>('[role=combobox]')?.focus();
  });
  await browser.press(...make.toLowerCase(), 'Enter');
  await browser.until(
    (wanted) =>
      document.querySelector('storefront-car-search')?.shadowRoot?.querySelector('[role=combobox] .value')
        ?.textContent === wanted,
    make,
  );
  await browser.press('Tab', 'Tab'); // over the button that clears the make
  await browser.press(...model.toLowerCase(), 'Enter');
  await browser.until((texts) => {
    const root = document.querySelector('storefront-car-search')?.shadowRoot;
    const values = Array.from(root?.querySelectorAll('[role=combobox] .value') ?? []);
    return values.map((value) => value.textContent).join() === texts;
  }, [make, model].join());
  await browser.press('Tab', 'Enter');
}

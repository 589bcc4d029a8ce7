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

/**
 * Opens the list that has the focus by a letter, and goes down to an option. Further letters would narrow it, but only
 * those that come soon enough: on a busy machine each would be the first of another word.
 */
async function pick(browser: Driver, name: string): Promise<void> {
  const active = (previous: string) =>
    browser.until((before) => {
      const root = document.querySelector('storefront-car-search')?.shadowRoot;
      const text = root?.querySelector('.option.active .label')?.textContent;
      return text === before ? null : text;
    }, previous);
  await browser.press(name.charAt(0).toLowerCase());
  for (let at = await active(''); at !== name; at = await active(at)) await browser.press('ArrowDown');
  await browser.press('Enter');
}

/** Chooses a make and a model, and searches, by the keyboard alone. */
export async function searchByKeyboard(browser: Driver, make: string, model: string): Promise<void> {
  await searchIsReady(browser);
  await browser.evaluate(() => {
    const root = document.querySelector('storefront-car-search')?.shadowRoot;
    root?.querySelector<HTMLElement>('[role=combobox]')?.focus();
  });
  await pick(browser, make);
  await browser.until(
    (wanted) =>
      document.querySelector('storefront-car-search')?.shadowRoot?.querySelector('[role=combobox] .value')
        ?.textContent === wanted,
    make,
  );
  await browser.press('Tab', 'Tab'); // over the button that clears the make
  await pick(browser, model);
  await browser.until((texts) => {
    const root = document.querySelector('storefront-car-search')?.shadowRoot;
    const values = Array.from(root?.querySelectorAll('[role=combobox] .value') ?? []);
    return values.map((value) => value.textContent).join() === texts;
  }, [make, model].join());
  await browser.press('Tab', 'Enter');
}

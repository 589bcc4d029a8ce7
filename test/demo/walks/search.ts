import type { Driver } from '../../tools/drive.mjs';

/** Waits until the first car search of the page shows its fields. */
export async function searchIsReady(browser: Driver): Promise<void> {
  await browser.until(
    () =>
      document.querySelector('storefront-car-search')?.shadowRoot?.querySelectorAll('[role=combobox]')
        .length === 2,
  );
}

/** Returns the texts of its two fields, once it shows them. */
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
 * Opens the focused list by typing a letter, and moves down to an option. More letters would narrow the list, but only
 * if they came quickly enough: on a busy machine, each would start a new word.
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

/** Chooses a make and a model, and searches, with only the keyboard. */
export async function searchByKeyboard(browser: Driver, make: string, model: string): Promise<void> {
  await searchIsReady(browser);
  await browser.evaluate(() => {
    const root = document.querySelector('storefront-car-search')?.shadowRoot;
    root?.querySelector<HTMLElement>('[role=combobox]')?.focus();
  });
  await pick(browser, make);
  await browser.until(
    (expected) =>
      document.querySelector('storefront-car-search')?.shadowRoot?.querySelector('[role=combobox] .value')
        ?.textContent === expected,
    make,
  );
  await browser.press('Tab', 'Tab'); // past the button that clears the make
  await pick(browser, model);
  await browser.until((texts) => {
    const root = document.querySelector('storefront-car-search')?.shadowRoot;
    const values = Array.from(root?.querySelectorAll('[role=combobox] .value') ?? []);
    return values.map((value) => value.textContent).join() === texts;
  }, [make, model].join());
  await browser.press('Tab', 'Enter');
}

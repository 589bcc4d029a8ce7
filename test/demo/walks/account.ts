import type { Driver } from '../../tools/drive.mjs';
import { writeCookie } from './cookies.js';

/** The shopper that the demo is seeded with. */
export const demoShopper = { email: 'demo@example.com', password: 'demo123' };

/** The sign-in in the page, and the dialog that opens over it. */
export const page = 'storefront-sign-in[page]';
export const dialog = 'storefront-sign-in:not([page])';

/** Types into fields of a sign-in by name, replacing their contents. */
export async function fillIn(browser: Driver, signIn: string, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    const field = `${signIn} input[name=${name}]`;
    await browser.click((selector) => document.querySelector(selector), field);
    await browser.evaluate((selector) => document.querySelector<HTMLInputElement>(selector)?.select(), field);
    await browser.insert(value);
    await browser.until(
      (selector, typed) => document.querySelector<HTMLInputElement>(selector)?.value === typed,
      field,
      value,
    );
  }
}

/** Puts a text into a field of a sign-in in one go, as pasting does. */
export const pasteIn = (browser: Driver, signIn: string, name: string, text: string): Promise<void> =>
  browser.evaluate(
    (selector, pasted) => {
      const field = document.querySelector<HTMLInputElement>(selector);
      if (!field) throw new Error(`No ${selector}`);
      field.focus();
      field.value = pasted;
      field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
    },
    `${signIn} input[name=${name}]`,
    text,
  );

/** Clicks a button or a link of a sign-in by its text, in its light DOM or its shadow root. */
export async function clickIn(browser: Driver, signIn: string, text: string): Promise<void> {
  await browser.click(
    (selector, expected) => {
      const element = document.querySelector(selector);
      return [element, element?.shadowRoot]
        .flatMap((root) => Array.from(root?.querySelectorAll('button, a') ?? []))
        .find((control) => control.checkVisibility() && control.textContent?.trim() === expected);
    },
    signIn,
    text,
  );
}

/** Waits until a sign-in shows a text. */
export async function waitForText(browser: Driver, signIn: string, text: string): Promise<void> {
  await browser.until(
    (selector, expected) => {
      const element = document.querySelector(selector);
      return [element, element?.shadowRoot].some((root) => root?.textContent?.includes(expected));
    },
    signIn,
    text,
  );
}

/**
 * Waits for a mail, and returns the code in it. Works only on a page of the storefront.
 * @param nth which mail to that address, starting from 1
 */
export function mailedCode(browser: Driver, to: string, nth: number): Promise<string> {
  return browser.until(
    async (address, index) => {
      const reply = await fetch(`/dev/mail.json?to=${encodeURIComponent(address)}`);
      const mails: { id: number; text: string }[] = await reply.json();
      const mail = mails.sort((a, b) => a.id - b.id)[index - 1];
      return mail && /^\d{6}$/m.exec(mail.text)?.[0];
    },
    to,
    nth,
  );
}

/** Waits until the header says that a shopper with this name, or with null nobody, is signed in. */
export async function headerSays(browser: Driver, name: string | null): Promise<void> {
  await browser.until((expected) => {
    const button = document
      .querySelector('storefront-account-menu')
      ?.shadowRoot?.querySelector('[part=button]');
    return button?.textContent && (button.querySelector('bdi')?.textContent ?? null) === expected;
  }, name);
}

/** Opens the header's account menu, and clicks one of its parts: `sign-in`, `sign-out` or `link`. */
export async function clickInMenu(browser: Driver, part: string): Promise<void> {
  const inMenu = (selector: string) =>
    document.querySelector('storefront-account-menu')?.shadowRoot?.querySelector(selector);
  await browser.click(inMenu, '[part=button]');
  await browser.click(inMenu, `[part=${part}]`);
}

/** Forgets who is signed in, as a browser does when its data is deleted. */
export async function forget(browser: Driver): Promise<void> {
  await browser.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  for (const name of ['portal_myCookie', 'portal_userInfo'])
    await writeCookie(browser, `${name}=; path=/; max-age=0`);
}

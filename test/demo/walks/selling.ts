import { sendToServer } from '../../../demo/server/operator/commands.js';
import type { Driver } from '../../tools/drive.mjs';

/** Types into fields of the page's form by name, replacing their contents. */
export async function write(browser: Driver, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    await browser.click((field) => document.querySelector(`main form [name=${field}]`), name);
    await browser.evaluate(
      (field) => document.querySelector<HTMLInputElement>(`main form [name=${field}]`)?.select(),
      name,
    );
    await browser.insert(value);
    await browser.until(
      (field, typed) =>
        document.querySelector<HTMLInputElement>(`main form [name=${field}]`)?.value === typed,
      name,
      value,
    );
  }
}

/** Chooses an option of a select by its value, as its native list does. */
export const select = (browser: Driver, name: string, value: string) =>
  browser.evaluate(
    (field, choice) => {
      const control = document.querySelector<HTMLSelectElement>(`main form select[name=${field}]`);
      if (control === null) throw new Error(`no select ${field}`);
      // React notices only changes made with the prototype's setter.
      Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')?.set?.call(control, choice);
      control.dispatchEvent(new Event('change', { bubbles: true }));
      control.dispatchEvent(new Event('input', { bubbles: true }));
    },
    name,
    value,
  );

/** Clicks a radio button or a checkbox of the form by its name and value. */
export const tick = (browser: Driver, name: string, value: string) =>
  browser.click(
    (field, choice) =>
      document.querySelector(`main form input[name=${field}][value="${choice}"]`)?.closest('label'),
    name,
    value,
  );

/** Puts a file into a file field, as the browser's dialog does. */
export const putFile = (browser: Driver, label: string, name: string, content: string, type: string) =>
  browser.evaluate(
    (named, fileName, text, fileType) => {
      const input = Array.from(document.querySelectorAll<HTMLInputElement>('input[type=file]')).find(
        (each) => each.getAttribute('aria-label') === named,
      );
      if (input === undefined) throw new Error(`no field "${named}"`);
      const files = new DataTransfer();
      files.items.add(new File([text], fileName, { type: fileType }));
      input.files = files.files;
      input.dispatchEvent(new Event('change', { bubbles: true }));
    },
    label,
    name,
    content,
    type,
  );

/** Returns the names of the fields that are marked as wrong, in page order. */
export const wrongFields = (browser: Driver) =>
  browser.evaluate(() =>
    Array.from(document.querySelectorAll('.form-field'), (field) =>
      field.querySelector('.form-wrong') ? (field.querySelector('[name]')?.getAttribute('name') ?? '') : '',
    ).filter(Boolean),
  );

/** Returns what the shop of a data folder answers its operator. The server's tests cover the command itself. */
export async function review(dataDir: string, ...args: string[]): Promise<string> {
  const answer = await sendToServer(dataDir, ['sellers', ...args]);
  if (answer === null) throw new Error('The server does not listen to its operator');
  return answer.text;
}

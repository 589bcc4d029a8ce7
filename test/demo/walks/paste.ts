import type { Driver } from '../../tools/drive.mjs';

/** Pastes a text into the page's field of this name. If no script handles it, the field stays as it was. */
export const pasteInto = (browser: Driver, name: string, text: string) =>
  browser.evaluate(
    (field, pasted) => {
      const input = document.querySelector<HTMLInputElement>(`main form [name=${field}]`);
      if (!input) throw new Error(`no field ${field}`);
      input.focus();
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', pasted);
      input.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true, composed: true }),
      );
      return input.value;
    },
    name,
    text,
  );

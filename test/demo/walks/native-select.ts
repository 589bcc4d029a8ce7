import type { Driver } from '../../tools/drive.mjs';

/**
 * Chooses an option of the focused select, moving down to it. Letters would be faster, but the Chromium that the
 * dependencies carry ignores them.
 */
export async function chooseByKeyboard(browser: Driver, option: string): Promise<void> {
  const chosen = (previous: string | null) =>
    browser.until((before) => {
      const select = document.activeElement;
      const text = select instanceof HTMLSelectElement ? select.selectedOptions[0]?.text : null;
      return text === before ? null : text;
    }, previous);
  for (let at = await chosen(null); at !== option; at = await chosen(at)) await browser.press('ArrowDown');
}

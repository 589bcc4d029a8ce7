import type { Driver } from '../../tools/drive.mjs';

/**
 * Chooses an option of the focused select by typing its first letter, and moves down to it. More letters would narrow
 * the choice, but only if they came quickly enough: on a busy machine, each would start a new word.
 */
export async function chooseByKeyboard(browser: Driver, option: string): Promise<void> {
  const chosen = (previous: string) =>
    browser.until((before) => {
      const select = document.activeElement;
      const text = select instanceof HTMLSelectElement ? select.selectedOptions[0]?.text : null;
      return text === before ? null : text;
    }, previous);
  const first = await browser.evaluate(() => {
    const select = document.activeElement;
    return (select instanceof HTMLSelectElement && select.selectedOptions[0]?.text) || '';
  });
  await browser.press(option.charAt(0).toLowerCase());
  for (let at = await chosen(first); at !== option; at = await chosen(at)) await browser.press('ArrowDown');
}

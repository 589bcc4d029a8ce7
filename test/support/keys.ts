import { sendKeys } from '@web/test-runner-commands';
import { engine } from './engine.js';

/** What WebDriver calls the keys that the launcher of WebKit has no name for. */
const inWebKit: Readonly<Record<string, string>> = { PageUp: '\uE00E', PageDown: '\uE00F' };

/** Presses keys one after the other, on the real keyboard: `press('ArrowDown', 'Enter')`; the space is `' '`. */
export async function press(...keys: string[]): Promise<void> {
  for (const key of keys) await sendKeys({ press: (engine === 'webkit' && inWebKit[key]) || key });
}

/** Types a text, letter for letter. */
export const type = (text: string): Promise<void> => press(...text);

/** Presses a key together with Alt. The driver of WebKit holds no key down: there the event is made by hand. */
export async function pressWithAlt(key: string): Promise<void> {
  if (engine === 'webkit') return sendKeyDown({ key, altKey: true });
  await sendKeys({ down: 'Alt' });
  await sendKeys({ press: key });
  await sendKeys({ up: 'Alt' });
}

/** Tells the focused field of a key that no keyboard of a test has. */
export function sendKeyDown(init: KeyboardEventInit): void {
  let target: Element | null = document.activeElement;
  while (target?.shadowRoot?.activeElement) target = target.shadowRoot.activeElement;
  target?.dispatchEvent(
    new KeyboardEvent('keydown', { bubbles: true, composed: true, cancelable: true, ...init }),
  );
}

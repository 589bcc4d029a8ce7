import { sendKeys } from '@web/test-runner-commands';
import { engine } from './engine.js';

/** WebDriver's codes for the keys that the WebKit launcher has no names for. */
const inWebKit: Readonly<Record<string, string>> = { PageUp: '\uE00E', PageDown: '\uE00F' };

/** Presses keys one after another, on the real keyboard: `press('ArrowDown', 'Enter')`. The space bar is `' '`. */
export async function press(...keys: string[]): Promise<void> {
  for (const key of keys) await sendKeys({ press: (engine === 'webkit' && inWebKit[key]) || key });
}

/** Types a text, letter by letter. */
export const type = (text: string): Promise<void> => press(...text);

/** Presses a key together with Alt. WebKit's driver can't hold keys down, so this dispatches the event there. */
export async function pressWithAlt(key: string): Promise<void> {
  if (engine === 'webkit') return sendKeyDown({ key, altKey: true });
  await sendKeys({ down: 'Alt' });
  await sendKeys({ press: key });
  await sendKeys({ up: 'Alt' });
}

/** Dispatches a keydown event to the focused field, for keys that tests can't press on a keyboard. */
export function sendKeyDown(init: KeyboardEventInit): void {
  let target: Element | null = document.activeElement;
  while (target?.shadowRoot?.activeElement) target = target.shadowRoot.activeElement;
  target?.dispatchEvent(
    new KeyboardEvent('keydown', { bubbles: true, composed: true, cancelable: true, ...init }),
  );
}

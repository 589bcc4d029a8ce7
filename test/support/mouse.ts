import { resetMouse, sendMouse } from '@web/test-runner-commands';
import { engine } from './engine.js';

/** What the pointer is over, and where it was pressed. */
let under: Element | null = null;
let pressed: Element | null = null;

const send = (type: 'pointerdown' | 'pointerup') =>
  under?.dispatchEvent(new PointerEvent(type, { bubbles: true, composed: true, cancelable: true }));

/** The mouse. WebKit's driver has none: there, the elements get the events that it would cause. */
export const mouse =
  engine === 'webkit'
    ? {
        async moveTo(x: number, y: number) {
          under = document.elementFromPoint(x, y);
        },
        async press() {
          pressed = under;
          send('pointerdown');
        },
        async release() {
          send('pointerup');
          if (pressed === under && under instanceof HTMLElement) under.click();
        },
        async reset() {
          under = null;
        },
      }
    : {
        moveTo: (x: number, y: number) =>
          sendMouse({ type: 'move', position: [Math.round(x), Math.round(y)] }),
        press: () => sendMouse({ type: 'down' }),
        release: () => sendMouse({ type: 'up' }),
        reset: resetMouse,
      };

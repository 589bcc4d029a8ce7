import { sendMouse } from '@web/test-runner-commands';
import { type ReactNode, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { Frame } from '../../src/element/Frame.js';
import { adoptStyles } from '../../src/ui/adopt-styles.js';
import dialogStyles from '../../src/ui/dialog/Dialog.css';
import { Dialog, type DialogProps } from '../../src/ui/dialog/Dialog.js';
import tokens from '../../src/ui/tokens.css';
import { engine } from '../support/engine.js';
import { until } from '../support/until.js';

const frame = {
  host: { element: document.body, emit: () => true, update: () => {}, expose: () => () => {}, settle() {} },
  lang: 'en',
  dir: null,
  accent: null,
  api: '',
  pageKey: '',
  message: null,
  clearMessage: () => {},
  reportFailure: async () => null,
} as const;

export const ends: (() => void)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) end();
  await null;
});

export type Given = Partial<DialogProps> & { readonly inner?: ReactNode };

/** Adds a host with a dialog in its shadow root, which closes for the shopper as a widget's dialog does. */
export function stage({ children = <p>Text</p>, ...props }: Given = {}) {
  const opener = document.createElement('button');
  opener.textContent = 'Open';
  const host = document.createElement('div');
  const root = host.attachShadow({ mode: 'open' });
  adoptStyles(root, [tokens, dialogStyles]);
  document.body.append(opener, host);
  let closes = 0;
  let set: (next: Given) => void = () => {};
  function View(): ReactNode {
    const [state, setState] = useState<Given>({ open: false });
    set = (next) => setState((before) => ({ ...before, ...next }));
    return (
      <Frame frame={frame}>
        <Dialog
          open={false}
          title="Choose"
          closeLabel="Close"
          onClose={() => {
            closes += 1;
            setState((before) => ({ ...before, open: false }));
          }}
          {...props}
          {...state}
        >
          {state.children ?? children}
        </Dialog>
        {state.inner}
      </Frame>
    );
  }
  const view: Root = createRoot(root as unknown as DocumentFragment); // React accepts a shadow root like a fragment
  view.render(<View />);
  ends.push(() => {
    view.unmount();
    host.remove();
    opener.remove();
  });
  const find = () => root.querySelector('dialog');
  return {
    host,
    root,
    opener,
    view,
    set: (next: Given) => set(next),
    closes: () => closes,
    find,
    async open(more: Given = {}) {
      await until(() => root.querySelector('.base'));
      opener.focus();
      set({ open: true, ...more });
      await until(() => find()?.matches(':modal'), 'it did not open');
      const dialog = find();
      if (!dialog) throw new Error('it is open');
      return dialog;
    },
    closed: () => until(() => !find(), 'it stayed'),
  };
}

type Point = [number, number];

/** Presses the mouse at one point, and releases it at another. WebKit's driver has no mouse, so it gets events. */
export async function drag(from: Point, to: Point, dialog: HTMLElement): Promise<void> {
  if (engine === 'webkit') {
    const pressed = document.elementFromPoint(...from)?.shadowRoot?.elementFromPoint(...from) ?? dialog;
    pressed.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true }));
    dialog.click(); // the element that contains both points
    return;
  }
  await sendMouse({ type: 'move', position: from });
  await sendMouse({ type: 'down' });
  await sendMouse({ type: 'move', position: to });
  await sendMouse({ type: 'up' });
}

/** Finishes all animations, so that positions can be measured. */
export const still = (root: ShadowRoot) => {
  for (const animation of root.getAnimations()) animation.finish();
};

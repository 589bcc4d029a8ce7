import { setTimeout } from 'node:timers/promises';
import { type BenchPage, evaluate } from './browser.js';
import { versionOf } from './peers.js';

/** A page with a usable make field, ours or a peer's. */
export interface Subject {
  readonly name: string;
  readonly path: string;
  /** An expression for when a make can be chosen. */
  readonly usable: string;
  /** An expression for the field that opens the makes. */
  readonly field: string;
  /** An expression for whether the makes are visible. */
  readonly shown: string;
}

const makeField = `document.querySelector('storefront-car-search').shadowRoot.querySelector('[part=make] [role=combobox]')`;
const list = `document.querySelector('storefront-car-search').shadowRoot.querySelector('[role=listbox] [role=option]')`;

export const ours: Subject = {
  name: '**storefront-car-search**, by the loader',
  path: '/ours',
  usable: 'bench.whenSearchUsable()',
  field: makeField,
  shown: `${list}?.checkVisibility()`,
};

export const subjects: readonly Subject[] = [
  ours,
  { ...ours, name: '**storefront-car-search**, by the classic script', path: '/classic' },
  {
    name: versionOf('@awesome.me/webawesome'),
    path: '/webawesome',
    usable: 'bench.whenUsable()',
    field: `document.querySelector('wa-select').shadowRoot.querySelector('[role=combobox]')`,
    shown: `document.querySelector('wa-option').getBoundingClientRect().height > 0`,
  },
  {
    name: versionOf('@algolia/autocomplete-js'),
    path: '/autocomplete',
    usable: 'bench.whenUsable()',
    field: `document.querySelector('#make input')`,
    shown: `document.querySelector('.aa-Item')?.checkVisibility()`,
  },
];

/** The browser's own selects. Their list isn't part of the page, so the page can't see it open. */
export const native = {
  name: 'two native selects, unstyled: the floor',
  path: '/native',
  usable: 'bench.whenUsable()',
} as const;

/** Returns where the center of the element is that an expression returns, in CSS pixels. */
const centerOf = (target: BenchPage, field: string): Promise<[x: number, y: number]> =>
  evaluate(
    target,
    `(() => { const { x, y, width, height } = ${field}.getBoundingClientRect(); return [x + width / 2, y + height / 2]; })()`,
  );

/** Clicks the center of the element that an expression returns, with the mouse, all in one moment. */
export async function click(target: BenchPage, field: string): Promise<void> {
  await target.page.mouse.click(...(await centerOf(target, field)));
}

/** How long a hand rests on what it is about to press, and how long it keeps the button down, in milliseconds. */
const pace = { rests: 150, presses: 80 };

/** Clicks like {@link click}, at the pace of a hand: the press isn't in one frame with the hover before it. */
export async function clickByHand(target: BenchPage, field: string): Promise<void> {
  const [x, y] = await centerOf(target, field);
  await target.page.mouse.move(x, y);
  await setTimeout(pace.rests);
  await target.page.mouse.click(x, y, { delay: pace.presses });
}

/** One interaction, as seen by the page. */
export interface Interaction {
  readonly timeStamp: number;
  /** Milliseconds from the event to the task after the frame that showed its result. */
  readonly took: number;
}

/** Performs an action and waits until the page shows the result of the event with that type. */
export async function interact(
  target: BenchPage,
  type: 'pointerdown' | 'keydown' | 'click',
  shown: string,
  act: () => Promise<unknown>,
): Promise<Interaction> {
  await target.page.evaluate(`void (window.measured = bench.interaction('${type}', () => ${shown}))`);
  await act();
  const interaction = await evaluate<Interaction | null>(target, 'Promise.race([measured, bench.late()])');
  if (!interaction) throw new Error(`After ${type} this never held: ${shown}`);
  return interaction;
}

// engines: all
import { expect, nextFrame } from '@open-wc/testing';
import { configure, setBigdata } from '../../src/state/store.js';
import { menu, opener, signIn as signInToMenu } from '../account-menu/menu-page.js';
import { openServer, wheelWithPrizes } from '../prize-wheel/wheel-page.js';
import { readyCarSearch, startApi } from '../support/car-search.js';

/** Backgrounds of a page without `color-scheme`, each with the page's own text color, which can be read on it. */
const pages = [
  ['#ffffff', '#222222'],
  ['#f5f0e6', '#3b2f1e'],
  ['#fde047', '#422006'],
  ['#9ca3af', '#000000'],
  ['#808080', '#000000'],
  ['#c2410c', '#ffffff'],
  ['#7c3aed', '#ffffff'],
  ['#166534', '#ffffff'],
  ['#0b1f33', '#ffffff'],
  ['#000000', '#eeeeee'],
] as const;

/** WCAG 2.2, success criterion 1.4.3. */
const least = 4.5;

type Color = readonly [red: number, green: number, blue: number, alpha: number];

const canvas = Object.assign(document.createElement('canvas'), { width: 1, height: 1 });
const context = canvas.getContext('2d', { willReadFrequently: true });

/** Returns a CSS color's channels, from 0 to 255, whatever its notation. */
function colorOf(css: string): Color {
  if (!context) throw new Error('no canvas');
  context.clearRect(0, 0, 1, 1);
  context.fillStyle = css;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data;
  return [red, green, blue, alpha];
}

const parentOf = (element: Element): Element | null => {
  if (element.assignedSlot) return element.assignedSlot;
  const root = element.getRootNode();
  return element.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
};

/** Returns the first opaque background behind an element. */
function backgroundOf(element: Element | null): Color {
  for (let each = element; each; each = parentOf(each)) {
    const color = colorOf(getComputedStyle(each).backgroundColor);
    if (color[3] === 255) return color;
  }
  return [255, 255, 255, 255];
}

const luminance = ([red, green, blue]: Color): number => {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

function contrastOf(element: Element): number {
  const [one, other] = [
    luminance(colorOf(getComputedStyle(element).color)),
    luminance(backgroundOf(element)),
  ];
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** Returns the visible texts of a widget that can't be read. What is drawn on the wheel itself has its own ground. */
const unreadable = ({ shadowRoot }: Element): string[] =>
  [...(shadowRoot?.querySelectorAll<HTMLElement>('*') ?? [])]
    .filter((each) => [...each.childNodes].some((node) => node instanceof Text && node.data.trim() !== ''))
    .filter((each) => each.offsetWidth > 1 && !each.closest('.disc, style'))
    .filter((each) => contrastOf(each) < least)
    .map((each) => `“${each.textContent}” ${contrastOf(each).toFixed(1)}`);

const widgets: Readonly<Record<string, () => Promise<Element>>> = {
  'account menu': async () => {
    signInToMenu();
    return menu();
  },
  'prize wheel': () => {
    setBigdata({ prizeInfo: { status: 'idle' } });
    openServer();
    return wheelWithPrizes();
  },
  'compact car search with a heading': () => {
    startApi();
    return readyCarSearch(
      '<storefront-car-search compact heading="Find a car" subheading="All of them"></storefront-car-search>',
    );
  },
};

describe('on a page without color-scheme', () => {
  const { style } = document.body;
  afterEach(() => {
    style.removeProperty('background');
    style.removeProperty('color');
    style.removeProperty('--storefront-text');
    configure({ themeColor: null });
  });

  for (const [name, add] of Object.entries(widgets))
    for (const own of ['the page’s text', 'no text'] as const)
      it(`the ${name} is legible on any background of a page that gives a color to ${own}`, async () => {
        const element = await add();
        const faults: string[] = [];
        for (const [background, color] of pages) {
          style.background = background;
          if (own !== 'no text') style.color = color;
          await nextFrame();
          faults.push(...unreadable(element).map((text) => `${text} on ${background}`));
        }
        expect(faults).to.deep.equal([]);
      });

  it('keeps its own colors where they are legible, also in a dark part of the page with color-scheme', async () => {
    const element = await menu(
      `<div style="color-scheme: dark; background: #111"><storefront-account-menu></storefront-account-menu></div>`,
    );
    expect(getComputedStyle(opener(element)).color).to.equal('rgb(241, 245, 249)');
  });

  it('still applies the page’s own --storefront-text', async () => {
    const element = await menu();
    style.setProperty('--storefront-text', 'rgb(1, 2, 3)');
    expect(getComputedStyle(opener(element)).color).to.equal('rgb(1, 2, 3)');
  });
});

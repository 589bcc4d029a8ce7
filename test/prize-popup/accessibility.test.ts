import { expect } from '@open-wc/testing';
import 'axe-core/axe.min.js';
import { executeServerCommand } from '@web/test-runner-commands';
import type Axe from 'axe-core';
import { engine } from '../support/engine.js';
import { press } from '../support/keys.js';
import { isItsTurn } from '../support/once.js';
import { until } from '../support/until.js';
import {
  button,
  dialog,
  gift,
  isClosed,
  openPopup,
  openServer,
  type PopupElement,
  tiles,
  time,
} from './popup-page.js';

/** axe-core exposes itself as a global. */
declare const axe: typeof Axe;

const states: Readonly<Record<string, (lang: string) => Promise<PopupElement>>> = {
  'with pictures': async (lang) => {
    openServer();
    return openPopup(`open lang="${lang}"`);
  },
  'without pictures': async (lang) => {
    openServer({ '/pc/index/giftPop': () => ({ end_time: 1, two: [{ status: 2 }, { status: 3 }] }) });
    return openPopup(`open lang="${lang}"`);
  },
  'in dark mode': async (lang) => {
    openServer();
    return openPopup(`open lang="${lang}" style="color-scheme: dark"`);
  },
};

/** Finishes all animations, and waits until nothing moves. */
async function finishAnimations(element: Element): Promise<void> {
  for (const animation of element.shadowRoot?.getAnimations() ?? []) animation.finish();
  await until(() =>
    dialog(element)
      ?.getAnimations()
      .every(({ playState }) => playState === 'finished'),
  );
}

describe('axe finds no fault with the popup', () => {
  for (const [language, lang] of ['en', 'ar'].entries())
    for (const [state, make] of Object.entries(states).filter((_, index) => isItsTurn(index, language)))
      it(`${state}, ${lang}`, async () => {
        const element = await make(lang);
        await finishAnimations(element);
        const { violations, passes } = await axe.run(element, {
          // These rules are for whole pages.
          rules: { region: { enabled: false }, 'page-has-heading-one': { enabled: false } },
        });
        expect(
          violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`),
        ).to.deep.equal([]);
        expect(passes.length).to.be.greaterThan(3);
      });
});

describe('the popup and the keyboard', () => {
  it('gets the focus, has its buttons in order, and returns the focus', async () => {
    openServer();
    const opener = document.createElement('button');
    document.body.append(opener);
    opener.focus();
    const element = await openPopup();
    const root = element.shadowRoot;
    expect(root?.activeElement?.localName).to.equal('h2');
    const expected = [button(element, 'Close'), ...tiles(element), button(element, 'Claim all now')];
    const reached: (Element | null | undefined)[] = [];
    while (reached.length < expected.length) {
      await press('Tab');
      // In Firefox, a scrollable area can have the focus too.
      if (!root?.activeElement?.matches('.dialog-body')) reached.push(root?.activeElement);
    }
    const nameOf = (each: Element | null | undefined) =>
      each?.getAttribute('aria-label') ?? each?.textContent;
    expect(reached.map(nameOf)).to.deep.equal(expected.map(nameOf));
    await press('Escape');
    await isClosed(element);
    expect(document.activeElement === opener).to.equal(true);
    opener.remove();
  });
});

describe('the popup from right to left', () => {
  it('is mirrored, but its clock is not', async () => {
    openServer();
    const element = await openPopup('open lang="ar"');
    const middle = (each: Element | null | undefined) => {
      const { x = 0, width = 0 } = each?.getBoundingClientRect() ?? {};
      return x + width / 2;
    };
    const [first, second] = tiles(element);
    expect(middle(first)).to.be.greaterThan(middle(second));
    expect(middle(button(element, 'إغلاق'))).to.be.lessThan(middle(element.shadowRoot?.querySelector('h2')));
    const [hours, , seconds] = element.shadowRoot?.querySelectorAll('.unit') ?? [];
    expect(middle(hours)).to.be.lessThan(middle(seconds));
    expect(time(element)).to.match(/^(24:00:00|23:59:5\d)$/);
  });

  it('changes its language in place', async () => {
    openServer();
    const element = await openPopup('open lang="en"');
    element.lang = 'fr';
    await until(() => element.shadowRoot?.querySelector('h2')?.textContent === 'Vous avez gagné un cadeau');
    expect(dialog(element)?.open).to.equal(true);
  });
});

describe('the popup on difficult pages', () => {
  it('looks the same on a page with brutal styles', async () => {
    openServer();
    const element = await openPopup();
    await finishAnimations(element);
    const computed = () =>
      [...(element.shadowRoot?.querySelectorAll('dialog, dialog *') ?? [])].map((node) => {
        const { font, color, backgroundColor, padding, textAlign, textTransform, letterSpacing, inlineSize } =
          getComputedStyle(node);
        return `${[font, color, backgroundColor, padding, textAlign, textTransform, letterSpacing, inlineSize]}`;
      });
    const before = computed();
    const styles = document.createElement('style');
    styles.textContent = `html { color: red; font: italic 900 33px/2 cursive; text-align: right; letter-spacing: 1em;
      text-transform: uppercase; text-indent: 9em; white-space: pre } html * { font-size: 40px !important;
      color: red !important; letter-spacing: 9px !important; text-transform: uppercase !important;
      text-align: right !important; --_accent: red !important; --_text: red !important } button, dialog, h2, p
      { all: unset !important } *::before { content: "x" !important } dialog::backdrop { display: none }`;
    document.head.append(styles);
    const after = computed();
    styles.remove();
    expect(after).to.deep.equal(before);
  });

  it('shows long texts and many gifts without a horizontal scrollbar', async () => {
    const two = Array.from({ length: 12 }, (_, index) => ({ status: (index % 3) + 1 }));
    openServer({ '/pc/index/giftPop': () => ({ ...gift, two }) });
    const element = await openPopup('open lang="ru"');
    const body = element.shadowRoot?.querySelector('.dialog-body');
    expect(body?.scrollWidth).to.equal(body?.clientWidth);
  });

  // The other engines' drivers can't emulate user preferences.
  if (engine === 'chromium')
    it('forced colors: tiles, timer and buttons keep their outlines', async () => {
      await executeServerCommand('emulate', { 'forced-colors': 'active' });
      openServer();
      const element = await openPopup();
      const outlined = [...tiles(element), button(element, 'Claim all now'), button(element, 'Close')];
      for (const each of [...outlined, ...(element.shadowRoot?.querySelectorAll('.unit') ?? [])])
        expect(getComputedStyle(each).borderTopStyle, each.textContent ?? '').to.equal('solid');
      await executeServerCommand('emulate', {});
    });
});

// engines: all
// over: react
import { expect } from '@open-wc/testing';
import 'axe-core/axe.min.js';
import type Axe from 'axe-core';
import { configure } from '../../src/state/store.js';
import { appears, inside } from '../support/car-search.js';
import { engine } from '../support/engine.js';
import { press } from '../support/keys.js';
import { itOnce } from '../support/once.js';
import { recordEvents } from '../support/record-events.js';
import { addMarkup } from '../support/stage.js';
import { translate } from '../support/translate.js';
import { until } from '../support/until.js';
import { closes, isOpen, links, menu, opener, openMenu, panel, signIn } from './menu-page.js';

/** axe-core exposes itself as a global. */
declare const axe: typeof Axe;

const focused = (element: Element): Element | null | undefined => element.shadowRoot?.activeElement;

describe('the account menu', () => {
  it('hides its button, which has no name yet, while its texts load', async () => {
    configure({ lang: 'ar' }); // this page has not loaded the Arabic texts yet
    const pending = menu();
    const button = () =>
      document.querySelector('storefront-account-menu')?.shadowRoot?.querySelector('button');
    const shown: boolean[] = [];
    await until(
      () => {
        const now = button();
        if (now && !now.textContent) shown.push(now.checkVisibility({ visibilityProperty: true }));
        return now?.textContent;
      },
      'no text',
      { interval: 1 },
    );
    expect(shown).to.include(false).and.not.include(true);
    expect(opener(await pending).checkVisibility({ visibilityProperty: true })).to.equal(true);
  });

  it('opens and closes by its button, and updates aria-expanded', async () => {
    const element = await menu();
    const button = opener(element);
    expect(button.getAttribute('aria-expanded')).to.equal('false');
    expect(isOpen(element)).to.equal(false);
    button.click();
    await appears(element, '[part=link]');
    expect(button.getAttribute('aria-expanded')).to.equal('true');
    expect(
      element.shadowRoot?.getElementById(button.getAttribute('aria-controls') ?? '')?.part.value,
    ).to.equal('panel');
    button.click();
    await closes(element);
    expect(button.getAttribute('aria-expanded')).to.equal('false');
  });

  it('opens by Enter, closes by Escape, and leaves the focus on its button', async () => {
    const element = await menu();
    opener(element).focus();
    await press('Enter');
    await appears(element, '[part=link]');
    await press('Escape');
    await closes(element);
    expect(focused(element) === opener(element)).to.equal(true);
  });

  it('returns the focus when Escape closes it from within', async () => {
    const element = await openMenu();
    links(element)[4]?.focus();
    await press('Escape');
    await closes(element);
    expect(focused(element) === opener(element)).to.equal(true);
  });

  it('closes on Escape without closing the dialog around it', async () => {
    const place = addMarkup('<dialog><storefront-account-menu></storefront-account-menu></dialog>');
    const dialog = place.querySelector('dialog');
    dialog?.showModal();
    const element = place.querySelector('storefront-account-menu');
    if (!element) throw new Error('It is in the markup');
    await until(() => opener(element).textContent);
    opener(element).focus();
    opener(element).click();
    await appears(element, '[part=link]');
    await press('Escape');
    await closes(element);
    expect(dialog?.open).to.equal(true);
  });

  // By default, Tab skips links in Safari.
  if (engine !== 'webkit')
    it('Tab moves from the button into the menu', async () => {
      const element = await openMenu();
      opener(element).focus();
      await press('Tab');
      expect(focused(element)?.part.value).to.equal('sign-in');
      await press('Tab');
      expect(focused(element) === links(element)[0]).to.equal(true);
    });

  it('closes when the focus moves elsewhere, and doesn’t take it back', async () => {
    const element = await openMenu('<storefront-account-menu></storefront-account-menu><input>');
    const input = element.parentElement?.querySelector('input');
    input?.focus();
    await closes(element);
    expect(document.activeElement === input).to.equal(true);
  });

  it('closes by a press elsewhere, and not by one on itself', async () => {
    const element = await openMenu();
    const tap = (on: Element) =>
      on.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true }));
    tap(panel(element));
    expect(opener(element).getAttribute('aria-expanded')).to.equal('true');
    tap(document.body);
    await closes(element);
  });

  it('ignores Escape while it is closed', async () => {
    const element = await menu();
    opener(element).focus();
    const keys: boolean[] = [];
    const listen = ({ defaultPrevented }: Event) => keys.push(defaultPrevented);
    document.addEventListener('keydown', listen);
    await press('Escape');
    document.removeEventListener('keydown', listen);
    expect(keys).to.deep.equal([false]);
  });

  for (const side of ['start', 'end'] as const)
    for (const dir of ['ltr', 'rtl'] as const)
      it(`stays within the window: at the ${side} of a ${dir} page`, async () => {
        signIn('A rather long name');
        const element = await openMenu(
          `<div dir="${dir}" style="display: flex; justify-content: ${side}"><storefront-account-menu></storefront-account-menu></div>`,
        );
        const box = panel(element).getBoundingClientRect();
        expect(box.left).to.be.at.least(0);
        expect(box.right).to.be.at.most(document.documentElement.clientWidth);
      });

  for (const dir of ['ltr', 'rtl'] as const)
    it(`alone at the start of a narrow ${dir} column, opens along the start of its button`, async () => {
      const element = await openMenu(
        `<div dir="${dir}"><div style="inline-size: 280px; margin-inline-start: 24px"><storefront-account-menu></storefront-account-menu></div></div>`,
      );
      const box = panel(element).getBoundingClientRect();
      const button = opener(element).getBoundingClientRect();
      const side = dir === 'ltr' ? 'left' : 'right';
      expect(box[side]).to.be.closeTo(button[side], 1);
      expect(box.left).to.be.at.least(0);
      expect(box.right).to.be.at.most(document.documentElement.clientWidth);
    });

  it('covers the content that follows it on the page', async () => {
    const element = await openMenu(
      '<storefront-account-menu></storefront-account-menu><div style="position: relative; block-size: 900px; background: #ccc"></div>',
    );
    const box = links(element)[2]?.getBoundingClientRect();
    const top = box && document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    expect(top === element).to.equal(true);
  });

  itOnce('sends its ready event once', async () => {
    const ready = recordEvents('storefront-ready');
    await menu();
    await until(() => ready.length);
    expect(ready).to.deep.equal([{ tag: 'storefront-account-menu' }]);
  });

  it('changes its language after a page translator has rewritten it', async () => {
    signIn();
    const element = await openMenu();
    if (element.shadowRoot) translate(element.shadowRoot);
    expect(links(element)[1]?.textContent).to.equal('YOUR ORDERS');
    configure({ lang: 'fr' });
    await until(() => links(element)[1]?.textContent === 'Vos commandes', 'not French', {
      timeout: 5000,
    });
    expect(opener(element).textContent).to.equal('Bonjour Ana');
    expect(inside(element, '[part=sign-out]').textContent).to.equal('Se déconnecter');
  });

  for (const [lang, scheme, name] of [
    ['en', 'light', ''],
    ['ar', 'dark', 'Ana'],
    ['ru', 'light', 'Ana'],
    ['fr', 'dark', ''],
  ] as const)
    itOnce(`axe finds no fault: ${lang}, ${scheme}, ${name || 'a guest'}`, async () => {
      if (name) signIn(name);
      configure({ lang });
      const element = await openMenu(
        `<div style="color-scheme: ${scheme}; background: Canvas"><storefront-account-menu></storefront-account-menu></div>`,
      );
      await until(() => inside(element, '[part=base]').lang === lang);
      for (const animation of element.shadowRoot?.getAnimations() ?? []) animation.finish();
      const { violations, passes } = await axe.run(element, { rules: { region: { enabled: false } } });
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`),
      ).to.deep.equal([]);
      expect(passes.length).to.be.greaterThan(3);
    });
});

import { until } from '../support/until.js';
import { find, place, press, type } from './track-page.js';

/** Does everything that a shopper can do with a widget. Types `term` wherever text can be typed. */
export type Drive = (term: string) => Promise<void>;

/** Returns what can be clicked, except for signing out, which reloads the page (see `test/account-menu`). */
const clickable = (element: Element): HTMLElement[] =>
  [element, element.shadowRoot]
    .flatMap((root) => [
      ...(root?.querySelectorAll<HTMLElement>('button, a, [role=option], input[type=radio]') ?? []),
    ])
    .filter((each) => each.getAttribute('part') !== 'sign-out');

const frame = () => new Promise((next) => requestAnimationFrame(next));

/** Clicks everything that can be clicked once, including what appears on the way. */
async function pressAll(element: Element, limit = 60): Promise<void> {
  const seen = new Set<string>();
  const key = (each: HTMLElement) => `${each.getAttribute('part')} ${each.ariaLabel} ${each.textContent}`;
  for (let count = 0; count < limit; count++) {
    const next = clickable(element).find((each) => !seen.has(key(each)));
    if (!next) return;
    seen.add(key(next));
    next.click();
    await frame();
  }
}

const open = (name: string, attributes = '') =>
  place<HTMLElement & { show(): void }>(`<storefront-${name} ${attributes}></storefront-${name}>`, '.base');

/** Clicks everything in a dialog once. Some clicks close the dialog, so it is opened again after each. */
async function pressInDialog(name: string): Promise<void> {
  const element = await open(name);
  element.show();
  await until(() => find(element, 'dialog'), name);
  const seen = new Set<string>();
  for (let count = 0; count < 60; count++) {
    const next = clickable(element).find((each) => each.textContent && !seen.has(each.textContent));
    if (!next) return;
    seen.add(next.textContent ?? '');
    next.click();
    await frame();
    element.show();
    await until(() => find(element, 'dialog a, dialog button'), name);
  }
}

/** One for each widget, except the wheel, which is slow. */
export const drives: Readonly<Record<string, Drive>> = {
  'account-menu': async () => {
    const element = await open('account-menu');
    await press(element, '[part=button]');
    await until(() => find(element, '[part=link]'), 'its links');
    const links = element.shadowRoot?.querySelectorAll('a').length ?? 0;
    for (let index = 0; index < links; index++) {
      if (!find(element, 'a')) await press(element, '[part=button]');
      await until(() => find(element, 'a'), 'its links');
      element.shadowRoot?.querySelectorAll('a')[index]?.click();
      await frame();
    }
  },
  'back-to-top': async () => pressAll(await open('back-to-top')),
  'car-search': async (term) => {
    // Until the makes have loaded, the values from the page are taken on trust.
    const element = await place<HTMLElement & { submit(): void }>(
      '<storefront-car-search></storefront-car-search>',
      '.base',
    );
    element.setAttribute('make', term);
    element.setAttribute('model', term);
    element.submit();
    await until(() => find(element, '[role=combobox]'), 'its makes');
    element.removeAttribute('make');
    for (const field of ['make', 'model']) {
      await press(element, `[part=${field}] [role=combobox]`);
      await until(() => find(element, '[role=option]:nth-of-type(2)'), 'its list');
      find(element, '[role=option]:nth-of-type(2)')?.click();
      await frame();
    }
    await press(element, 'button[type=submit]');
  },
  drawer: () => pressInDialog('drawer'),
  footer: async () => pressAll(await place('<storefront-footer></storefront-footer>', 'a')),
  header: async (term) => {
    const element = await place('<storefront-header></storefront-header>', '[role=combobox]');
    await type(element, '[role=combobox]', term);
    await until(() => find(element, '[role=option]'), 'suggestions');
    find(element, '[role=option]')?.click();
    await type(element, '[role=combobox]', term);
    await press(element, '[part=search] [part=button]');
    await pressAll(element);
  },
  language: async () => {
    const element = await open('language');
    await until(() => find(element, 'select'), 'its languages');
    const select = find<HTMLSelectElement>(element, 'select');
    for (const { value } of select?.options ?? []) {
      if (select) select.value = value;
      select?.dispatchEvent(new Event('change', { bubbles: true }));
      await frame();
    }
    await until(() => select?.value === 'fr', 'French');
  },
  location: async (term) => {
    const element = await open('location');
    element.show();
    await press(element, 'dialog input[type=radio]');
    await until(() => find(element, '[part=field], [part=change]'), 'the zip code');
    find(element, '[part=change]')?.click();
    await type(element, '[part=field]', term.slice(0, 5));
    await press(element, '[part=button]');
    await until(() => find(element, '[part=change]'), 'it is applied');
    await pressInDialog('location');
  },
  'prize-popup': () => pressInDialog('prize-popup'),
  'sign-in': async (term) => {
    const element = await open('sign-in');
    element.show();
    await until(() => find(element, 'dialog'), 'the dialog');
    for (const view of ['register', 'email'] as const) {
      element.setAttribute('view', view);
      const last = view === 'register' ? 'invitation' : 'password';
      await until(() => find(element, `input[name=${last}]`), view);
      for (const input of element.querySelectorAll('input'))
        await type(element, `input[name=${input.name}]`, /email/.test(input.name) ? 'q@a.test' : term);
      await press(element, '[part=submit]');
      await until(
        () => !find(element, `input[name=${last}]`) || !find(element, 'dialog[open]'),
        `${view} is done`,
      );
      if (view === 'register') await until(() => find(element, 'input[name=password]'), 'the sign-in');
    }
    await pressInDialog('sign-in');
  },
};

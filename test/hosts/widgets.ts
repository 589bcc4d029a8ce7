import { until } from '../support/until.js';
import { readElements } from './elements.js';
import { type Host, patience } from './frame.js';

/** What a widget has in its shadow root once it's rendered in full. Any other has a part of its own. */
const whole: Readonly<Record<string, string>> = {
  'storefront-account-menu': '[part=button]',
  'storefront-back-to-top': '[part=button], [part=link]',
  'storefront-car-search': '[role=combobox]',
  'storefront-drawer': 'dialog .entry',
  'storefront-footer': '[part=legal]',
  'storefront-header': 'nav a',
  'storefront-language': 'select',
  'storefront-location': 'dialog',
  'storefront-prize-popup': 'dialog',
  'storefront-prize-wheel': '[part=button]',
  'storefront-sign-in': 'dialog',
};

/** Every visible widget: its tag, its attributes, and a selector that matches in its shadow root once it's rendered. */
export const everyWidget: readonly (readonly [tag: string, attributes: string, selector: string])[] = (
  await readElements()
)
  .filter(({ tag }) => tag !== 'storefront-config')
  .map(({ tag, attributes }) => [
    tag,
    attributes.includes('open') ? 'open' : '',
    whole[tag] ?? '[part]:not([part=base])',
  ]);

/** Renders every widget in a page, one after another. */
export async function rendersEveryWidget(host: Host): Promise<void> {
  for (const [tag, attributes, selector] of everyWidget) {
    const place = host.document.createElement('div');
    place.innerHTML = `<${tag} ${attributes}></${tag}>`;
    host.document.body.append(place);
    await until(
      () => place.firstElementChild?.shadowRoot?.querySelector(selector),
      `${tag} did not render: ${host.faults.join()}`,
      patience,
    );
    place.remove();
  }
}

/** What a widget shows of the server's replies, in the scenario `whole`. */
interface Use {
  readonly what: string;
  readonly markup: string;
  /** What a shopper does for it, once the element is there. */
  readonly act?: (find: (selector: string) => Promise<HTMLElement>) => Promise<void>;
  /** What it shows then. */
  readonly shows: { readonly selector: string; readonly text: string };
}

function enter(field: HTMLElement, text: string): void {
  (field as HTMLInputElement).value = text; // the selectors below are for inputs
  field.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
}

/** Each use of a widget that shows a list of the server's. */
const uses: readonly Use[] = [
  {
    what: 'the drawer',
    markup: '<storefront-drawer open></storefront-drawer>',
    shows: { selector: 'dialog .entry', text: 'Tires' },
  },
  {
    what: 'the zip code',
    markup: '<storefront-location open></storefront-location>',
    async act(find) {
      enter(await find('input[part=field]'), '90210');
      (await find('.zip [type=submit]')).click();
    },
    shows: { selector: '[part=place]', text: 'Beverly Hills' },
  },
  {
    what: 'the suggestions',
    markup: '<storefront-header></storefront-header>',
    async act(find) {
      const field = await find('input[part=input]');
      field.focus();
      enter(field, 'ti');
    },
    shows: { selector: '[role=option]', text: 'tire' },
  },
  {
    what: 'the links',
    markup: '<storefront-header></storefront-header>',
    shows: { selector: 'nav', text: 'About us' },
  },
  {
    what: 'the departments',
    markup: '<storefront-header></storefront-header>',
    shows: { selector: '[part=department]', text: 'Wheels & Tires' },
  },
  {
    what: 'the gifts',
    markup: '<storefront-prize-popup open></storefront-prize-popup>',
    shows: { selector: '[part=tiles]', text: 'Gift 4' },
  },
  {
    what: 'the prizes',
    markup: '<storefront-prize-wheel></storefront-prize-wheel>',
    shows: { selector: '[part=prizes]', text: 'Prize 8' },
  },
];

/** Uses every widget that shows a list of the server's, one after another. */
export async function usesEveryWidget(host: Host): Promise<void> {
  for (const { what, markup, act, shows } of uses) {
    const place = host.document.createElement('div');
    place.innerHTML = markup;
    host.document.body.append(place);
    const found = (selector: string) => [
      ...(place.firstElementChild?.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? []),
    ];
    await act?.(async (selector) => {
      await until(() => found(selector).length, `${what}: no ${selector}`, patience);
      const [first] = found(selector);
      if (!first) throw new Error('It was there just now');
      return first;
    });
    await until(
      () => found(shows.selector).some(({ textContent }) => textContent?.includes(shows.text)),
      `${what}: "${shows.text}" is not shown: ${host.faults.join()}`,
      patience,
    );
    place.remove();
  }
}

/** Signs in on a page as a shopper does, and keeps the page from reloading. */
export async function signsIn(host: Host): Promise<void> {
  const events: string[] = [];
  for (const name of ['storefront-sign-in', 'storefront-navigate'])
    host.document.addEventListener(name, (event) => {
      event.preventDefault();
      events.push(name);
    });
  const place = host.document.createElement('div');
  place.innerHTML = '<storefront-sign-in page></storefront-sign-in>';
  host.document.body.append(place);
  const fields = () => [...place.querySelectorAll<HTMLInputElement>('input')];
  await until(() => fields().length, 'no fields', patience);
  for (const field of fields()) {
    field.value = field.type === 'password' ? 'demo123' : 'dana@example.com';
    field.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
  }
  place.querySelector<HTMLElement>('[type=submit]')?.click();
  await until(() => events.includes('storefront-navigate'), `not signed in: ${events.join()}`, patience);
  place.remove();
}

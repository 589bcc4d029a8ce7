import { until } from '../support/until.js';
import { type Host, patience } from './frame.js';

/** Every visible widget: its tag, its attributes, and a selector that matches in its shadow root once it's rendered. */
export const everyWidget: readonly (readonly [tag: string, attributes: string, selector: string])[] = [
  ['storefront-account-menu', '', '[part=button]'],
  ['storefront-back-to-top', '', '[part=button], [part=link]'],
  ['storefront-car-search', '', '[role=combobox]'],
  ['storefront-drawer', 'open', 'dialog .entry'],
  ['storefront-footer', '', '[part=legal]'],
  ['storefront-header', '', 'nav a'],
  ['storefront-language', '', 'select'],
  ['storefront-location', 'open', 'dialog'],
  ['storefront-prize-popup', 'open', 'dialog'],
  ['storefront-prize-wheel', '', '[part=button]'],
  ['storefront-sign-in', 'open', 'dialog'],
];

/** Renders every widget in a page, one after another. */
export async function drawsEveryWidget(host: Host): Promise<void> {
  for (const [tag, attributes, selector] of everyWidget) {
    const place = host.document.createElement('div');
    place.innerHTML = `<${tag} ${attributes}></${tag}>`;
    host.document.body.append(place);
    await until(
      () => place.firstElementChild?.shadowRoot?.querySelector(selector),
      `${tag} is not drawn: ${host.faults.join()}`,
      patience,
    );
    place.remove();
  }
}

/** Signs in on a page as a shopper does, and keeps the page from reloading. */
export async function signsIn(host: Host): Promise<void> {
  const heard: string[] = [];
  for (const name of ['storefront-sign-in', 'storefront-navigate'])
    host.document.addEventListener(name, (event) => {
      event.preventDefault();
      heard.push(name);
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
  await until(() => heard.includes('storefront-navigate'), `not signed in: ${heard.join()}`, patience);
  place.remove();
}

import '../../src/account-menu/define.js';
import '../../src/car-search/define.js';
import '../../src/drawer/define.js';
import '../../src/header/define.js';
import '../../src/location/define.js';
import '../../src/sign-in/define.js';
import { configure } from '../../src/state/store.js';
import { answers } from './answers.js';
import { danasShop } from './danas-shop.js';
import { until } from './until.js';

const makes = Array.from({ length: 30 }, (_, index) => ({
  brand_name: `Make ${index}`,
  value: `make-${index}`,
  brand_logo: '',
  car_model: [{ name: 'M', value: 'm' }],
}));
const banner = { img_pc: '', title: ['Cars', ''], brand: makes };

export const ends: (() => void)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) end();
  document.body.replaceChildren();
  configure({ api: null }); // other files of the folder configure their own
  await null;
});

/** Listens as a page does. Returns what it got. */
export function pageHears(type: string, { capture = false, on = document as EventTarget } = {}): Event[] {
  const events: Event[] = [];
  const listen = (event: Event) => void events.push(event);
  on.addEventListener(type, listen, { capture });
  ends.push(() => on.removeEventListener(type, listen, { capture }));
  return events;
}

export async function place(markup: string, selector: string): Promise<HTMLElement> {
  const shop = danasShop();
  shop.reply('carIndex', { banner });
  shop.reply(
    'suggestions',
    ['tire', 'tires', 'tire chains'].map((suggestKeyword) => ({ suggestKeyword })),
  );
  shop.fail('login', { code: 400, msg: 'Wrong password' });
  answers({}, shop);
  const box = document.createElement('div');
  box.append(document.createRange().createContextualFragment(markup));
  document.body.append(box);
  const element = box.firstElementChild;
  const find = () =>
    element?.shadowRoot?.querySelector<HTMLElement>(selector) ??
    element?.querySelector<HTMLElement>(selector);
  await until(find, `no ${selector}`);
  const found = find();
  if (!found) throw new Error(selector);
  return found;
}

export interface Box {
  readonly markup: string;
  readonly selector: string;
}

/** Every text box of every widget. */
export const boxes: Readonly<Record<string, Box>> = {
  'the header’s search': {
    markup: '<storefront-header></storefront-header>',
    selector: 'input[role=combobox]',
  },
  'the choice of a make': {
    markup: '<storefront-car-search></storefront-car-search>',
    selector: '[role=combobox]',
  },
  'the free text for cars': {
    markup: '<storefront-car-search free-text></storefront-car-search>',
    selector: 'input[role=combobox]',
  },
  'the zip code': { markup: '<storefront-location open></storefront-location>', selector: 'dialog input' },
  'the email': {
    markup: '<storefront-sign-in open view="email"></storefront-sign-in>',
    selector: 'input[name=email]',
  },
  'the password': {
    markup: '<storefront-sign-in page></storefront-sign-in>',
    selector: 'input[type=password]',
  },
};

export function fire(target: Element, type: string, init: KeyboardEventInit): KeyboardEvent {
  const event = new KeyboardEvent(type, { bubbles: true, composed: true, cancelable: true, ...init });
  target.dispatchEvent(event);
  return event;
}

/** Everything that Escape closes: how it's opened, and whether it's open. */
export const layers: Readonly<Record<string, Box & { readonly open?: string; readonly isOpen: string }>> = {
  'the sign-in': { ...(boxes['the email'] as Box), isOpen: 'dialog' },
  'the location': { ...(boxes['the zip code'] as Box), isOpen: 'dialog' },
  'the drawer': {
    markup: '<storefront-drawer open></storefront-drawer>',
    selector: 'dialog button',
    isOpen: 'dialog',
  },
  'the list of makes': {
    ...(boxes['the choice of a make'] as Box),
    open: 'ArrowDown',
    isOpen: '[role=listbox]',
  },
  'the free text’s list': {
    ...(boxes['the free text for cars'] as Box),
    open: 'ArrowDown',
    isOpen: '[role=listbox]',
  },
  'the suggestions': { ...(boxes['the header’s search'] as Box), open: 't', isOpen: '[role=listbox]' },
  'the account panel': {
    markup: '<storefront-account-menu></storefront-account-menu>',
    selector: '[part=button]',
    open: 'Enter',
    isOpen: '[part=link]',
  },
};

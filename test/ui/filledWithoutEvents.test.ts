// engines: all
// over: react
import { expect, nextFrame } from '@open-wc/testing';
import '../../src/car-search/define.js';
import '../../src/header/define.js';
import '../../src/location/define.js';
import '../../src/sign-in/define.js';
import { configure, setBigdata } from '../../src/state/store.js';
import type { MockApi } from '../../src/testing/mock-api.js';
import { answers } from '../support/answers.js';
import { danasShop } from '../support/danas-shop.js';
import { addMarkup } from '../support/stage.js';
import { until } from '../support/until.js';

interface Place {
  readonly what: string;
  readonly markup: string;
  /** The text boxes. Each gets the text after its selector. */
  readonly boxes: Readonly<Record<string, string>>;
  /** What a shopper does before the box is there. */
  readonly open?: (element: Element) => void;
  /** Whether it closes with another language or other makes. */
  readonly closes?: boolean;
}

const account = { 'input[name=email]': 'dana@example.com', 'input[name=password]': 'from-a-manager' };
const names = Array.from({ length: 20 }, (_, index) => ({
  brand_name: `Make ${index}`,
  value: `make-${index}`,
  brand_logo: null,
  car_model: [],
}));

/** Opens a shop with 20 makes. */
function openShop(): MockApi {
  const shop = danasShop();
  shop.reply('carIndex', { banner: { img_pc: null, title: [], brand: names } });
  return shop;
}

const places: readonly Place[] = [
  {
    what: 'the sign-in’s dialog',
    markup: '<storefront-sign-in open view="email"></storefront-sign-in>',
    boxes: account,
  },
  { what: 'the sign-in’s page', markup: '<storefront-sign-in page></storefront-sign-in>', boxes: account },
  {
    what: 'the registration',
    markup: '<storefront-sign-in page view="register"></storefront-sign-in>',
    boxes: {
      ...account,
      'input[name=confirmation]': 'from-a-manager',
      'input[name=code]': '12345',
      'input[name=invitation]': 'FRIEND',
    },
  },
  {
    what: 'the password change',
    markup: '<storefront-sign-in page view="reset"></storefront-sign-in>',
    boxes: { ...account, 'input[name=confirmation]': 'from-a-manager', 'input[name=code]': '12345' },
  },
  {
    what: 'the zip code',
    markup: '<storefront-location open></storefront-location>',
    boxes: { 'input[part=field]': '90210' },
  },
  {
    what: 'the header’s search',
    markup: '<storefront-header></storefront-header>',
    boxes: { 'input[part=input]': 'winter tires' },
  },
  {
    what: 'the free-text search',
    markup: '<storefront-car-search free-text></storefront-car-search>',
    boxes: { 'input[part=input]': 'make 7' },
  },
  {
    what: 'the filter of a list',
    markup: '<storefront-car-search></storefront-car-search>',
    boxes: { 'input[part=filter]': 'Make 1' },
    closes: true,
    open: (element) =>
      element.shadowRoot
        ?.querySelector('[part=make] [role=combobox]')
        ?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, composed: true, cancelable: true })),
  },
];

/** What makes a widget render again, long after its fields are there. */
const draws: Readonly<Record<string, () => void>> = {
  'the theme color arrives': () => configure({ themeColor: '#123456' }),
  'another language': () => configure({ lang: 'fr' }),
  'the makes and the sign-in’s switch arrive': () =>
    setBigdata({
      carIndex: { status: 'ready', data: { banner: { img_pc: '', title: [], brand: [] } } },
      loginSwitch: { status: 'ready', data: { pc_switch: 1 } },
    }),
};

describe('text that was filled in without an event', () => {
  afterEach(() => configure({ lang: null, themeColor: null, api: null }));

  for (const { what, markup, boxes, open, closes } of places)
    for (const [why, draw] of Object.entries(draws).slice(0, closes ? 1 : undefined))
      it(`stays in ${what} when it renders again: ${why}`, async () => {
        setBigdata({ carIndex: { status: 'idle' }, loginSwitch: { status: 'idle' } });
        answers({}, openShop());
        const element = addMarkup(markup).firstElementChild;
        if (!element) throw new Error('no element');
        const find = (selector: string) =>
          element.querySelector<HTMLInputElement>(selector) ??
          element.shadowRoot?.querySelector<HTMLInputElement>(selector);
        if (open) {
          await until(
            () => element.shadowRoot?.querySelector('[role=combobox]:not([aria-disabled])'),
            'the field',
          );
          open(element);
        }
        for (const [selector, text] of Object.entries(boxes)) {
          await until(() => find(selector), selector);
          const box = find(selector);
          if (box) box.value = text;
        }
        draw();
        await nextFrame();
        await nextFrame();
        for (const [selector, text] of Object.entries(boxes))
          expect(find(selector)?.value, selector).to.equal(text);
        // The state follows, and a second draw changes nothing either.
        configure({ themeColor: '#654321' });
        await nextFrame();
        for (const [selector, text] of Object.entries(boxes))
          expect(find(selector)?.value, selector).to.equal(text);
      });

  it('stays when the sign-in shows another view', async () => {
    answers({}, openShop());
    const element = addMarkup('<storefront-sign-in page></storefront-sign-in>').firstElementChild;
    const email = () => element?.querySelector<HTMLInputElement>('input[name=email]');
    await until(email, 'the email');
    const first = email();
    if (first) first.value = 'dana@example.com';
    element?.setAttribute('view', 'register');
    await until(() => email() && email() !== first, 'the registration');
    await until(() => email()?.value === 'dana@example.com', 'the email is sent, too');
  });
});

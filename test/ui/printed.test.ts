// over: component
import '../../src/account-menu/define.js';
import '../../src/back-to-top/define.js';
import '../../src/drawer/define.js';
import '../../src/header/define.js';
import '../../src/location/define.js';
import '../../src/sign-in/define.js';
import { expect } from '@open-wc/testing';
import { executeServerCommand } from '@web/test-runner-commands';
import { configure, store } from '../../src/state/store.js';
import { addCarSearch, appears, makeField, openList, startApi } from '../support/car-search.js';
import { engine } from '../support/engine.js';
import { addAs, forms } from '../support/forms.js';
import { click, fill, openServer, readySignIn } from '../support/sign-in.js';
import { until } from '../support/until.js';

const emulate = (values: Readonly<Record<string, string>>) => executeServerCommand('emulate', values);

const find = <E extends HTMLElement = HTMLElement>(root: Element | null, selector: string): E | null =>
  root?.shadowRoot?.querySelector<E>(selector) ?? null;

async function found(look: () => HTMLElement | null, what: string): Promise<HTMLElement> {
  await until(look, `no ${what}`);
  return look() ?? Promise.reject(new Error(what));
}

/** Adds a widget with the whole shop behind it. */
function add(name: string, attributes = ''): HTMLElement {
  configure({ api: '/fake-api/whole/printed' });
  return addAs('tag', name, attributes).element;
}

const dialogIn = (name: string, attributes = 'open') => {
  const element = add(name, attributes);
  return found(() => find(element, 'dialog[open]'), `dialog of ${name}`);
};

/** Everything that a widget shows above the page. Each is on the screen when its function resolves. */
const floating: Readonly<Record<string, () => Promise<HTMLElement>>> = {
  'the back-to-top control': () => {
    const element = add('back-to-top');
    return found(() => find(element, '.base'), 'control');
  },
  'the makes': async () => {
    startApi();
    const search = addCarSearch();
    await appears(search, '[role=combobox]');
    await openList(search, makeField(search));
    return found(() => find(search, '[part=list]'), 'list');
  },
  'the suggestions': async () => {
    const header = add('header');
    const box = await found(() => find(header, '[part=input]'), 'box');
    box.focus();
    (box as HTMLInputElement).value = 'ti';
    box.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
    return found(() => find(header, '[part=list]'), 'suggestions');
  },
  'the account menu': async () => {
    const menu = add('account-menu');
    const button = await found(() => find(menu, '[part=button]'), 'button');
    await until(() => button.checkVisibility({ visibilityProperty: true }), 'no name');
    button.click();
    return found(() => find(menu, '[part=panel]'), 'panel');
  },
  'the note about the cart': async () => {
    const header = add('header');
    await found(() => find(header, '[part=cart]'), 'cart');
    const added = { name: 'Floor mats', buy_num: 1 };
    store.setState({ shopCart: { lines: [{ buy_num: 1, price: 100 }], added } });
    return found(() => find(header, '[part=added]'), 'note');
  },
  'a message on the sign-in’s page': async () => {
    openServer({ '/pc/sendCodeEmail': () => Promise.reject(new Error('no network')) });
    const element = await readySignIn('page view="register"');
    fill(element, { Email: 'dana@example.com' });
    click(element, 'Get verification code');
    return found(() => find(element, '[part=message]'), 'message');
  },
  'the sign-in': () => dialogIn('sign-in'),
  'the location': () => dialogIn('location'),
  'the menu': () => dialogIn('drawer'),
};

// The other engines' drivers can't emulate paper.
if (engine === 'chromium')
  describe('a printed page', () => {
    afterEach(async () => {
      store.setState({ shopCart: { lines: [] } });
      await emulate({});
    });

    for (const [what, show] of Object.entries(floating))
      it(`leaves out ${what}`, async () => {
        const element = await show();
        await until(() => element.checkVisibility(), 'not on the screen');
        await emulate({ media: 'print' });
        await until(() => matchMedia('print').matches, 'not printed');
        expect(element.checkVisibility()).to.equal(false);
      });

    for (const form of forms)
      it(`has its header in its normal place, in a ${form}`, async () => {
        configure({ api: '/fake-api/whole/printed' });
        const { page, element, laidOut } = addAs(form, 'header');
        await appears(element, '[part=cart]');
        const isSticky = () =>
          [laidOut(), page.firstElementChild].some(
            (box) => box && getComputedStyle(box).position === 'sticky',
          );
        await until(isSticky, 'it does not stick on the screen');
        await emulate({ media: 'print' });
        await until(() => matchMedia('print').matches, 'not printed');
        expect(isSticky()).to.equal(false);
      });
  });

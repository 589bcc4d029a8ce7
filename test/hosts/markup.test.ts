import '../../src/car-search/define.js';
import '../../src/account-menu/define.js';
import { expect } from '@open-wc/testing';
import { openSession } from '../../src/state/session.js';
import { local } from '../../src/state/storage.js';
import { setBigdata, store } from '../../src/state/store.js';
import { find, button as locationButton, openLocation } from '../location/shop.js';
import { button as hub, letRest, wheelWithPrizes } from '../prize-wheel/wheel-page.js';
import { type Answer, answers, Refusal } from '../support/answers.js';
import { appears, choose, makeField, modelField, openList } from '../support/car-search.js';
import { addDrawer, entry } from '../support/drawer.js';
import { box, options, readyHeader } from '../support/header.js';
import { isMatrix } from '../support/once.js';
import { click, fill, readySignIn, statusText } from '../support/sign-in.js';
import { addMarkup } from '../support/stage.js';
import { until } from '../support/until.js';
import { payloads, renderedFields } from './payloads.js';

type Replies = Readonly<Record<string, unknown>>;

const name = 'A name';
const category = (cat_id: number, son_category: unknown = []) => ({ cat_id, cat_name: name, son_category });

/** Responses with everything that widgets render. */
const replies: Replies = {
  '/pc/car/indexV2': {
    banner: {
      img_pc: null,
      title: [name, name],
      brand: [
        { brand_name: name, value: 'byd', brand_logo: null, car_model: [name, { name, value: 'seal' }] },
      ],
    },
  },
  '/pc/navbar': [{ name, path: '/cars' }],
  '/pc/shopCategory': [category(1)],
  '/pc/search/suggest': [{ suggestKeyword: name }],
  '/pc/indexCategory': {
    category: [category(1, [category(11)])],
    oversea: [category(2, [])],
    factory: [category(3)],
  },
  '/pc/login': { user: { uname: name }, msg: name },
  '/pc/address/list': [
    { address_id: 1, address_name: name, is_default: 1, is_select: 0, post_code: '1', city_name: name },
  ],
  '/pc/address/codeList': [{ code: '90210', city: name }],
  '/pc/address/cancelSelect': null,
  '/pc/prize/info': {
    tip1: name,
    tip2: name,
    prizes: [1, 2, 3, 4, 5, 6, 7, 8].map((award_level) => ({ award_level, award_name: name, odds: 0.125 })),
  },
  '/pc/prize/draw': { award_level: 2, award_name: name, award_state: 1, award_explain: name },
  '/pc/otherLoginSwitch': { pc_switch: 0 },
  '/common/getConfig': { content: '', value: '' },
  '/pc/user/getUserUUID': { uuid: 'u-1' },
};

/** Returns the responses with a text in each of the fields that a widget renders. Each text has a prefix that identifies its field. */
function poisoned(tag: string, text: string): { readonly data: Replies; readonly texts: readonly string[] } {
  const data = structuredClone(replies);
  const texts = renderedFields.flatMap(({ reply, field, tag: of }, index) => {
    if (of !== tag) return [];
    const path = field.split('.');
    const last = path.pop() ?? '';
    let owner: unknown = data[reply];
    for (const part of path) owner = Reflect.get(Object(owner), part);
    expect(Reflect.has(Object(owner), last), `${reply} ${field}`).to.equal(true);
    Reflect.set(Object(owner), last, `${index}: ${text}`);
    return [`${index}: ${text}`];
  });
  return { data, texts };
}

const userOf = (data: Replies) => Reflect.get(Object(data['/pc/login']), 'user') as { uname: string }; // as above

const answering = (data: Replies): Record<string, Answer> => ({
  ...Object.fromEntries(Object.entries(data).map(([path, reply]) => [path, () => reply])),
  '/pc/user/getUserInfo': () => userOf(data),
  '/pc/login': () => new Refusal(500, String(Reflect.get(Object(data['/pc/login']), 'msg'))),
});

const signIn = (data: Replies): void => openSession(`token-${Math.random()}`, userOf(data));
const textOf = (element: Element): string => element.shadowRoot?.textContent ?? '';

/** Renders a widget in every state, and passes it to `see` after each step. */
type Show = (data: Replies, see: (element: Element) => void) => Promise<void>;

const shows: Readonly<Record<string, Show>> = {
  async 'storefront-car-search'(data, see) {
    answers(answering(data));
    setBigdata({ carIndex: { status: 'idle' } });
    const place = addMarkup('<storefront-car-search></storefront-car-search>');
    const [element] = place.children;
    if (!element) throw new Error('it was added');
    await appears(element, '[role=combobox]');
    see(element);
    await openList(element, makeField(element));
    see(element);
    const label = element.shadowRoot?.querySelectorAll('[role=option]')[1]?.textContent ?? '';
    makeField(element).click();
    await until(() => !element.shadowRoot?.querySelector('[role=listbox]'), 'it stays open');
    await choose(element, () => makeField(element), label);
    await openList(element, modelField(element));
    see(element);
    place.remove();
  },
  async 'storefront-header'(data, see) {
    const { element } = await readyHeader(undefined, answering(data));
    await until(() =>
      textOf(element).includes(String(Reflect.get(Object(data['/pc/shopCategory']), 0).cat_name)),
    );
    box(element)?.focus();
    box(element)?.click();
    await until(() => options(element).length, 'no suggestions');
    see(element);
    element.remove();
  },
  async 'storefront-drawer'(data, see) {
    signIn(data);
    const { element } = await addDrawer(answering(data));
    element.show();
    const labels = () =>
      [...(element.shadowRoot?.querySelectorAll('.entry') ?? [])].map((one) => one.textContent ?? '');
    await until(() => labels().length > 4, 'no departments');
    see(element);
    for (const opens of [labels()[3] ?? '', '9-21 days shipping']) {
      entry(element, opens).click();
      await until(() => element.shadowRoot?.querySelector('.to-main'), 'no way back');
      see(element);
      element.shadowRoot?.querySelector<HTMLElement>('.to-main')?.click();
      await until(() => labels().includes('9-21 days shipping'), 'not back');
    }
    element.remove();
  },
  async 'storefront-account-menu'(data, see) {
    answers(answering(data));
    signIn(data);
    const place = addMarkup('<storefront-account-menu></storefront-account-menu>');
    const [element] = place.children;
    if (!element) throw new Error('it was added');
    await until(() => textOf(element).includes(userOf(data).uname), 'no name');
    see(element);
    place.remove();
  },
  async 'storefront-location'(data, see) {
    answers(answering(data));
    signIn(data);
    const element = await openLocation();
    await find(element, 'input[type=radio]');
    see(element);
    const field = await find<HTMLInputElement>(element, 'input[part=field]');
    field.value = '90210';
    field.dispatchEvent(new Event('input', { bubbles: true }));
    locationButton(element, 'Apply').click();
    await find(element, '[part=place]');
    see(element);
    element.remove();
    for (const key of ['Applycode', 'Applycity'] as const) local.write(key, null);
    store.setState({ addressindex: { zip: null, city: null } });
  },
  async 'storefront-prize-wheel'(data, see) {
    answers(answering(data));
    setBigdata({ prizeInfo: { status: 'idle' } });
    signIn(data);
    const element = await wheelWithPrizes();
    see(element);
    hub(element).click();
    await letRest(element);
    await until(() => element.shadowRoot?.querySelector('[role=status] strong'), 'no award');
    see(element);
    element.remove();
    local.write('prizeDraw', null);
  },
  async 'storefront-sign-in'(data, see) {
    answers(answering(data));
    const element = await readySignIn('page');
    fill(element, { Email: 'dana@example.com', Password: 'demo123' });
    click(element, 'Continue');
    await until(() => statusText(element), 'nothing is reported');
    see(element);
    element.remove();
  },
};

describe('hostile-host 24: markup in every place of a reply', () => {
  let hacks = 0;
  const { href } = location;
  const { warn } = console;
  before(() => {
    Object.assign(window, { hacked: () => (hacks += 1) });
    console.warn = () => {}; // each rejection is reported there
  });
  after(() => {
    console.warn = warn;
  });

  /** Expects that the markup created nothing and led nowhere. */
  function expectUnharmed(element: Element): void {
    const inside = [element, element.shadowRoot].flatMap((root) => [...(root?.querySelectorAll('*') ?? [])]);
    expect(
      inside.filter((node) => node.hasAttribute('data-hacked') || /^x-|^script$/.test(node.localName)),
    ).to.deep.equal([]);
    expect(document.querySelectorAll('[data-hacked], x-hacked').length).to.equal(0);
    for (const node of inside)
      for (const { name: attribute, value } of node.attributes) {
        expect(attribute).not.to.match(/^on/);
        if (/^(href|src|action|formaction)$/.test(attribute))
          expect(value).to.match(/^(https?:|mailto:|tel:|data:image|#|\/)/);
      }
    expect(hacks).to.equal(0);
    expect(location.href).to.equal(href);
  }

  it('each of the fields can be rendered', () => {
    expect(Object.keys(shows)).to.have.members([...new Set(renderedFields.map(({ tag }) => tag))]);
  });

  // Each widget gets a share of the payloads, and together they get all. With `npm run test:matrix`, each gets all.
  const turns = isMatrix ? 1 : Object.keys(shows).length;
  for (const [index, [tag, show]] of Object.entries(shows).entries())
    it(`${tag}: shows it as plain text`, async () => {
      for (const payload of payloads.filter((_, turn) => turn % turns === index % turns)) {
        const { data, texts } = poisoned(tag, payload);
        let seen = '';
        await show(data, (element) => {
          seen += element.shadowRoot?.textContent ?? '';
          seen += element.textContent;
          expectUnharmed(element);
        });
        for (const text of texts) expect(seen).to.include(text);
      }
    }).timeout(90_000);
});

// over: component
import { expect } from '@open-wc/testing';
import { configure } from '../../src/state/store.js';
import { itOnce } from '../support/once.js';
import { until } from '../support/until.js';
import { countsOf } from '../support/wide-search.js';
import { ana, enter, find, letRest, openShop, place, press, tracked, type } from './track-page.js';

const named = (name: string, widget: string, params: object) => ({ name, params: { ...params, widget } });

/** Chooses a row of a field's list by its text. */
async function choose(element: HTMLElement, field: string, option: string): Promise<void> {
  await press(element, `[part=${field}] [role=combobox]`);
  const row = () =>
    [...(element.shadowRoot?.querySelectorAll<HTMLElement>('[role=option]') ?? [])].find((each) =>
      each.textContent?.includes(option),
    );
  await until(row, option);
  row()?.click();
  await until(
    () => find(element, `[part=${field}] .value`)?.textContent?.includes(option),
    `${option} is chosen`,
  );
}

describe('a tracking event', () => {
  beforeEach(() => openShop());

  it('describes the choice of a make and a model, and the search for them', async () => {
    const element = await place<HTMLElement & { submit(): void }>(
      '<storefront-car-search></storefront-car-search>',
      '[role=combobox]',
    );
    const events = tracked();
    await choose(element, 'make', 'BYD');
    await choose(element, 'model', 'Seal');
    await press(element, 'button[type=submit]');
    const car = { item_brand: 'byd', item_name: 'seal' };
    expect(events).to.deep.equal([
      named('select_item', 'car-search', { item_list_name: 'makes', item_brand: 'byd' }),
      named('select_item', 'car-search', { item_list_name: 'models', ...car }),
      named('search', 'car-search', { search_term: 'byd seal', ...car }),
    ]);
  });

  itOnce('includes the filters of a wide search', async () => {
    openShop(undefined, { '/pc/car/facets': ({ query }) => countsOf(query) });
    const element = await place(
      '<storefront-car-search facets="price fuel"></storefront-car-search>',
      '[part=fuel]',
    );
    const events = tracked();
    await choose(element, 'price', '$20,000');
    await choose(element, 'fuel', 'Electric');
    await press(element, 'button[type=submit]');
    expect(events).to.deep.equal([named('search', 'car-search', { price_max: '20000', fuel: 'electric' })]);
  });

  itOnce('of a filter doesn’t count as choosing a car again', async () => {
    openShop(undefined, { '/pc/car/facets': ({ query }) => countsOf(query) });
    const element = await place(
      '<storefront-car-search make="byd" facets="price fuel"></storefront-car-search>',
      '[part=fuel]',
    );
    const events = tracked();
    await choose(element, 'fuel', 'Electric');
    expect(events).to.deep.equal([]);
  });

  itOnce('is not sent for a cleared make, and has no term for a search of everything', async () => {
    const element = await place(
      '<storefront-car-search make="byd"></storefront-car-search>',
      '[role=combobox]',
    );
    const events = tracked();
    await press(element, '[aria-label="Clear make"]');
    await press(element, 'button[type=submit]');
    expect(events).to.deep.equal([named('search', 'car-search', {})]);
  });

  it('is sent once for a search, even with two widgets on the page or if the page prevents it', async () => {
    const element = await place('<storefront-header></storefront-header>', '[role=combobox]');
    await place('<storefront-header></storefront-header>', '[role=combobox]');
    document.addEventListener('storefront-search', (event) => event.preventDefault(), { once: true });
    const events = tracked();
    await type(element, '[role=combobox]', ' winter tire ');
    await until(() => find(element, '[part=clear]'), 'it renders');
    await press(element, '[part=search] [part=button]');
    expect(events).to.deep.equal([named('search', 'header', { search_term: 'winter tire' })]);
  });

  it('of a suggestion is sent once, with its list', async () => {
    const element = await place('<storefront-header></storefront-header>', '[role=combobox]');
    const events = tracked();
    await type(element, '[role=combobox]', 'ti');
    await press(element, '[role=option]');
    expect(events).to.deep.equal([
      named('select_item', 'header', {
        item_list_name: 'suggestions',
        item_name: 'tire',
        search_term: 'tire',
      }),
    ]);
  });

  it('of a link is sent before the navigation event, whose listener may remove the widget', async () => {
    const element = await place('<storefront-footer></storefront-footer>', '[part=link]');
    const events = tracked();
    element.addEventListener('storefront-navigate', () => element.remove(), { once: true });
    await press(element, 'a[href*="AboutUs"]');
    expect(events).to.deep.equal([
      named('select_content', 'footer', { content_type: 'link', content_id: '/content/AboutUs' }),
    ]);
  });

  it('is the same for a link that is opened in a tab, by a key or the middle button', async () => {
    const element = await place('<storefront-footer></storefront-footer>', '[part=link]');
    const events = tracked();
    const link = find(element, 'a[href*="AboutUs"]');
    const options = { bubbles: true, composed: true, cancelable: true };
    link?.dispatchEvent(new MouseEvent('click', { ...options, ctrlKey: true }));
    link?.dispatchEvent(new MouseEvent('auxclick', { ...options, button: 1 }));
    link?.dispatchEvent(new MouseEvent('auxclick', { ...options, button: 2 }));
    expect(events.map(({ name }) => name)).to.deep.equal(['select_content', 'select_content']);
  });

  itOnce('names an outside link by its configuration key, never by its URL', async () => {
    configure({ chat: 'mailto:help@shop.example' });
    const element = await place('<storefront-footer></storefront-footer>', 'a[href^=mailto]');
    const events = tracked();
    await press(element, 'a[href^=mailto]');
    expect(events).to.deep.equal([
      named('select_content', 'footer', { content_type: 'external', content_id: 'chat' }),
    ]);
  });

  it('names the method of a sign-in by email, and of a new account', async () => {
    const element = await place('<storefront-sign-in open view="register"></storefront-sign-in>', 'dialog');
    const events = tracked();
    for (const [name, text] of [
      ['email', ana.email],
      ['password', 'secret-1'],
      ['confirmation', 'secret-1'],
      ['code', '12345'],
    ] as const)
      await type(element, `input[name=${name}]`, text);
    await press(element, '[part=submit]');
    await until(() => events.length, 'an account is created');
    await until(
      () => !find(element, 'input[name=code]') && find(element, 'input[name=password]'),
      'the sign-in',
    );
    await type(element, 'input[name=password]', 'secret-1');
    await press(element, '[part=submit]');
    await until(() => events.length > 1, 'signed in');
    expect(events).to.deep.equal([
      named('sign_up', 'sign-in', { method: 'email' }),
      named('login', 'sign-in', { method: 'email' }),
    ]);
  });

  it('reports only that a zip code was entered', async () => {
    const element = await place('<storefront-location open></storefront-location>', 'dialog');
    const events = tracked();
    await type(element, '[part=field]', ana.zip);
    await press(element, '[part=button]');
    await until(() => events.length, 'a place');
    expect(events).to.deep.equal([
      named('select_content', 'location', { content_type: 'location', content_id: 'zip' }),
    ]);
  });

  it('reports that the popup was seen, and which button was clicked', async () => {
    const events = tracked();
    const element = await place<HTMLElement & { show(): void }>(
      '<storefront-prize-popup></storefront-prize-popup>',
      '.base',
    );
    for (const slot of ['[part=tile]:nth-of-type(2)', '.claim']) {
      element.show();
      await press(element, `dialog ${slot}`);
      await until(() => !find(element, 'dialog'), 'it closes');
    }
    const promotion = { promotion_name: 'prize-popup' };
    expect(events).to.deep.equal([
      named('view_promotion', 'prize-popup', { ...promotion, trigger: 'page' }),
      named('select_promotion', 'prize-popup', { ...promotion, creative_slot: 'gift-2' }),
      named('view_promotion', 'prize-popup', { ...promotion, trigger: 'page' }),
      named('select_promotion', 'prize-popup', { ...promotion, creative_slot: 'claim-all' }),
    ]);
  });

  itOnce('is sent for the first view of any wheel, each spin, and each win', async () => {
    enter(ana);
    const events = tracked();
    const element = await place<HTMLElement & { spin(): Promise<unknown> }>(
      '<storefront-prize-wheel></storefront-prize-wheel>',
      '[part=button]',
    );
    await place('<storefront-prize-wheel></storefront-prize-wheel>', '[part=button]');
    element.scrollIntoView();
    await until(() => events.length, 'it is seen');
    const spun = element.spin();
    await letRest(element);
    await spun;
    const promotion = { promotion_name: 'prize-wheel' };
    expect(events).to.deep.equal([
      named('view_promotion', 'prize-wheel', promotion),
      named('spin_wheel', 'prize-wheel', promotion),
      named('win_prize', 'prize-wheel', { ...promotion, item_name: 'Prize 3' }),
    ]);
  });

  itOnce('includes the partner, in the params and beside them', async () => {
    configure({ partner: 'acme' });
    const element = await place('<storefront-language></storefront-language>', 'select');
    const events = tracked();
    const select = find<HTMLSelectElement>(element, 'select');
    if (select) select.value = 'fr';
    select?.dispatchEvent(new Event('change', { bubbles: true }));
    expect(events).to.deep.equal([
      {
        name: 'select_content',
        params: { content_type: 'language', content_id: 'fr', widget: 'language', partner: 'acme' },
        partner: 'acme',
      },
    ]);
  });

  it('bubbles, leaves the shadow root, and cannot be prevented', async () => {
    const element = await place('<storefront-back-to-top></storefront-back-to-top>', '[part=button]');
    const events: Event[] = [];
    document.addEventListener('storefront-track', (event) => events.push(event), { once: true });
    await press(element, '[part=button]');
    expect(events).to.have.length(1);
    expect(events[0]).to.include({ bubbles: true, composed: true, cancelable: false });
  });
});

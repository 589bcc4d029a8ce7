// engines: all
import { expect } from '@open-wc/testing';
import { renderWidget } from '../../src/server/render.js';
import { closePages, loader, openPage } from '../loader/page.js';
import { until } from '../support/until.js';

let tests = 0;

/** Returns an API for one test that holds back its replies and records its requests. */
function silentApi() {
  tests += 1;
  const id = `drawn-${Date.now()}-${tests}`;
  return {
    url: `/fake-api/hold/${id}`,
    makesAsked: async () => {
      const calls: readonly { path: string }[] = await (await fetch(`/fake-api-calls/${id}`)).json();
      return calls.filter(({ path }) => path === '/pc/car/indexV2').length;
    },
    release: () => fetch(`/fake-api-release/${id}`, { method: 'POST' }),
  };
}

const data = {
  banner: {
    img_pc: null,
    title: ['Your next car', 'Shipped worldwide'],
    brand: [
      { brand_name: 'BYD', value: 'byd', brand_logo: null, car_model: [{ name: 'Seal', value: 'seal' }] },
      { brand_name: 'Tesla', value: 'tesla', brand_logo: null, car_model: ['Model 3'] },
    ],
  },
};

const shadow = (element: Element | null): ShadowRoot =>
  element?.shadowRoot ?? expect.fail('there is no shadow root');

/** Returns the positions and sizes of the parts, in whole px. */
const places = (root: ShadowRoot) =>
  ['[part=hero]', '[part=heading]', '[part=panel]', '[part=make]', '[part=model]', '[part=button]'].map(
    (selector) => {
      const { x, y, width, height } =
        root.querySelector(selector)?.getBoundingClientRect() ?? expect.fail(`${selector} is missing`);
      return [selector, ...[x, y, width, height].map(Math.round)].join(' ');
    },
  );

/** Records the choices that a page hears of. */
function choicesIn(page: Document): readonly unknown[] {
  const events: unknown[] = [];
  page.addEventListener('storefront-car-change', (event) => events.push((event as CustomEvent).detail));
  return events;
}

/** Returns a script that adds the loader when the page calls `begin`. */
const later = (attributes: string) => `<script>
  window.begin = () => {
    const script = document.createElement('script');
    script.type = 'module';
    script.src = '/exact/storefront.js';
    ${attributes}
    document.body.append(script);
  };
</script>`;

describe('a car search rendered by a server', () => {
  afterEach(closePages);

  it('is a plain form before any script', async () => {
    const markup = await renderWidget('car-search', {
      data,
      site: `${location.origin}/nowhere/`,
      partner: 'p 1',
    });
    const page = await openPage(markup);
    const form = shadow(page.document.querySelector('storefront-car-search')).querySelector('form');
    const make = form?.querySelector('select');
    if (!form || !make) return expect.fail('there is no form');
    expect([...make.options].map(({ label }) => label)).to.deep.equal(['All Makes', 'BYD', 'Tesla']);
    make.value = 'tesla';
    form.requestSubmit();
    await until(() => page.window.location.pathname === '/nowhere/categories', 'the form was not submitted');
    expect(page.window.location.search).to.equal('?make=tesla&partner=p+1');
  });

  it('becomes the widget in one frame, in the same place, and requests no makes', async () => {
    const api = silentApi();
    const markup = await renderWidget('car-search', { data, api: api.url, make: 'byd', model: 'seal' });
    const page = await openPage(`${later(`script.dataset.api = '${api.url}/';`)}${markup}`);
    const element = await page.finds('storefront-car-search');
    const root = shadow(element);
    const before = places(root);
    const seen: string[] = [];
    const looks = new MutationObserver(() => {
      seen.push(
        root.querySelector('[role=combobox]') ? 'fields' : root.querySelector('form') ? 'form' : 'none',
      );
    });
    looks.observe(root, { childList: true, subtree: true });
    const choices = choicesIn(page.document);
    // The script above defines this function.
    (page.window as unknown as { begin: () => void }).begin();
    await page.ready();
    expect(seen).to.deep.equal(['fields']);
    expect(shadow(element)).to.equal(root);
    expect(places(root)).to.deep.equal(before);
    const values = [...root.querySelectorAll('[role=combobox] .value')].map(({ textContent }) => textContent);
    expect(values).to.deep.equal(['BYD', 'Seal']);
    expect(choices, 'the shopper chose nothing').to.deep.equal([]);
    expect(await api.makesAsked()).to.equal(0);
    await api.release();
  });

  it('keeps the shopper’s choice in the form, sends an event for it, and keeps the focus', async () => {
    const api = silentApi();
    const markup = await renderWidget('car-search', { data, api: api.url });
    const page = await openPage(`${later(`script.dataset.api = '${api.url}';`)}${markup}`);
    const element = await page.finds('storefront-car-search');
    const make = shadow(element).querySelector('select') ?? expect.fail('there is no select');
    make.value = 'tesla';
    make.focus();
    const choices = choicesIn(page.document);
    (page.window as unknown as { begin: () => void }).begin(); // as above
    await page.ready();
    const field = shadow(element).querySelector('[part=make] [role=combobox]');
    await until(() => field?.textContent?.includes('Tesla'), 'the choice is lost');
    expect(shadow(element).activeElement).to.equal(field);
    expect(choices).to.deep.equal([{ make: 'tesla', model: null }]);
    await api.release();
  });

  it('of another API requests the makes from this one', async () => {
    const api = silentApi();
    const markup = await renderWidget('car-search', { data, api: 'https://other.example/v3' });
    await openPage(`${loader(undefined, `data-api="${api.url}"`)}${markup}`);
    await until(async () => (await api.makesAsked()) > 0, 'the makes were not requested');
    await api.release();
  });

  it('without makes shows placeholders, and the loader requests the makes', async () => {
    const markup = await renderWidget('car-search', { lang: 'fr', heading: 'Bonjour' });
    const page = await openPage(markup);
    const root = shadow(page.document.querySelector('storefront-car-search'));
    expect(root.querySelectorAll('.skeleton')).to.have.length(3);
    expect(root.querySelector('[part=heading]')?.textContent).to.equal('Bonjour');
    expect(root.querySelector('[part=hero]')?.getBoundingClientRect().height).to.equal(520);
    closePages();
    const whole = await openPage(markup + loader());
    await whole.ready();
  });
});

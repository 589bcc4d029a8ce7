// engines: all
import { expect } from '@open-wc/testing';
import { renderWidget } from '../../src/server/render.js';
import { itOnce } from '../support/once.js';
import { until } from '../support/until.js';
import { choose, field, formOf, freshApi, renderIn, rootOf, search, stuck } from './early-form.js';
import { closePages, loader, openPage } from './page.js';

const labels = (select: HTMLSelectElement) => [...select.options].map(({ label }) => label);

/** Returns what a root contains, with attributes in alphabetical order. */
function contents(root: ParentNode): string {
  const box = root.querySelector('.base')?.cloneNode(true) as Element; // an element's copy is one
  for (const element of [box, ...box.querySelectorAll('*')]) {
    const attributes = [...element.attributes].sort((one, other) => one.name.localeCompare(other.name));
    for (const { name } of attributes) element.removeAttribute(name);
    for (const { name, value } of attributes)
      if (value.trim())
        element.setAttribute(name, name === 'style' ? value.replaceAll(' ', '') : value.trim());
  }
  return box.outerHTML;
}

describe('the form that the loader renders before the widget loads', () => {
  afterEach(closePages);

  for (const [lang, attributes, options] of [
    ['en', '', {}],
    ['ru', 'make="byd"', { make: 'byd' }],
    ['ar', 'make="Tesla" model="model 3"', { make: 'Tesla', model: 'model 3' }],
    ['fr', 'compact heading="Ici"', { compact: true, heading: 'Ici' }],
    ['en', 'image="/test/tools/banner.svg?own" subheading="Low"', { subheading: 'Low' }],
  ] as const)
    it(`is identical to the server’s: ${lang} ${attributes}`, async () => {
      const api = freshApi();
      const page = await openPage(
        `${stuck(`data-api="${api.url}" data-lang="${lang}" data-site="https://shop.example/x/?y" data-partner="p 1" data-theme-color="#a00"`)}<storefront-car-search ${attributes}></storefront-car-search>`,
      );
      const root = (await formOf(page)).getRootNode() as ShadowRoot;
      await until(() => !root.querySelector('img:not([src])'), 'the image was not requested');
      const markup = await renderWidget('car-search', {
        ...options,
        ...('subheading' in options && { image: `${location.origin}/test/tools/banner.svg?own` }),
        lang,
        data: await api.data(),
        api: new URL(api.url, location.href).href,
        site: 'https://shop.example/x/?y',
        partner: 'p 1',
        themeColor: '#a00',
      });
      const served = await openPage(markup);
      expect(contents(root)).to.equal(contents(rootOf(served)));
      expect(await api.makesAsked()).to.equal(1);
    });

  it('offers the models of the chosen make', async () => {
    const api = freshApi();
    const page = await openPage(stuck(`data-api="${api.url}"`) + search);
    const form = await formOf(page);
    const [make, model] = [field(form, 'make'), field(form, 'model')];
    expect(labels(make)).to.deep.equal(['All Makes', 'BYD', 'Škoda', 'Tesla', 'Toyota']);
    expect([model.disabled, ...labels(model)]).to.deep.equal([true, 'All Models']);
    choose(make, 'skoda');
    expect([model.disabled, ...labels(model)]).to.deep.equal([false, 'All Models', 'Enyaq', 'Octavia']);
    choose(make, '');
    expect([model.disabled, ...labels(model)]).to.deep.equal([true, 'All Models']);
  });

  itOnce('doesn’t render until the makes arrive, nor if they are invalid or too many', async () => {
    for (const scenario of ['silent', 'wrong-shape', 'html', 'http-503', 'business-500', 'many']) {
      const page = await openPage(stuck(`data-api="${freshApi(scenario).url}"`) + search);
      await until(
        () => page.window.consoleMessages.some((line) => line.startsWith('error')),
        'the widget was not requested',
        {
          timeout: 8000,
        },
      );
      expect(page.document.querySelector('storefront-car-search')?.shadowRoot, scenario).to.equal(null);
      closePages();
    }
  });

  itOnce('shows hostile names as text, and loads no hostile image', async () => {
    const api = freshApi('given');
    const name = '<img src=x onerror="parent.attacked = 1">';
    const banner = {
      img_pc: 'javascript:parent.attacked=1',
      title: [name, name],
      brand: [{ brand_name: name, value: name, brand_logo: null, car_model: [name] }],
    };
    await api.answer({ code: 200, msg: 'OK', data: { banner } });
    const page = await openPage(stuck(`data-api="${api.url}"`) + search);
    const form = await formOf(page);
    expect(labels(field(form, 'make'))[1]).to.equal(name);
    expect(rootOf(page).querySelector('[part=heading]')?.textContent).to.equal(name);
    expect(rootOf(page).querySelector('img')).to.equal(null);
    expect(Reflect.get(window, 'attacked')).to.equal(undefined);
  });

  it('renders under a strict policy, with its theme color', async () => {
    const api = freshApi();
    const csp = `default-src 'none'; script-src ${location.origin}; connect-src ${location.origin}; img-src ${location.origin}; require-trusted-types-for 'script'; trusted-types 'none'`;
    const page = await openPage(stuck(`data-api="${api.url}" data-theme-color="#123456"`) + search, { csp });
    const form = await formOf(page);
    const { backgroundColor, color } = getComputedStyle(
      form.querySelector('button') ?? expect.fail('there is no button'),
    );
    expect([backgroundColor, color]).to.deep.equal(['rgb(18, 52, 86)', 'rgb(255, 255, 255)']);
  });

  it('loads the widget’s files with the loader’s nonce while the makes load', async () => {
    const csp = `default-src 'none'; script-src 'nonce-n1' 'strict-dynamic'; connect-src ${location.origin}`;
    const api = freshApi('hold');
    const page = await openPage(loader('/dist/storefront.js', `nonce="n1" data-api="${api.url}"`) + search, {
      csp,
    });
    const links = [...page.document.head.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')];
    const paths = links.map(({ href }) => new URL(href).pathname);
    expect(paths).to.include('/dist/widgets/car-search.js');
    expect(links.map(({ nonce }) => nonce)).to.deep.equal(links.map(() => 'n1'));
    await api.release();
    await page.ready();
    for (const path of paths) expect(page.loaded().filter((loaded) => loaded === path)).to.have.length(1);
  });

  itOnce('is accessible', async () => {
    const element = document.createElement('storefront-car-search');
    document.body.append(element);
    const root = await renderIn(element);
    expect(root.querySelectorAll('option')).to.have.length(6);
    await expect(element).to.be.accessible();
    element.remove();
  });

  for (const [what, markup] of [
    ['shows counts', '<storefront-car-search counts></storefront-car-search>'],
    ['has more fields', '<storefront-car-search facets="price"></storefront-car-search>'],
    ['takes free text', '<storefront-car-search free-text></storefront-car-search>'],
    ['contains a form', '<storefront-car-search><form></form></storefront-car-search>'],
    ['has a language of its own', '<div lang="fr"><storefront-car-search></storefront-car-search></div>'],
    [
      'has a shadow root',
      '<storefront-car-search><template shadowrootmode="open"></template></storefront-car-search>',
    ],
    ['stands for the element', '<div data-storefront="car-search">Call us</div>'],
  ] as const)
    itOnce(`doesn’t render for a tag that ${what}`, async () => {
      const page = await openPage(stuck(`data-api="${freshApi().url}"`) + markup);
      await until(() => page.loaded().some((path) => path.includes('/widgets/')));
      const element = page.document.querySelector('storefront-car-search');
      expect(element?.shadowRoot?.childElementCount ?? 0).to.equal(0);
    });

  it('has the widget’s picture if neither the markup nor the reply names an image', async () => {
    const api = freshApi('given');
    const data = await api.data();
    await api.answer({ code: 200, msg: 'OK', data: { banner: { ...data.banner, img_pc: null } } });
    const page = await openPage(stuck(`data-api="${api.url}"`) + search);
    const root = (await formOf(page)).getRootNode() as ShadowRoot;
    expect(root.querySelector('[part=hero] > svg.drawing circle')?.namespaceURI).to.match(/svg$/);
  });

  it('doesn’t render with data-early="off", which still requests the makes early', async () => {
    const api = freshApi();
    const page = await openPage(stuck(`data-api="${api.url}" data-early="off"`) + search);
    await until(() => page.loaded().some((path) => path.includes('/widgets/')));
    await until(api.makesAsked, 'no request for the makes');
    expect(await api.makesAsked()).to.equal(1);
    expect(page.document.querySelector('storefront-car-search')?.shadowRoot).to.equal(null);
  });

  it('doesn’t render next to another copy of the library, which may not support it', async () => {
    const other = '<script type="application/json" src="https://old.example/storefront.classic.js"></script>';
    const page = await openPage(other + stuck(`data-api="${freshApi().url}"`) + search);
    await until(() => page.loaded().some((path) => path.includes('/widgets/')));
    expect(page.document.querySelector('storefront-car-search')?.shadowRoot).to.equal(null);
  });

  it('reserves space for a heading of the page', async () => {
    const page = await openPage(
      `${stuck(`data-api="${freshApi().url}"`)}<storefront-car-search><h1 slot="heading">Ours</h1></storefront-car-search>`,
    );
    const form = await formOf(page);
    const slot = (form.getRootNode() as ShadowRoot).querySelector('slot');
    expect(slot?.assignedElements().map(({ textContent }) => textContent)).to.deep.equal(['Ours']);
  });
});

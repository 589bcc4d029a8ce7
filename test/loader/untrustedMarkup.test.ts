// engines: all
import { expect } from '@open-wc/testing';
import { until } from '../support/until.js';
import { closePages, openPage, type Page } from './page.js';

const own = '/fake-api/ok/own';
const elsewhere = '/fake-api/ok/elsewhere';
const attributes = `data-api="${own}" data-site="https://shop.example" data-google-sdk="https://own.example/g.js"`;

/** The tags of a page's author, who is trusted. Both come after the other markup: a classic script sees only that. */
const tags = {
  module: `<script type="module" src="/exact/storefront.js" ${attributes}></script>`,
  classic: `<script src="/exact/storefront.classic.js" ${attributes}></script>`,
} as const;

const data = `data-api="${elsewhere}" data-suggest="${elsewhere}" data-suggest-token data-site="https://stranger.example"
  data-mobile-site="https://stranger.example" data-google-sdk="https://stranger.example/g.js"
  data-facebook-sdk="https://stranger.example/f.js" data-google-client-id="stranger" data-facebook-app-id="stranger"
  data-endpoints='{"carIndex":"/elsewhere"}'`;
const src = 'src="/exact/storefront.js"';

/** What an author writes in an editor that keeps `data-*`, ids, and names, and what it must not do. */
const markups: Readonly<Record<string, string>> = {
  'a placeholder of the configuration': `<div data-storefront="config" ${data}></div>`,
  'a placeholder with the configuration in it': `<div data-storefront="config" ${data}><div data-storefront="config" ${data}></div></div>`,
  'a placeholder of a widget with configuration': `<div data-storefront="footer" ${data}></div>`,
  'an escaped placeholder': `<div data-storefront="&#99;onfig" ${data}></div>`,
  'an image named like the current script': `<img name="currentScript" ${data}>`,
  'a form named like the current script': `<form name="currentScript" ${data}><input name="dataset" ${data}></form>`,
  'an object with the id of the current script': `<object id="currentScript" ${data}></object>`,
  'images named like the list of scripts': `<img name="scripts" ${src} ${data}><img name="scripts" ${src} ${data}>`,
  'an image named like the list of scripts': `<img name="scripts" ${src} ${data}>`,
  'a form named like the base URL': '<form name="baseURI"></form><img name="baseURI">',
  'an image with the loader’s address': `<img ${src} ${data}>`,
  'a link with the id of the loader’s tag': `<a id="storefront-widgets-js" href="/exact/storefront.js" ${data}>x</a>`,
  'ids of the globals that the widgets read': [
    'dataLayer',
    'google_tag_data',
    'google',
    'FB',
    'fbAsyncInit',
    'trustedTypes',
    'storefrontWidgets',
  ]
    .map(
      (id) =>
        `<a id="${id}" href="https://stranger.example" ${data}></a><form id="${id}" name="accounts"></form>`,
    )
    .join(''),
  'a form whose fields are named like methods': `<div data-storefront="car-search"><form action="https://stranger.example">
    <input name="querySelector"><input name="querySelectorAll"><input name="elements"><p name="make">x</p></form></div>`,
};

interface PageRecord {
  readonly shared: ReadonlyMap<
    string,
    { getState(): { bigdata: { config: Readonly<Record<string, unknown>> } } }
  >;
}

/** Returns the configuration in effect on a page. */
const configOf = (page: Page): Readonly<Record<string, unknown>> => {
  const record: PageRecord = Reflect.get(page.window, Symbol.for('storefront-widgets@0'));
  return record.shared.get('store')?.getState().bigdata.config ?? {};
};

/** Checks that the page's author alone has configured it, and that no request went elsewhere. */
function expectOwn(page: Page): void {
  expect(configOf(page)).to.include({
    api: own,
    suggest: null,
    suggestToken: false,
    site: 'https://shop.example',
    mobileSite: null,
    googleSdk: 'https://own.example/g.js',
    facebookSdk: null,
    googleClientId: null,
    facebookAppId: null,
  });
  expect(configOf(page).endpoints).to.deep.equal({});
  expect(page.loaded().filter((path) => path.startsWith(elsewhere))).to.deep.equal([]);
  const scripts = [...page.document.querySelectorAll('script')].map((script) => script.src);
  expect(scripts.filter((url) => url.includes('stranger'))).to.deep.equal([]);
}

const search = '<storefront-car-search></storefront-car-search>';

describe('markup of an untrusted author', () => {
  afterEach(closePages);

  for (const [kind, tag] of Object.entries(tags)) {
    for (const [what, markup] of Object.entries(markups))
      it(`configures nothing by ${what}, beside the ${kind} loader`, async () => {
        const page = await openPage(`${markup}${tag}${search}`);
        await page.ready(':not([data-storefront]) > storefront-car-search');
        await until(() => page.loaded().some((path) => path.startsWith(own)), 'nothing was requested');
        expectOwn(page);
        expect(page.document.querySelector('storefront-config')).to.equal(null);
      });

    it(`configures nothing from a placeholder that is added or changed later, with the ${kind} loader`, async () => {
      const page = await openPage(`<div data-storefront="footer" ${data}>x</div>${tag}${search}`);
      await page.ready();
      await page.finds('[data-storefront=footer] storefront-footer:defined');
      const box = page.document.createElement('div');
      box.innerHTML = `<div data-storefront="config" ${data}></div>`;
      const placeholder = await page.finds('[data-storefront=footer]');
      placeholder.dataset.storefront = 'config';
      page.document.body.append(box);
      await until(() => !page.document.querySelector('storefront-footer'), 'the footer stayed');
      expectOwn(page);
      expect(page.document.querySelector('storefront-config')).to.equal(null);
    });

    it(`applies only the settings of <storefront-config> that the tag of the ${kind} loader omits, with one warning`, async () => {
      const page = await openPage(
        `${tag}${search}<storefront-config api="${elsewhere}" suggest="/fake-api/ok/own-suggest"></storefront-config>`,
      );
      await page.ready();
      await page.finds('storefront-config:defined');
      expect(configOf(page)).to.include({ api: own, suggest: '/fake-api/ok/own-suggest' });
      expect(page.loaded().filter((path) => path.startsWith(elsewhere))).to.deep.equal([]);
      expect(page.window.consoleMessages).to.have.length(1);
      expect(page.window.consoleMessages[0]).to.contain('"api"');
    });
  }

  for (const [name, value] of [
    ['car-search', 'image="javascript:document.title=1"'],
    ['car-search', 'image="data:text/html,<script>document.title=1</script>"'],
    ['back-to-top', 'href="javascript:document.title=1"'],
    ['back-to-top', 'href="//stranger.example"'],
    ['back-to-top', 'href="/\\stranger.example"'],
    ['back-to-top', 'href="data:text/html,x"'],
  ] as const)
    it(`runs nothing, and stays on http(s), with ${value} of a ${name}`, async () => {
      const page = await openPage(`<div data-storefront="${name}" data-${value}></div>${tags.module}`);
      const element = await page.finds(`storefront-${name}:defined`);
      await until(() => element.shadowRoot?.querySelector('button'), 'it is not there');
      const urls = [...(element.shadowRoot?.querySelectorAll<HTMLElement>('a[href], img[src]') ?? [])].map(
        (each) => String(Reflect.get(each, each.localName === 'a' ? 'href' : 'src')),
      );
      // A page's router gets the path, and would take one with two slashes for another host.
      for (const url of urls) expect(url).to.match(/^https?:\/\/[^/]+\/(?!\/)/);
      expect(page.document.title).to.equal('');
    });
});

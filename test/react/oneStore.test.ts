import { expect } from '@open-wc/testing';
import { closePages, loader } from '../loader/page.js';
import { until } from '../support/until.js';
import { inside, openHost, ownApi } from './page.js';

/** The CSS properties to compare: the appearance, and the space that an element takes. */
const looks = [
  'display',
  'color',
  'backgroundColor',
  'backgroundImage',
  'fontFamily',
  'fontSize',
  'fontWeight',
  'lineHeight',
  'padding',
  'margin',
  'border',
  'borderRadius',
  'boxShadow',
  'inlineSize',
  'blockSize',
  'position',
] as const;

function lookOf(element: HTMLElement): string[] {
  const view = element.ownerDocument.defaultView;
  return [...(element.shadowRoot?.querySelectorAll('*') ?? [])].map((part) => {
    const style = view?.getComputedStyle(part);
    return [part.localName, part.getAttribute('part'), ...looks.map((name) => style?.[name])].join(' | ');
  });
}

describe('the React component beside the element', () => {
  afterEach(closePages);

  it('looks the same', async () => {
    const api = ownApi();
    const page = await openHost(api.url, {
      markup: `${loader('/exact/storefront.js', `data-api="${api.url}"`)}<storefront-car-search make="byd"></storefront-car-search>`,
    });
    page.render({ make: 'byd' });
    const element = await page.ready('storefront-car-search');
    const component = await page.fields();
    await until(() => lookOf(component).length === lookOf(element).length);
    expect(lookOf(component).length).to.be.above(20);
    expect(lookOf(component)).to.deep.equal(lookOf(element));
  });

  it('shares one store with the loader, the classic script, and the npm entry: one request, one configuration', async () => {
    const api = ownApi();
    const page = await openHost('/fake-api/ok/before', {
      markup: `<script src="/exact/storefront.classic.js" data-api="${api.url}"></script>
       ${loader('/exact/storefront.js', `data-api="${api.url}"`)}
       <script type="module">import { configure, store } from '/exact/index.js'; window.npm = { configure, store };</script>
       <script type="module" src="/exact/widgets/car-search.js"></script>`,
    });
    const scope = page.window as unknown as {
      npm?: typeof import('../../dist/index.js');
    }; // set by the script above
    await until(() => scope.npm);
    scope.npm?.configure({ api: api.url, partner: 'p9', themeColor: '#123456' });
    page.document.body.append(page.document.createElement('storefront-car-search'));
    page.render({});
    const fields = [await page.ready('storefront-car-search'), await page.fields()];
    expect(await api.calls('/pc/car/indexV2')).to.equal(1);
    for (const each of fields)
      expect(inside(each, '[part=base]').getAttribute('style')).to.contain('#123456');
    expect(scope.npm?.store.getState().bigdata.carIndex?.status).to.equal('ready');
  });
});

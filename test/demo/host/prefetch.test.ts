import { expect } from '@open-wc/testing';
import { prefetchOnIntent } from '../../../demo/host/shell/prefetch.js';
import { until } from '../../support/until.js';

describe('prefetching a page when a link to it is about to be followed', () => {
  const loaded: string[] = [];
  const partsOf = (id: string) => [
    {
      id,
      load: async () => {
        loaded.push(id);
        if (id === '/gone') throw new Error('gone');
      },
    },
  ];
  let end: () => void = () => undefined;
  let place: HTMLElement;

  const begin = (connection = {}) => {
    end = prefetchOnIntent(partsOf, () => connection);
  };
  const link = (href: string, root: Element | ShadowRoot = place) => {
    const element = document.createElement('a');
    element.href = href;
    element.append(document.createElement('span'));
    root.append(element);
    return element;
  };
  const point = (element: Element | null | undefined, intent = 'pointerover') =>
    element?.dispatchEvent(new Event(intent, { bubbles: true, composed: true }));

  beforeEach(() => {
    loaded.length = 0;
    place = document.createElement('div');
    document.body.append(place);
  });
  afterEach(() => {
    end();
    place.remove();
  });

  it('requests it once, for a pointer, touch, or focus', () => {
    begin();
    const element = link('/about');
    for (const intent of ['pointerover', 'focusin', 'touchstart']) point(element.firstElementChild, intent);
    expect(loaded).to.deep.equal(['/about']);
  });

  it('also works within a widget', () => {
    begin();
    point(link('/products/12', place.attachShadow({ mode: 'open' })));
    expect(loaded).to.deep.equal(['/products/12']);
  });

  it('ignores links to other sites', () => {
    begin();
    point(link('https://elsewhere.example/about'));
    expect(loaded).to.deep.equal([]);
  });

  for (const connection of [
    { saveData: true },
    { effectiveType: '2g' },
    { effectiveType: 'slow-2g' },
    { effectiveType: '3g' },
  ])
    it(`requests nothing on a connection with ${JSON.stringify(connection)}`, () => {
      begin(connection);
      point(link('/about'));
      expect(loaded).to.deep.equal([]);
    });

  it('tries again after a failure, without showing it', async () => {
    begin();
    const element = link('/gone');
    point(element);
    point(element);
    expect(loaded).to.deep.equal(['/gone']);
    await until(() => {
      point(element);
      return loaded.length === 2;
    });
  });
});

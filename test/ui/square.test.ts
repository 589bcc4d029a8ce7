import { expect } from '@open-wc/testing';
import { readyHeader } from '../support/header.js';
import '../../src/car-search/define.js';
import { configure } from '../../src/state/store.js';
import { addMarkup } from '../support/stage.js';
import { until } from '../support/until.js';

/** Returns whether a corner is round on purpose, as in a circle or at the ends of a pill. */
const isRound = (radius: string, { offsetHeight }: HTMLElement) =>
  radius.endsWith('%') || Number.parseFloat(radius) >= offsetHeight / 2;

const cornersOf = (root: ShadowRoot): string[] =>
  [...root.querySelectorAll<HTMLElement>('*')].flatMap((element) => {
    const { borderTopLeftRadius, opacity } = getComputedStyle(element);
    const nested = element.shadowRoot ? cornersOf(element.shadowRoot) : [];
    const isUnseen = opacity === '0'; // such as the native select over the departments’ button
    const isSquare = isUnseen || borderTopLeftRadius === '0px' || isRound(borderTopLeftRadius, element);
    return isSquare
      ? nested
      : [...nested, `${element.localName}.${element.className}: ${borderTopLeftRadius}`];
  });

describe('--storefront-radius: 0px', () => {
  afterEach(() => document.documentElement.style.removeProperty('--storefront-radius'));

  it('leaves no rounded corners in the header, the car search, and its list', async () => {
    const { element: header } = await readyHeader();
    configure({ api: '/fake-api/ok/square' });
    const root = addMarkup('<storefront-car-search></storefront-car-search>').firstElementChild?.shadowRoot;
    if (!root || !header.shadowRoot) throw new Error('no shadow root');
    const field = () => root.querySelector<HTMLElement>('[part=make] [role=combobox]');
    await until(field);
    field()?.click();
    await until(() => root.querySelector('[role=option]'), 'no list');
    expect([...cornersOf(root), ...cornersOf(header.shadowRoot)]).not.to.deep.equal([]);
    document.documentElement.style.setProperty('--storefront-radius', '0px');
    expect([...cornersOf(root), ...cornersOf(header.shadowRoot)]).to.deep.equal([]);
  });
});

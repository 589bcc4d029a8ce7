import { expect } from '@open-wc/testing';
import { store } from '../../src/state/store.js';
import { fakeClock } from '../support/clock.js';
import { type HeaderElement, readyHeader } from '../support/header.js';
import { until } from '../support/until.js';

const status = (element: Element) => element.shadowRoot?.querySelector('.news[role=status]');
const announcement = (element: Element) => status(element)?.textContent ?? '';
const add = (name: string, buy_num: number, inCart: number) =>
  store.setState({ shopCart: { lines: [{ buy_num: inCart, price: 100 }], added: { name, buy_num } } });

describe('an item added to the cart', () => {
  let element: HeaderElement;
  beforeEach(async () => {
    store.setState({ shopCart: { lines: [], added: { name: 'Told on another page', buy_num: 1 } } });
    ({ element } = await readyHeader());
  });
  afterEach(() => store.setState({ shopCart: { lines: [] } }));

  it('is announced under the cart, in an existing status element, and disappears after a moment', async () => {
    const clock = fakeClock();
    const before = status(element);
    expect(before?.textContent).to.equal('');
    add('Floor mats', 2, 3);
    await until(() => announcement(element) === 'Added to cart 2 × Floor mats Items in the cart: 3');
    expect(status(element)).to.equal(before);
    const box = element.shadowRoot?.querySelector('[part=added]');
    expect(box?.checkVisibility({ visibilityProperty: true })).to.equal(true);
    await until(() => clock.running > 0);
    clock.tick(3900);
    expect(announcement(element)).to.not.equal('');
    clock.tick(200);
    await until(() => announcement(element) === '');
  });

  it('stays while the pointer is on it', async () => {
    const clock = fakeClock();
    add('Floor mats', 1, 1);
    await until(() => announcement(element).includes('Floor mats') && clock.running > 0);
    const box = element.shadowRoot?.querySelector('[part=added]');
    /** Simulates a mouse that enters or leaves. React listens to the first event, Preact to the second. */
    const point = (bubbling: string, alone: string) => {
      box?.dispatchEvent(new MouseEvent(bubbling, { bubbles: true }));
      box?.dispatchEvent(new MouseEvent(alone));
    };
    point('mouseover', 'mouseenter');
    await until(() => clock.running === 0);
    point('mouseout', 'mouseleave');
    await until(() => clock.running > 0);
    clock.tick(4000);
    await until(() => announcement(element) === '');
  });

  it('is announced again when the same item is added again', async () => {
    add('Floor mats', 1, 1);
    await until(() => announcement(element).endsWith('Items in the cart: 1'));
    add('Floor mats', 1, 2);
    await until(() => announcement(element).endsWith('Items in the cart: 2'));
  });

  it('is not announced when the cart is merely loaded', async () => {
    store.setState(({ shopCart }) => ({ shopCart: { ...shopCart, lines: [{ buy_num: 4, price: 1 }] } }));
    await until(() => element.shadowRoot?.querySelector('[part=cart]')?.ariaLabel === 'Items in the cart: 4');
    expect(announcement(element)).to.equal('');
  });

  it('brings back a header that was scrolled away', async () => {
    const tall = document.createElement('div');
    tall.style.height = '5000px';
    document.body.append(tall);
    window.scrollTo({ top: 900, behavior: 'instant' });
    const isFaded = () => Boolean(element.shadowRoot?.querySelector('.faded'));
    await until(isFaded);
    add('Floor mats', 1, 1);
    await until(() => !isFaded());
    tall.remove();
  });
});

// engines: all
import { expect } from '@open-wc/testing';
import { sendMouse } from '@web/test-runner-commands';
import { whenReplaceable } from '../../src/car-search/server-markup.js';
import { renderWidget } from '../../src/server/render.js';
import { until } from '../support/until.js';

const data = {
  banner: {
    img_pc: null,
    title: [],
    brand: [{ brand_name: 'BYD', value: 'byd', brand_logo: null, car_model: [] }],
  },
};

describe('a form that rendered before the widget', () => {
  const place = document.createElement('div');
  let select: HTMLSelectElement;

  beforeEach(async () => {
    place.setHTMLUnsafe(await renderWidget('car-search', { data }));
    document.body.append(place);
    select =
      place.querySelector('storefront-car-search')?.shadowRoot?.querySelector('select') ??
      expect.fail('there is no list');
  });

  afterEach(() => place.remove());

  it('can be replaced while one of its fields has the focus', async () => {
    select.focus();
    await whenReplaceable();
    expect(select.matches(':focus')).to.equal(true);
  });

  it('is replaced in a separate task from the one that ran the code', async () => {
    await whenReplaceable(); // loads the texts
    let isReplaceable = false;
    void whenReplaceable()?.then(() => {
      isReplaceable = true;
    });
    for (let turn = 0; turn < 50; turn++) await Promise.resolve();
    expect(isReplaceable).to.equal(false);
    await until(() => isReplaceable, 'it waits forever');
  });

  // WebKitGTK 2.50 doesn't know `:open`, so there the list closes.
  if (CSS.supports('selector(:open)'))
    it('is not replaced while one of its lists is open', async () => {
      const { x, y, width, height } = select.getBoundingClientRect();
      await sendMouse({ type: 'click', position: [Math.round(x + width / 2), Math.round(y + height / 2)] });
      await until(() => select.matches(':open'), 'the list did not open');
      let isReplaceable = false;
      let looks = 0;
      const root = select.getRootNode() as ShadowRoot; // `beforeEach` found it there
      root.querySelector = (selector: string) => {
        looks += 1;
        return ShadowRoot.prototype.querySelector.call(root, selector);
      };
      void whenReplaceable()?.then(() => {
        isReplaceable = true;
      });
      await until(() => looks > 3, 'it does not look again');
      expect(isReplaceable).to.equal(false);
      select.disabled = true; // closes the list in each engine
      await until(() => isReplaceable, 'it waits forever');
    });
});

// engines: all
// over: react
import { expect } from '@open-wc/testing';
import { press } from '../support/keys.js';
import { itOnce } from '../support/once.js';
import { prevented } from '../support/prevented.js';
import { until } from '../support/until.js';
import {
  awardOf,
  button,
  draws,
  find,
  letRest,
  openServer,
  readyWheel,
  status,
  textOf,
} from './wheel-page.js';

const coupon = {
  ...awardOf(3),
  coupon_log_id: 17,
  coupon_code: '7K3-Q9F',
  expires_at: '2031-03-15T12:00:00.000Z',
};

/** Spins a wheel until an award is shown over it. */
async function awarded(award: object = coupon, attributes = '') {
  const calls = openServer({ '/pc/prize/draw': () => award });
  const element = await readyWheel(attributes);
  button(element).click();
  await letRest(element);
  await until(() => element.shadowRoot?.querySelector('.laid'), 'no award is laid over the wheel');
  return { element, calls };
}

const part = (element: Element, name: string) =>
  element.shadowRoot?.querySelector<HTMLElement>(`[part=result] [part=${name}]`) ?? null;

describe('the award', () => {
  it('covers the wheel in view, on a phone and a wide screen, except for the top sector', async () => {
    for (const width of [288, 900]) {
      const { element } = await awarded(coupon, `style="inline-size: ${width}px; margin-block-start: 400px"`);
      for (const animation of element.shadowRoot?.getAnimations() ?? []) animation.finish();
      const middle = ({ x, y, width, height }: DOMRect) => [x + width / 2, y + height / 2];
      const card = () => find(element, '[part=result]').getBoundingClientRect();
      const wheel = () => find(element, '[part=wheel]').getBoundingClientRect();
      await until(() => card().bottom <= window.innerHeight && card().top >= 0, 'it is out of view');
      for (const [axis, place] of middle(card()).entries())
        expect(place).to.be.closeTo(middle(wheel())[axis] ?? 0, 1);
      expect(card().width).to.be.at.most(wheel().width + 1);
      const confetti = find(element, '.confetti').getBoundingClientRect();
      expect(confetti.top).to.be.at.most(wheel().top);
      expect(confetti.bottom).to.be.at.least(wheel().bottom);
      element.parentElement?.remove();
    }
  });

  itOnce('shows the prize and its expiry date in the language of the page', async () => {
    const { element } = await awarded();
    expect(status(element))
      .to.include('You won')
      .and.include('10% off')
      .and.include('Good until March 15, 2031');
    element.lang = 'fr';
    await until(() => status(element).includes('Valable jusqu’au 15 mars 2031'));
  });

  itOnce('has a code to copy and a way to use it if it is a coupon', async () => {
    const { element } = await awarded();
    const copied: string[] = [];
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: async (text: string) => copied.push(text) },
    });
    expect(part(element, 'code')?.querySelector('code')?.textContent).to.equal('7K3-Q9F');
    part(element, 'copy')?.click();
    await until(() => part(element, 'code')?.querySelector('[role=status]')?.textContent === 'Copied');
    expect(copied).to.deep.equal(['7K3-Q9F']);
    Reflect.deleteProperty(navigator, 'clipboard');
    const jumps = prevented('storefront-navigate');
    expect(part(element, 'use')?.textContent).to.equal('Use it now');
    part(element, 'use')?.click();
    expect(jumps).to.deep.include({ ...Object(jumps[0]), path: '/content/shopCartNew', query: {} });
  });

  it('selects its code if copying is not allowed', async () => {
    const { element } = await awarded();
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined });
    const code = part(element, 'code')?.querySelector('code');
    const chosen: unknown[] = [];
    const selection = document.getSelection();
    if (selection) selection.selectAllChildren = (node) => chosen.push(node);
    part(element, 'copy')?.click();
    await until(() => chosen.length === 1);
    expect(chosen).to.deep.equal([code]);
    expect(part(element, 'copy')?.textContent).to.equal('Copy');
    Reflect.deleteProperty(navigator, 'clipboard');
    if (selection) Reflect.deleteProperty(selection, 'selectAllChildren');
  });

  itOnce('links to the goods if it is goods', async () => {
    const jumps = prevented('storefront-navigate');
    const { element } = await awarded({ ...coupon, goods_id: 31 });
    part(element, 'use')?.click();
    expect(jumps).to.deep.include({ ...Object(jumps[0]), path: '/content/homeClass', query: { id: '31' } });
  });

  for (const [what, more] of Object.entries({
    'of points': {},
    'with invalid data from the server': { coupon_code: { a: 1 }, coupon_log_id: [], expires_at: 7 },
    'that won nothing': { award_state: 0, coupon_log_id: 17, coupon_code: 'X' },
  }))
    itOnce(`${what} is shown without a code and a link`, async () => {
      const { element } = await awarded({ ...awardOf(4), ...more });
      expect(status(element)).to.include('50 points');
      expect(textOf(element)).to.not.include('Good until');
      for (const name of ['code', 'use']) expect(part(element, name), name).to.equal(null);
    });

  itOnce('can be dismissed, after which a line below the wheel shows it', async () => {
    const { element } = await awarded();
    part(element, 'close')?.click();
    await until(() => !element.shadowRoot?.querySelector('.laid'));
    expect(find(element, '[part=result]').textContent?.trim()).to.equal('You won 10% off');
    expect(status(element)).to.equal('');
  });

  itOnce('lets only a shopper with spins left spin again', async () => {
    const { element, calls } = await awarded();
    part(element, 'again')?.click();
    await letRest(element);
    expect(draws(calls).length).to.equal(2);
    const { element: last } = await awarded({ ...coupon, can_award_num: 0 });
    expect(part(last, 'again')).to.equal(null);
  });

  it('leaves the focus where it is unless it is on the wheel', async () => {
    const elsewhere = document.createElement('input');
    document.body.append(elsewhere);
    elsewhere.focus();
    const { element } = await awarded();
    expect(document.activeElement).to.equal(elsewhere);
    await press('Escape');
    expect(element.shadowRoot?.querySelector('.laid')).to.exist;
    elsewhere.remove();
  });
});

// engines: all
// over: react
import { expect } from '@open-wc/testing';
import { paste } from '../support/paste.js';
import { applyZip, find, openLocation, openShop, shows } from './shop.js';

describe('a zip code that is pasted', () => {
  for (const pasted of [
    ' 90210',
    'CA 90210',
    '９０２１０',
    '90210-1234',
    '\u200e90210\u200f',
    'Beverly Hills, CA 90210, USA',
  ])
    it(`${JSON.stringify(pasted)} is extracted before the limit of five cuts it`, async () => {
      openShop();
      const element = await openLocation();
      const field = await find<HTMLInputElement>(element, 'input[part=field]');
      paste(field, pasted);
      expect(field.value).to.equal('90210');
      element.shadowRoot?.querySelector<HTMLElement>('.zip [type=submit]')?.click();
      await shows(element, 'Deliver to 90210');
    });

  it('replaces the typed value', async () => {
    openShop();
    const element = await openLocation();
    const field = await find<HTMLInputElement>(element, 'input[part=field]');
    paste(field, '1');
    paste(field, 'CA 90210');
    expect(field.value).to.equal('90210');
  });

  it('is also accepted when typed in full-width digits', async () => {
    openShop();
    const element = await openLocation();
    await applyZip(element, '１０００１');
    await shows(element, 'Deliver to 10001');
  });
});

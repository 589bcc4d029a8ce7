// page: own
import { expect } from '@open-wc/testing';
import { pageRecord } from '../../src/page/page-record.js';

describe('a <storefront-config> that is in the page before its module loads', () => {
  it('applies its attributes and early properties immediately, over the script’s, except for sensitive ones', async () => {
    const element = document.createElement('storefront-config');
    element.setAttribute('api', '/markup/v3');
    element.setAttribute('suggest', '/markup/suggest');
    element.setAttribute('partner', 'markup');
    Object.assign(element, { partner: 'early', timeout: 700 });
    document.body.append(element);
    pageRecord.scripts = [{ api: '/script/v3', partner: 'script', site: 'https://shop.example' }];
    const { store } = await import('../../src/state/store.js');
    const states: unknown[] = [];
    const unsubscribe = store.subscribe(({ bigdata }) => states.push(bigdata.config.partner));
    await import('../../src/config/define.js');
    unsubscribe();
    expect(store.getState().bigdata.config).to.include({
      api: '/script/v3',
      suggest: '/markup/suggest',
      partner: 'early',
      timeout: 700,
      site: 'https://shop.example',
    });
    expect(states, 'one change of the state').to.deep.equal(['early']);
  });
});

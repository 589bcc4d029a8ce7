// engines: all
import { expect } from '@open-wc/testing';
import { cookies, local } from '../../src/state/storage.js';
import { until } from '../support/until.js';
import { openMarkup, patience } from './frame.js';
import { rendersEveryWidget, signsIn, usesEveryWidget } from './widgets.js';

describe('hostile-host 15: storage that is full or denied', () => {
  afterEach(() => {
    localStorage.clear();
    cookies.write('myCookie', null);
  });

  for (const kind of ['denied', 'full', 'objects'])
    it(`${kind}: every widget renders, and a shopper stays signed in while the page is open`, async () => {
      const host = await openMarkup(
        `<script src="/test/hosts/${kind}.js"></script><storefront-account-menu></storefront-account-menu>`,
      );
      await rendersEveryWidget(host);
      await usesEveryWidget(host);
      await signsIn(host);
      const menu = host.document.querySelector('storefront-account-menu')?.shadowRoot;
      await until(() => menu?.textContent?.includes('Dana'), `${menu?.textContent}`, patience);
      expect(localStorage.getItem('token')).to.equal(null);
      expect(host.faults).to.deep.equal([]);
    });

  it('full: values last as long as the page', () => {
    for (let size = 2 ** 22; size >= 1; size = Math.floor(size / 2)) {
      try {
        for (let part = 0; part < 50; part++) localStorage.setItem(`fill-${size}-${part}`, 'x'.repeat(size));
      } catch {
        // So much does not fit any more: less may.
      }
    }
    const uuid = 'u'.repeat(200);
    local.write('newuuid', uuid);
    expect(localStorage.getItem('newuuid'), 'it is not full').to.equal(null);
    expect(local.read('newuuid')).to.equal(uuid);
  });

  it('a cookie that is too long for most browsers lasts as long as the page', () => {
    const long = 'x'.repeat(10_000);
    cookies.write('myCookie', long);
    expect(cookies.read('myCookie') === long).to.equal(true);
  });
});

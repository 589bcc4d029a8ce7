import { expect, waitUntil } from '@open-wc/testing';
import { cookies } from '../../src/state/storage.js';
import { makeField, readyCarSearch, shown } from '../support/car-search.js';
import { heard } from '../support/heard.js';
import { translate } from '../support/translate.js';
import { choice, choose, langOf } from './language-page.js';

const page = document.documentElement;

describe('a page translator that changes the lang of <html>', () => {
  it('takes the widgets with it: the state, the cookie, the choice', async () => {
    const events = heard('storefront-language-change');
    const element = await choice();
    const search = await readyCarSearch();
    translate(document.body);
    if (search.shadowRoot) translate(search.shadowRoot);
    page.lang = 'fr-FR';
    await waitUntil(() => langOf() === 'fr');
    expect(cookies.read('NewLang')).to.equal('fr');
    await waitUntil(() => element.value === 'fr');
    await waitUntil(() => shown(makeField(search)) === 'Toutes les marques', 'not French', { timeout: 5000 });
    expect(events).to.deep.equal([]);
  });

  it('and back again', async () => {
    const element = await choice();
    page.lang = 'ar';
    await waitUntil(() => element.value === 'ar');
    page.lang = 'en';
    await waitUntil(() => element.value === 'en');
  });

  for (const lang of ['de', 'zh-CN', '', 'x-any'])
    it(`to "${lang}", which is not offered, changes nothing`, async () => {
      const element = await choice();
      choose(element, 'ru');
      page.lang = lang;
      await null;
      await waitUntil(() => element.value === 'ru');
      expect(langOf()).to.equal('ru');
      expect(cookies.read('NewLang')).to.equal('ru');
    });

  it('to what it was is no change: the shopper’s choice stays', async () => {
    page.lang = 'en';
    const element = await choice();
    choose(element, 'fr');
    page.lang = 'en';
    page.setAttribute('lang', 'en');
    await null;
    expect(langOf()).to.equal('fr');
  });
});

// over: react
import { expect } from '@open-wc/testing';
import { cookies } from '../../src/state/storage.js';
import { makeField, readyCarSearch, shown } from '../support/car-search.js';
import { recordEvents } from '../support/record-events.js';
import { translate } from '../support/translate.js';
import { until } from '../support/until.js';
import { choice, choose, langOf } from './language-page.js';

const page = document.documentElement;

describe('a page translator that changes the lang of <html>', () => {
  it('changes the widgets, too: the state, the cookie, the choice', async () => {
    const events = recordEvents('storefront-language-change');
    const element = await choice();
    const search = await readyCarSearch();
    translate(document.body);
    if (search.shadowRoot) translate(search.shadowRoot);
    page.lang = 'fr-FR';
    await until(() => langOf() === 'fr');
    expect(cookies.read('NewLang')).to.equal('fr');
    await until(() => element.value === 'fr');
    await until(() => shown(makeField(search)) === 'Toutes les marques', 'not French');
    expect(events).to.deep.equal([]);
  });

  it('changes them back again', async () => {
    const element = await choice();
    page.lang = 'ar';
    await until(() => element.value === 'ar');
    page.lang = 'en';
    await until(() => element.value === 'en');
  });

  for (const lang of ['de', 'zh-CN', '', 'x-any'])
    it(`to "${lang}", which is not offered, changes nothing`, async () => {
      const element = await choice();
      choose(element, 'ru');
      page.lang = lang;
      await null;
      await until(() => element.value === 'ru');
      expect(langOf()).to.equal('ru');
      expect(cookies.read('NewLang')).to.equal('ru');
    });

  it('to the same value changes nothing, and the shopper’s choice stays', async () => {
    page.lang = 'en';
    const element = await choice();
    choose(element, 'fr');
    page.lang = 'en';
    page.setAttribute('lang', 'en');
    await null;
    expect(langOf()).to.equal('fr');
  });
});

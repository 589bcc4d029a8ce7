// over: preact
import { expect } from '@open-wc/testing';
import { cookies } from '../../src/state/storage.js';
import { configure, store } from '../../src/state/store.js';
import { listenToConsole } from '../element/console.js';
import { recordEvents } from '../support/record-events.js';
import { until } from '../support/until.js';
import { choice, choices, choose, langOf, select } from './language-page.js';

describe('the value of the choice of a language', () => {
  it('is the language of the page', async () => {
    const element = await choice();
    expect(element.value).to.equal('en');
    configure({ lang: 'ru' });
    await until(() => element.value === 'ru');
    expect(select(element).value).to.equal('ru');
  });

  it('set by the page configures the language: no cookie, no event', async () => {
    const events = recordEvents('storefront-language-change');
    const element = await choice('<storefront-language value="fr"></storefront-language>');
    expect(langOf()).to.equal('fr');
    element.value = 'ar';
    await until(() => langOf() === 'ar');
    expect(select(element).value).to.equal('ar');
    expect(store.getState().bigdata.config.lang).to.equal('ar');
    expect(cookies.read('NewLang')).to.equal(null);
    expect(events).to.deep.equal([]);
  });

  it('removed restores the default', async () => {
    const element = await choice('<storefront-language value="fr"></storefront-language>');
    element.removeAttribute('value');
    await until(() => langOf() === 'en');
    await until(() => element.value === 'en');
  });

  it('in the markup is overridden by the shopper’s choice, on the next page too', async () => {
    const markup = '<storefront-language value="fr"></storefront-language>';
    choose(await choice(markup), 'ru');
    expect(langOf()).to.equal('ru');
    const next = await choice(markup);
    await until(() => next.value === 'ru');
    expect(langOf()).to.equal('ru');
  });

  it('of a reinserted element is overridden by the shopper’s choice since then', async () => {
    const [first, second] = await choices(
      '<storefront-language></storefront-language><storefront-language></storefront-language>',
    );
    if (!first || !second) throw new Error('The markup holds two');
    first.remove();
    await new Promise(requestAnimationFrame);
    choose(second, 'fr');
    second.after(first);
    await until(() => first.value === 'fr', 'it does not agree');
    expect(langOf()).to.equal('fr');
  });

  it('set while it is removed applies when it is reinserted', async () => {
    const element = await choice();
    const place = element.parentElement;
    element.remove();
    await new Promise(requestAnimationFrame);
    element.value = 'fr';
    place?.append(element);
    await until(() => langOf() === 'fr');
  });

  it('of two that disagree is the later one in both', async () => {
    const [first, second] = await choices(
      '<storefront-language value="fr"></storefront-language><storefront-language value="ru"></storefront-language>',
    );
    await until(() => first?.value === 'ru' && second?.value === 'ru');
    expect(langOf()).to.equal('ru');
  });

  for (const value of ['de', '', 'constructor'])
    it(`"${value}" is ignored, with a warning`, async () => {
      const { messages, restore } = listenToConsole('warn');
      const element = await choice(`<storefront-language value="${value}"></storefront-language>`);
      await until(() => element.value === 'en');
      restore();
      expect(langOf()).to.equal('en');
      expect(messages.join()).to.contain('"lang"');
    });
});

// over: preact
import { expect } from '@open-wc/testing';
import 'axe-core/axe.min.js';
import type Axe from 'axe-core';
import { cookies } from '../../src/state/storage.js';
import { configure } from '../../src/state/store.js';
import { inside, makeField, readyCarSearch, shown } from '../support/car-search.js';
import { engine } from '../support/engine.js';
import { press } from '../support/keys.js';
import { recordEvents } from '../support/record-events.js';
import { translate } from '../support/translate.js';
import { until } from '../support/until.js';
import { choice, choices, choose, langOf, select } from './language-page.js';

/** axe-core exposes itself as a global. */
declare const axe: typeof Axe;

describe('the choice of a language', () => {
  it('offers four languages, each by its own name and with its own lang', async () => {
    const options = [...select(await choice()).options];
    expect(options.map(({ value, text, lang }) => [value, text, lang])).to.deep.equal([
      ['en', 'English', 'en'],
      ['ru', 'Русский', 'ru'],
      ['ar', 'العربية', 'ar'],
      ['fr', 'Français', 'fr'],
    ]);
  });

  it('is stored in the state and in its cookie, and sent in one event', async () => {
    const events = recordEvents('storefront-language-change');
    const element = await choice();
    choose(element, 'fr');
    expect(langOf()).to.equal('fr');
    expect(cookies.read('NewLang')).to.equal('fr');
    expect(document.cookie).to.contain('portal_NewLang=fr');
    expect(events).to.deep.equal([{ lang: 'fr' }]);
    await until(() => element.value === 'fr');
  });

  it('sends one event however many selectors are on the page, and all agree', async () => {
    const events = recordEvents('storefront-language-change');
    const [first, second, third] = await choices(
      '<storefront-language></storefront-language><storefront-language></storefront-language><storefront-language value="en"></storefront-language>',
    );
    if (!first || !second || !third) throw new Error('The markup holds three');
    choose(second, 'ru');
    for (const each of [first, second, third]) {
      await until(() => each.value === 'ru', 'it does not agree');
      expect(select(each).value).to.equal('ru');
    }
    choose(third, 'ar');
    await until(() => first.value === 'ar' && second.value === 'ar');
    expect(events).to.deep.equal([{ lang: 'ru' }, { lang: 'ar' }]);
  });

  it('changes every widget of the page immediately', async () => {
    const element = await choice();
    const search = await readyCarSearch();
    choose(element, 'ar');
    await until(() => shown(makeField(search)) === 'كل الماركات', 'not Arabic');
    for (const each of [search, element]) expect(inside(each, '[part=base]').dir).to.equal('rtl');
    expect(select(element).getAttribute('aria-label')).to.equal('اللغة');
  });

  it('wins over the configuration, and leaves the focus where it is', async () => {
    const element = await choice();
    configure({ lang: 'ru' });
    await until(() => element.value === 'ru');
    select(element).focus();
    choose(element, 'fr');
    await until(() => element.value === 'fr');
    configure({ lang: 'ru' });
    expect(langOf()).to.equal('fr');
    expect(element.shadowRoot?.activeElement === select(element)).to.equal(true);
  });

  // A select's list is native. Only in Chromium can a test choose from it by typing letters.
  if (engine === 'chromium')
    it('works by the keyboard', async () => {
      const events = recordEvents('storefront-language-change');
      const element = await choice();
      select(element).focus();
      await press('F');
      await until(() => langOf() === 'fr', 'not French');
      expect(events).to.deep.equal([{ lang: 'fr' }]);
    });

  it('keeps its names under a page translator', async () => {
    const element = await choice();
    if (element.shadowRoot) translate(element.shadowRoot);
    choose(element, 'fr');
    await until(() => element.value === 'fr');
    expect([...select(element).options].map(({ text }) => text)).to.include('Français');
    expect(inside(element, '[part=field]')).to.include({ translate: false });
  });

  for (const [lang, scheme, label] of [
    ['en', 'light', 'Language'],
    ['ru', 'dark', 'Язык'],
    ['ar', 'dark', 'اللغة'],
    ['fr', 'light', 'Langue'],
  ] as const)
    it(`has a name in ${lang}, and axe finds no fault`, async () => {
      const element = await choice(
        `<div style="color-scheme: ${scheme}"><storefront-language lang="${lang}"></storefront-language></div>`,
      );
      expect(select(element).getAttribute('aria-label')).to.equal(label);
      const { violations, passes } = await axe.run(element, { rules: { region: { enabled: false } } });
      expect(violations.map(({ id }) => id)).to.deep.equal([]);
      expect(passes.length).to.be.greaterThan(3);
    });
});

import '../../src/car-search/define.js';
import { wideSearchMessages } from '../../src/car-search/wide/messages.js';
import { fill, fillPlural } from '../../src/i18n/text.js';
import '../../src/language/define.js';
import { expect } from '@open-wc/testing';
import type { ConfigInput } from '../../src/state/config.js';
import { cookies } from '../../src/state/storage.js';
import { configure, store } from '../../src/state/store.js';
import { listenToConsole } from '../element/console.js';
import { until } from '../support/until.js';

const place = (markup: string): HTMLElement => {
  document.body.insertAdjacentHTML('beforeend', markup);
  return document.body.lastElementChild as HTMLElement; // added by the markup
};
const search = (element: Element) => element.shadowRoot?.querySelector('button[type=submit]')?.textContent;

describe('the page’s own texts', () => {
  let warnings: ReturnType<typeof listenToConsole>;
  const complaints = () =>
    warnings.messages.map(([text]) => String(text)).filter((text) => /messages/.test(text));
  beforeEach(() => {
    warnings = listenToConsole('warn');
    configure({ api: '/fake-api/ok/texts' });
  });
  afterEach(() => {
    warnings.restore();
    configure({ messages: null, lang: null, api: null });
    cookies.write('NewLang', null);
    document.body.replaceChildren();
  });

  it('replace the built-in ones, even in a widget that has rendered', async () => {
    const element = place('<storefront-car-search></storefront-car-search>');
    await until(() => search(element) === 'Search');
    configure({ messages: { en: { 'car-search': { search: 'Find my car' } } } });
    await until(() => search(element) === 'Find my car');
    expect(element.shadowRoot?.textContent).to.include('All Makes');
    configure({ messages: null });
    await until(() => search(element) === 'Search');
    expect(complaints()).to.deep.equal([]);
  });

  it('may be functions if a text has values, and have plural forms that English lacks', async () => {
    const own = {
      show: { few: 'Few: {n}' },
      upTo: (price: string) => `At most ${price}`,
      yearFrom: 'Since {year}',
    };
    configure({ messages: { en: { 'wide-search': own } } });
    const texts = wideSearchMessages.get('en');
    if (!texts) throw new Error('unreachable');
    expect(fill(texts.upTo, { price: '$9' })).to.equal('At most $9');
    expect(fill(texts.yearFrom, { year: 2018 })).to.equal('Since 2018');
    expect(fillPlural(texts.show, 3, new Intl.PluralRules('ru'), '3')).to.equal('Few: 3');
    expect(fillPlural(texts.show, 1, new Intl.PluralRules('ru'), '1')).to.equal('Show 1 car');
    expect(complaints()).to.deep.equal([]);
  });

  it('apply only to their language', async () => {
    configure({ messages: { fr: { 'car-search': { search: 'Trouver' } } } });
    const english = place('<storefront-car-search></storefront-car-search>');
    const french = place('<div lang="fr"><storefront-car-search></storefront-car-search></div>');
    await until(() => search(english) === 'Search');
    await until(() => search(french.firstElementChild as Element) === 'Trouver'); // the markup has it
    expect(french.firstElementChild?.shadowRoot?.textContent).to.include('Toutes les marques');
  });

  it('add a fifth language, which the shopper can choose', async () => {
    configure({
      messages: { de: { 'car-search': { search: 'Suchen' }, language: { language: 'Sprache' } } },
    });
    const element = place('<storefront-car-search></storefront-car-search>');
    const choice = place('<storefront-language></storefront-language>');
    const select = () => choice.shadowRoot?.querySelector('select');
    await until(() => select()?.options.length === 5);
    expect([...(select()?.options ?? [])].map(({ text }) => text)).to.deep.equal([
      'English',
      'Русский',
      'العربية',
      'Français',
      'Deutsch',
    ]);
    const field = select();
    if (!field) throw new Error('unreachable');
    field.value = 'de';
    field.dispatchEvent(new Event('change', { bubbles: true }));
    await until(() => search(element) === 'Suchen');
    expect(field.ariaLabel).to.equal('Sprache');
    // Untranslated texts are in English.
    expect(element.shadowRoot?.textContent).to.include('All Makes');
    expect(element.shadowRoot?.querySelector('[part=base]')?.getAttribute('lang')).to.equal('de');
    expect(cookies.read('NewLang')).to.equal('de');
  });

  it('add the language that is configured with them, in any order', () => {
    configure({ lang: 'de', messages: { de: {} } });
    expect(store.getState().lang).to.equal('de');
    expect(complaints()).to.deep.equal([]);
  });

  it('read from right to left if the language does', async () => {
    configure({ lang: 'he', messages: { he: { 'car-search': { search: 'חיפוש' } } } });
    const element = place('<storefront-car-search></storefront-car-search>');
    await until(() => search(element) === 'חיפוש');
    expect(element.shadowRoot?.querySelector('[part=base]')?.getAttribute('dir')).to.equal('rtl');
  });

  for (const [what, messages, words] of [
    [
      'a key that there is not',
      { en: { 'car-search': { serch: 'Find' } } },
      'serch is none of the texts: landmark',
    ],
    [
      'a function where a text has no values',
      { en: { 'car-search': { search: () => 'Find' } } },
      'search is none of the texts',
    ],
    ['a number', { en: { 'car-search': { search: 7 } } }, 'search is none of the texts'],
  ] as const)
    it(`${what} causes a warning, and the built-in text stays`, async () => {
      configure({ messages });
      const element = place('<storefront-car-search></storefront-car-search>');
      await until(() => search(element) === 'Search');
      expect(complaints()).to.have.length(1);
      expect(complaints()[0]).to.include(words);
    });

  for (const [what, messages] of [
    ['no object', 'texts'],
    ['a list of texts', { en: ['Search'] }],
    ['a language that is none', { 'de-AT': {} }],
  ] as const)
    it(`${what} is ignored, with a warning`, () => {
      configure({ messages } as unknown as ConfigInput); // as an untyped script of the page may do
      expect(complaints()).to.have.length(1);
      expect(Object.keys(store.getState().bigdata.config.messages)).to.deep.equal([]);
    });
});

import '../../src/config/define.js';
import { expect } from '@open-wc/testing';
import { configure, store } from '../../src/state/store.js';
import { until } from '../support/until.js';
import { listenToConsole } from './console.js';
import { emptyPage } from './fixture.js';

const config = () => store.getState().bigdata.config;

function place(markup: string): HTMLElement {
  const box = document.createElement('div');
  document.body.append(box);
  box.innerHTML = markup;
  return box.firstElementChild as HTMLElement; // the tests know which element their markup starts with
}

afterEach(() => {
  emptyPage();
  configure({
    api: null,
    site: null,
    partner: null,
    timeout: null,
    suggestToken: null,
    lang: null,
  } as object);
});

describe('<storefront-config>', () => {
  it('configures by its attributes, and renders nothing', () => {
    const element = place(
      '<storefront-config api="/shop/v3" partner="acme" timeout="900" suggest-token social-tiktok="https://video.example">text</storefront-config>',
    );
    expect(config()).to.include({ api: '/shop/v3', partner: 'acme', timeout: 900, suggestToken: true });
    expect(config()).to.include({ socialTiktok: 'https://video.example' });
    expect(getComputedStyle(element).display).to.equal('none');
  });

  it('has properties that configure, and return the values in effect', () => {
    const element = place('<storefront-config timeout="900" suggest-token></storefront-config>');
    Object.assign(element, { partner: 'acme', suggestToken: false });
    expect(config()).to.include({ partner: 'acme', suggestToken: false });
    expect(element).to.include({ partner: 'acme', timeout: 900, suggestToken: false, api: '/v3' });
  });

  it('keeps a property that was set before it is connected, and applies it then', () => {
    const element = document.createElement('storefront-config');
    Object.assign(element, { partner: 'acme' });
    expect(element).to.include({ partner: 'acme' });
    expect(config().partner).to.equal(null);
    document.body.append(element);
    expect(config().partner).to.equal('acme');
  });

  for (const [name, text, key, fallback] of [
    ['api', '/shop/v3', 'api', '/v3'],
    ['partner', 'acme', 'partner', null],
    ['suggest-token', '', 'suggestToken', false],
    ['timeout', '900', 'timeout', 30_000],
  ] as const) {
    it(`restores the default when ${name} is removed`, () => {
      const element = place(`<storefront-config ${name}="${text}"></storefront-config>`);
      expect(config()[key]).not.to.equal(fallback);
      element.removeAttribute(name);
      expect(config()[key]).to.equal(fallback);
    });
  }

  for (const [name, text, key] of [
    ['api', 'javascript:alert(1)', 'api'],
    ['timeout', 'soon', 'timeout'],
    ['suggest-token', 'maybe', 'suggestToken'],
    ['lang', 'de', 'lang'],
  ] as const) {
    it(`keeps the old value of ${name} when "${text}" is set, and warns once, with the key`, () => {
      const element = place('<storefront-config api="/shop/v3" timeout="900" lang="fr"></storefront-config>');
      const before = config()[key];
      const { messages, restore } = listenToConsole('warn');
      element.setAttribute(name, text);
      restore();
      expect(config()[key]).to.equal(before);
      expect(messages).to.have.length(1);
      expect(String(messages[0])).to.contain(`"${key}"`);
    });
  }

  it('is overridden by later configuration, whatever its source', () => {
    const first = place('<storefront-config partner="one"></storefront-config>');
    place('<storefront-config partner="two"></storefront-config>');
    expect(config().partner).to.equal('two');
    configure({ partner: 'three' });
    expect(config().partner).to.equal('three');
    first.setAttribute('partner', 'four');
    expect(config().partner).to.equal('four');
  });

  it('does not undo later configuration when it is moved, or copied for a snapshot of the page', () => {
    const element = place('<storefront-config partner="one"></storefront-config>');
    configure({ partner: 'two' });
    document.body.append(element);
    const copy = element.cloneNode(true);
    expect(config().partner).to.equal('two');
    document.body.append(copy);
    expect(config().partner).to.equal('one');
  });

  it('applies changes made while it was removed when it is reinserted', () => {
    const element = place('<storefront-config partner="one"></storefront-config>');
    element.remove();
    element.setAttribute('partner', 'two');
    expect(config().partner).to.equal('one');
    document.body.append(element);
    expect(config().partner).to.equal('two');
  });

  it('sets the language by its `lang`', () => {
    const element = place('<storefront-config lang="ar-EG"></storefront-config>');
    expect(store.getState().lang).to.equal('ar');
    element.lang = 'fr';
    expect(store.getState().lang).to.equal('fr');
  });
});

describe('the language of the page', () => {
  const root = document.documentElement;
  const setCookie = (value: string, age = 60) => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every engine
    document.cookie = `portal_NewLang=${value}; path=/; max-age=${age}`;
  };
  const originalLang = root.getAttribute('lang');
  afterEach(() => {
    setCookie('', 0);
    if (originalLang === null) root.removeAttribute('lang');
    else root.lang = originalLang;
  });
  /** Removes the language from the configuration, and returns the one that is then detected. */
  const withoutConfigured = () => {
    configure({ lang: undefined });
    return store.getState().lang;
  };

  it('is the configured one, then the cookie’s, then that of <html>, then English', () => {
    const element = place('<storefront-config lang="ru"></storefront-config>');
    setCookie('fr');
    root.lang = 'ar';
    expect(store.getState().lang).to.equal('ru');
    element.removeAttribute('lang');
    expect(store.getState().lang).to.equal('fr');
    setCookie('', 0);
    expect(withoutConfigured()).to.equal('ar');
    root.removeAttribute('lang');
    expect(withoutConfigured()).to.equal('en');
  });

  it('ignores one that is not offered', () => {
    setCookie('de');
    root.lang = 'fr-CA';
    expect(withoutConfigured()).to.equal('fr');
    root.lang = 'de';
    expect(withoutConfigured()).to.equal('en');
  });

  describe('with a second one on the page', () => {
    let ear: ReturnType<typeof listenToConsole>;
    beforeEach(() => {
      ear = listenToConsole('warn');
    });
    afterEach(() => ear.restore());
    const warnings = () =>
      ear.messages.map(([text]) => String(text)).filter((text) => text.includes('disagree'));

    it('that disagrees is reported once, naming both', async () => {
      place('<storefront-config id="one" partner="acme" timeout="900" api="/v3"></storefront-config>');
      place('<storefront-config id="two" partner="other" timeout="900"></storefront-config>');
      await until(() => warnings().length);
      place('<storefront-config partner="other"></storefront-config>');
      await until(() => document.querySelectorAll('storefront-config').length === 3);
      expect(warnings()).to.deep.equal([
        '[storefront-widgets] <storefront-config partner="acme"> and <storefront-config partner="other"> disagree; the later one holds.',
      ]);
      expect(config().partner).to.equal('other');
    });

    it('that sets other keys causes no warning', async () => {
      place('<storefront-config id="one" partner="third"></storefront-config>');
      place('<storefront-config id="two" timeout="900"></storefront-config>');
      place('<storefront-config partner="fourth"></storefront-config>');
      await until(() => warnings().length);
      expect(warnings()).to.have.length(1);
      expect(warnings()[0]).not.to.include('900');
    });
  });
});

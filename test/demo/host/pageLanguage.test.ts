import { expect } from '@open-wc/testing';
import { applyLang } from '../../../demo/host/messages/i18n.js';

describe("the page's language", () => {
  const { documentElement } = document;
  const { lang, dir } = documentElement;
  afterEach(() => Object.assign(documentElement, { lang, dir }));

  /** Sets a language. Returns the attributes that were set for it, even to what they were. */
  function setBy(chosen: Parameters<typeof applyLang>[0]): (string | null)[] {
    const observer = new MutationObserver(() => {});
    observer.observe(documentElement, { attributes: true });
    applyLang(chosen);
    const set = observer.takeRecords().map(({ attributeName }) => attributeName);
    observer.disconnect();
    return set;
  }

  it('sets the direction, too', () => {
    applyLang('ar');
    expect([documentElement.lang, documentElement.dir]).to.deep.equal(['ar', 'rtl']);
    applyLang('fr');
    expect([documentElement.lang, documentElement.dir]).to.deep.equal(['fr', 'ltr']);
  });

  it('is set only if it changes, which avoids restyling the page', () => {
    applyLang('en');
    expect(setBy('en')).to.deep.equal([]);
    expect(setBy('fr')).to.deep.equal(['lang']);
    expect(setBy('ar')).to.deep.equal(['lang', 'dir']);
  });
});

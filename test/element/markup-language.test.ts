import { expect } from '@open-wc/testing';
import { setOwnTexts } from '../../src/page/own-texts.js';
import { defineFixture, emptyPage, type FixtureElement, find, inPage, settled, traceOf } from './fixture.js';

const tag = defineFixture();
const root = document.documentElement;
afterEach(async () => {
  emptyPage();
  await settled(); // by now, no element of an earlier test is watching
  setOwnTexts({});
  for (const name of ['lang', 'dir']) {
    root.removeAttribute(name);
    document.body.removeAttribute(name);
  }
});

const says = (element: FixtureElement) => {
  const { lang, dir } = traceOf(element).props;
  return { lang, dir };
};
const within = (markup: string): FixtureElement => find(tag, inPage(`<div>${markup}</div>`));

describe('the language and direction of an element', () => {
  for (const [what, markup, lang, dir] of [
    ['come from itself', `<${tag} lang="ru" dir="rtl"></${tag}>`, 'ru', 'rtl'],
    ['come from its closest ancestor', `<p lang="ar"><b lang="fr"><${tag}></${tag}></b></p>`, 'fr', null],
    ['of itself come first', `<p lang="ar"><${tag} lang="fr"></${tag}></p>`, 'fr', null],
    ['hold for a region, too', `<p lang="ar-EG"><${tag}></${tag}></p>`, 'ar', null],
    ['skip one that is not offered', `<p lang="ar"><b lang="de"><${tag}></${tag}></b></p>`, 'ar', null],
    [
      'end at Arabic: it reads from right to left within anything',
      `<p dir="ltr"><b lang="ar"><${tag}></${tag}></b></p>`,
      'ar',
      null,
    ],
    [
      'of another language than Arabic: an outer direction is its own, as of any text',
      `<p dir="rtl"><b lang="fr"><${tag}></${tag}></b></p>`,
      'fr',
      'rtl',
    ],
    ['may be a direction alone', `<p dir="rtl"><${tag}></${tag}></p>`, null, 'rtl'],
    ['know no dir="auto"', `<p dir="auto"><${tag}></${tag}></p>`, null, null],
    ['are left to the configuration where nobody says them', `<${tag}></${tag}>`, null, null],
  ] as const) {
    it(what, () => {
      expect(says(within(markup))).to.deep.equal({ lang, dir });
    });
  }

  it('come through shadow roots, from the host of each', () => {
    const outer = inPage('<section lang="ar" dir="rtl"></section>').attachShadow({ mode: 'open' });
    outer.innerHTML = '<div></div>';
    const inner = find('div', outer).attachShadow({ mode: 'closed' });
    inner.innerHTML = `<${tag}></${tag}>`;
    expect(says(find(tag, inner))).to.deep.equal({ lang: 'ar', dir: 'rtl' });
  });

  it('do not come from <html>, which the configuration reads', () => {
    root.lang = 'ar';
    root.dir = 'rtl';
    expect(says(within(`<${tag}></${tag}>`))).to.deep.equal({ lang: null, dir: null });
    document.body.lang = 'fr';
    expect(says(within(`<${tag}></${tag}>`))).to.deep.equal({ lang: 'fr', dir: null });
  });
});

describe('a language that is changed later', () => {
  it('on the element itself applies', async () => {
    const element = within(`<${tag} lang="ru"></${tag}>`);
    element.lang = 'ar';
    await settled();
    expect(says(element)).to.deep.equal({ lang: 'ar', dir: null });
    element.dir = 'ltr';
    await settled();
    expect(says(element)).to.deep.equal({ lang: 'ar', dir: 'ltr' });
    element.removeAttribute('lang');
    await settled();
    expect(says(element)).to.deep.equal({ lang: null, dir: 'ltr' });
  });

  it('on an ancestor applies to all elements, with one render', async () => {
    const one = within(`<${tag}></${tag}>`);
    const two = within(`<${tag}></${tag}>`);
    document.body.lang = 'ar';
    document.body.dir = 'rtl';
    await settled();
    expect(says(one)).to.deep.equal({ lang: 'ar', dir: 'rtl' });
    expect(says(two)).to.deep.equal({ lang: 'ar', dir: 'rtl' });
    expect(traceOf(one).draws).to.equal(2);
  });

  it('within a shadow root around the element applies', async () => {
    const outer = inPage('<section></section>').attachShadow({ mode: 'open' });
    outer.innerHTML = `<p lang="ru"><${tag}></${tag}></p>`;
    const element = find(tag, outer);
    expect(says(element).lang).to.equal('ru');
    find('p', outer).lang = 'ar';
    await settled();
    expect(says(element).lang).to.equal('ar');
    find('p', outer).removeAttribute('lang');
    await settled();
    find('section').lang = 'fr';
    await settled();
    expect(says(element).lang).to.equal('fr');
  });

  it('reaches an element that was removed and reinserted', async () => {
    const element = within(`<${tag}></${tag}>`);
    const place = element.parentElement;
    element.remove();
    await settled();
    document.body.lang = 'ar';
    place?.append(element);
    expect(says(element).lang).to.equal('ar');
    document.body.lang = 'fr';
    await settled();
    expect(says(element).lang).to.equal('fr');
  });

  it('applies as soon as the page has provided its texts', async () => {
    const element = within(`<p lang="de"><${tag}></${tag}></p>`);
    expect(says(element).lang).to.equal(null);
    setOwnTexts({ de: {} });
    await settled();
    expect(says(element).lang).to.equal('de');
  });

  it('elsewhere renders nothing', async () => {
    const element = within(`<${tag}></${tag}>`);
    inPage('<p></p>').lang = 'ar';
    await settled();
    expect(traceOf(element).draws).to.equal(1);
  });
});

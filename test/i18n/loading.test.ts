// engines: all
import { expect, oneEvent } from '@open-wc/testing';
import { languages } from '../../src/page/locale.js';
import { until } from '../support/until.js';

let frame: HTMLIFrameElement;

/** Opens a page with the built loader and a car search. */
async function openPage(config: Readonly<Record<string, string>>): Promise<Document> {
  frame = document.createElement('iframe');
  frame.src = '/test/i18n/empty.html';
  document.body.append(frame);
  await oneEvent(frame, 'load');
  const page = frame.contentDocument;
  if (!page) throw new Error('The page cannot be looked into');
  const script = page.createElement('script');
  script.type = 'module';
  script.src = '/dist/storefront.js';
  Object.assign(script.dataset, config);
  page.body.append(page.createElement('storefront-car-search'), script);
  return page;
}

const root = (page: Document): ShadowRoot | null | undefined =>
  page.querySelector('storefront-car-search')?.shadowRoot;

const label = (page: Document): string | undefined =>
  root(page)?.querySelector('[role=combobox]')?.closest('[part=make]')?.textContent ?? undefined;

/** Returns the languages of the text files that the page has requested, one per file. */
const requested = (page: Document): string[] =>
  (page.defaultView?.performance.getEntriesByType('resource') ?? []).flatMap(
    ({ name }) => /\/dist\/chunks\/(\w\w)-[^/]*\.js/.exec(name)?.[1] ?? [],
  );

const make = { en: 'Make', ru: 'Марка', ar: 'الماركة', fr: 'Marque' };

afterEach(() => frame.remove());

describe('the texts of a page', () => {
  for (const lang of languages) {
    it(`only the texts for ${lang} are requested, none for English, and no texts of failures`, async () => {
      const page = await openPage({ api: `/fake-api/ok/texts-${lang}`, lang });
      await until(() => label(page)?.includes(make[lang]), `no ${make[lang]}`);
      expect(requested(page)).to.deep.equal(lang === 'en' ? [] : [lang]);
    });
  }

  it('the texts of failures are requested when something fails, only in the current language', async () => {
    const page = await openPage({ api: '/fake-api/http-503/texts', lang: 'fr' });
    await until(() => root(page)?.querySelector('[part=message]'), 'no message');
    expect(root(page)?.querySelector('[part=message]')?.textContent).to.contain('服务不可用 · Le service');
    expect(requested(page)).to.deep.equal(['fr', 'fr']);
  });

  it('another language is requested once, when it is chosen', async () => {
    const page = await openPage({ api: '/fake-api/ok/texts-change', lang: 'en' });
    await until(() => label(page)?.includes(make.en), 'not English');
    const config = page.createElement('storefront-config');
    page.body.append(config);
    for (const lang of ['ar', 'en', 'ar'] as const) {
      config.setAttribute('lang', lang);
      await until(() => label(page)?.includes(make[lang]), `not ${lang}`);
    }
    expect(requested(page)).to.deep.equal(['ar']);
  });
});

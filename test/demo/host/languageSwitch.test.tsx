// engines: all
import { expect } from '@open-wc/testing';
import { createRoot, type Root } from 'react-dom/client';
import { I18nProvider } from '../../../demo/host/messages/I18nProvider.js';
import { createI18n, lazyTexts } from '../../../demo/host/messages/i18n.js';
import { loadMessages } from '../../../demo/host/texts.js';
import { store } from '../../../dist/index.js';
import { engine } from '../../support/engine.js';
import { until } from '../../support/until.js';

interface File {
  readonly default: { readonly title: string };
}
// Test machines run WebKit without compositing (`test/tools/webkit-launcher.mjs`), and so it crashes on a view transition.
// Without one, it's the browser that can't hold its screen.
if (engine === 'webkit') Reflect.deleteProperty(Document.prototype, 'startViewTransition');

let arrive = () => {};
const title = lazyTexts<File>(async (lang) =>
  lang === 'ar'
    ? new Promise<File>((resolve) => {
        arrive = () => resolve({ default: { title: 'سلتك' } });
      })
    : { default: { title: 'Your cart' } },
);

const Page = () => <h1>{title.useTexts().title}</h1>;

describe('a page whose texts load slowly in another language', () => {
  const { documentElement } = document;
  const before = { lang: documentElement.lang, dir: documentElement.dir };
  let root: Root;
  let around: HTMLElement;

  beforeEach(async () => {
    Object.assign(documentElement, { lang: 'en', dir: 'ltr' });
    await title.load();
    around = document.body.appendChild(document.createElement('div'));
    root = createRoot(around);
    root.render(
      <I18nProvider first={createI18n('en', await loadMessages('en'))}>
        <Page />
      </I18nProvider>,
    );
    await until(() => around.textContent === 'Your cart');
  });

  afterEach(() => {
    root.unmount();
    around.remove();
    Object.assign(documentElement, before);
    store.setState({ lang: 'en' });
  });

  it('changes its direction and its texts immediately', async () => {
    const seen: string[] = [];
    const now = () => `${documentElement.dir} ${around.textContent} ${store.getState().lang}`;
    const observer = new MutationObserver(() => seen.push(now()));
    observer.observe(documentElement, { attributeFilter: ['dir'] });
    // As the widget does.
    store.setState({ lang: 'ar' });
    document.dispatchEvent(new CustomEvent('storefront-language-change', { detail: { lang: 'ar' } }));
    await loadMessages('ar');
    await new Promise(requestAnimationFrame);
    expect(now()).to.equal('ltr Your cart en');
    arrive();
    await until(() => documentElement.dir === 'rtl');
    observer.disconnect();
    expect(seen).to.deep.equal(['rtl سلتك ar']);
  });
});

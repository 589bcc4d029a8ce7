/**
 * The loader, `storefront.js`: one script tag that makes widgets of what the page holds (contract section 1). It
 * reads the `data-*` of its own tag, and imports the module of each tag that it finds, once.
 */
import { watchPage } from './loader/watch.js';
import { pageRecord } from './page/page-record.js';

const here = import.meta.url;
const load = (file: string): Promise<unknown> => import(new URL(file, here).href);

const scripts = [...document.scripts];
const own = scripts.filter(({ src }) => src === here);
// Behind a redirect (a CDN's "latest") this module has another URL than its tag.
for (const { dataset } of own.length ? own : scripts.filter(({ src }) => src.includes('/storefront.js'))) {
  const config = { ...dataset };
  if (pageRecord.configure) pageRecord.configure(config);
  else (pageRecord.scripts ??= []).push(config);
}

const sheet = new CSSStyleSheet();
sheet.replaceSync(__RESERVE__);
document.adoptedStyleSheets.push(sheet);

watchPage(__WIDGETS__, (name) =>
  // The shared chunk is named beside its entry, so that both are under way at once.
  Promise.all([load(`widgets/${name}.js`), load(__SHARED__)]).catch((error) => {
    const told = `[storefront-widgets] ${name} did not load`;
    console.warn(told, error);
    // Browsers remember a failure under its URL, that of a chunk too; this one file needs none of them.
    return load('storefront.classic.js').catch((again) => {
      console.error(told, again);
      throw again;
    });
  }),
);

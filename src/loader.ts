/**
 * The loader, `storefront.js`: one script tag that makes widgets of what the page holds (contract section 1). It
 * reads the `data-*` of its own tag, and imports the module of each tag that it finds, once.
 */
import { files, firstCalls, reserve } from 'storefront:manifest';
import { sendEarly } from './loader/early-request.js';
import { watchPage } from './loader/watch.js';
import { pageRecord } from './state/page-record.js';

const load = (file: string): Promise<unknown> => import(`./${file}`);

const scripts = [...document.scripts];
const own = scripts.filter(({ src }) => src === import.meta.url);
const config: DOMStringMap = {};
// Behind a redirect (a CDN's "latest") this module has another URL than its tag.
for (const { dataset } of own.length ? own : scripts.filter(({ src }) => src.includes('/storefront.js'))) {
  if (pageRecord.configure) pageRecord.configure(dataset);
  else {
    (pageRecord.scripts ??= []).push(dataset);
    Object.assign(config, dataset);
  }
}

watchPage(Object.keys(files), (name, element) => {
  // All that an entry imports starts with it, so that nothing is found out late.
  const loading = Promise.all((files[name] ?? []).map(load)).then(() =>
    customElements.whenDefined(`storefront-${name}`),
  );
  const [call, path] = firstCalls[name] ?? [];
  if (call && path) sendEarly(call, path, config, element);
  return loading.catch(async (error) => {
    // A moment later a network that faltered is back, and a page that is being left, which makes Firefox break off what it
    // loads, is gone.
    await new Promise((resolve) => setTimeout(resolve, 500));
    const told = `[storefront-widgets] ${name} did not load`;
    console.warn(told, error);
    // Browsers remember a failure under its URL, that of a chunk too; this one file needs none of them.
    return load('storefront.classic.js').catch((again) => {
      console.error(told, again);
      throw again;
    });
  });
});

// Last, as what is asked for above is on its way by now; nothing is painted before this.
const sheet = new CSSStyleSheet();
sheet.replaceSync(reserve);
document.adoptedStyleSheets.push(sheet);

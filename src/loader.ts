/**
 * The loader, `storefront.js`: one script tag that turns the page's tags into widgets (contract section 1). It reads
 * the `data-*` of its own tag, and imports the module of each widget tag that it finds, once.
 */
import { files, firstCalls, reserve } from 'storefront:manifest';
import { sendEarly } from './loader/early-request.js';
import { watchPage } from './loader/watch.js';
import { pageRecord } from './state/page-record.js';

const load = (file: string): Promise<unknown> => import(`./${file}`);

const scripts = [...document.scripts];
const own = scripts.filter(({ src }) => src === import.meta.url);
const config: DOMStringMap = {};
// After a redirect (a CDN's "latest"), this module's URL differs from the one in its tag.
for (const { dataset } of own.length ? own : scripts.filter(({ src }) => src.includes('/storefront.js'))) {
  if (pageRecord.configure) pageRecord.configure(dataset);
  else {
    (pageRecord.scripts ??= []).push(dataset);
    Object.assign(config, dataset);
  }
}

watchPage(Object.keys(files), (name, element) => {
  // Everything that an entry imports starts loading with it, so that nothing is discovered late.
  const loading = Promise.all((files[name] ?? []).map(load)).then(() =>
    customElements.whenDefined(`storefront-${name}`),
  );
  const [call, path] = firstCalls[name] ?? [];
  if (call && path) sendEarly(call, path, config, element);
  return loading.catch(async (error) => {
    // Wait a moment, until a shaky network is back, or until a page that's being left is gone. Firefox aborts the loads
    // of such a page.
    await new Promise((resolve) => setTimeout(resolve, 500));
    const told = `[storefront-widgets] ${name} did not load`;
    console.warn(told, error);
    // Browsers remember a failure by its URL, even for a chunk. This file doesn't need any chunks.
    return load('storefront.classic.js').catch((again) => {
      console.error(told, again);
      throw again;
    });
  });
});

// Last, because the requests above are already on their way by now, and nothing is painted before this.
const sheet = new CSSStyleSheet();
sheet.replaceSync(reserve);
document.adoptedStyleSheets.push(sheet);

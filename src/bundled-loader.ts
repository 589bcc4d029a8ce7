/**
 * What `import 'storefront-widgets/storefront.js'` gives a bundler. The loader itself names the files beside it, which
 * a bundler cannot follow; here each is an import of its own. It has no tag whose `data-*` it could read: such pages
 * call `configure()`. Without a DOM it does nothing, so that a server may import it.
 */
import { reserve } from 'storefront:manifest';
import { watchPage } from './loader/watch.js';
import { widgets } from './widgets.js';

const loads: Readonly<Record<string, () => Promise<unknown>>> = widgets;

function load(name: string): Promise<unknown> {
  const loaded = loads[name]?.() ?? Promise.reject(new Error(`There is no ${name}.`));
  loaded.catch((error) => console.error(`[storefront-widgets] ${name} did not load`, error));
  return loaded;
}

if (typeof document !== 'undefined') {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(reserve);
  document.adoptedStyleSheets.push(sheet);
  watchPage(Object.keys(loads), load);
}

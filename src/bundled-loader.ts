/**
 * What `import 'storefront-widgets/storefront.js'` gives a bundler. The loader itself builds the names of the files it
 * imports, which a bundler can't follow; here, each one is a separate import. There's no script tag whose `data-*` it
 * could read, so these pages call `configure()`. Without a DOM it does nothing, so a server may import it.
 */
import { reserve } from 'storefront:manifest';
import { watchPage } from './loader/watch.js';
import { adoptStyles } from './ui/adopt-styles.js';
import { widgets } from './widgets.js';

const loads: Readonly<Record<string, () => Promise<unknown>>> = widgets;

function load(name: string): Promise<unknown> {
  const loaded = loads[name]?.() ?? Promise.reject(new Error(`There is no ${name}.`));
  loaded.catch((error) => console.error(`[storefront-widgets] ${name} did not load`, error));
  return loaded;
}

if (
  typeof document !== 'undefined' &&
  typeof customElements !== 'undefined' &&
  typeof MutationObserver !== 'undefined'
) {
  adoptStyles(document, [reserve]);
  watchPage(Object.keys(loads), load);
}

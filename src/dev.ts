/**
 * What `storefront.js` is during development (`npm run dev`): all widgets, from their sources.
 */
import { watchPage } from './loader/watch.js';
import { ofDocument } from './page/page-document.js';
import { configureFrom } from './state/store.js';
import { widgets } from './widgets.js';

for (const { src, dataset } of ofDocument('scripts'))
  if (src === import.meta.url) configureFrom('tag', { ...dataset });

const loads: Readonly<Record<string, () => Promise<unknown>>> = widgets;
watchPage(Object.keys(loads), async (name) => {
  try {
    await loads[name]?.();
  } catch (error) {
    console.error(`[storefront-widgets] ${name} did not load`, error);
    throw error;
  }
});

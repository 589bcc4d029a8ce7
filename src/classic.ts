/**
 * `storefront.classic.js`: everything in one classic script, for pages that take no modules (contract section 1).
 */
import { watchPage } from './loader/watch.js';
import { configure } from './state/store.js';
import { widgets } from './widgets.js';

const { currentScript } = document;
if (currentScript) configure({ ...currentScript.dataset });

const loads: Readonly<Record<string, () => Promise<unknown>>> = widgets;
watchPage(Object.keys(loads), (name) => loads[name]?.() ?? Promise.reject(new Error(name)));

/**
 * `storefront.classic.js`: everything in one classic script, for pages that can't use modules (contract section 1).
 */
import './classic-early.js';
import './classic-config.js';
import { watchPage } from './loader/watch.js';
import { widgets } from './widgets.js';

const loads: Readonly<Record<string, () => Promise<unknown>>> = widgets;
watchPage(Object.keys(loads), (name) => loads[name]?.() ?? Promise.reject(new Error(name)));

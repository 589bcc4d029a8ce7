import { pageRecord, sharedOnPage } from '../page/page-record.js';
import { type Config, type ConfigInput, defaultConfig, readConfig, sensitiveKeys } from './config.js';

/** Where configuration comes from: `configure()`, the loader's tag, or `<storefront-config>`. */
export type ConfigSource = 'call' | 'tag' | 'element';

type Values = Record<string, unknown>;

/** What each source has set, for all copies on the page. The store is created with the tags' values. */
export const configSources = sharedOnPage('configSources', () => ({
  call: {} as Values,
  tag: Object.assign({}, ...(pageRecord.scripts ?? []).map(readConfig)) as Values,
  element: {} as Values,
  warned: new Set<string>(),
}));

/** The sources of a sensitive key, from the one that wins. For other keys, the latest one wins. */
const order = ['call', 'tag', 'element'] as const;

/**
 * Records what a source sets, and returns what takes effect.
 *
 * Markup that an author may write must not move a page's passwords elsewhere or run scripts (contract section 1). So
 * for the sensitive keys, `configure()` wins over the loader's tag, and `<storefront-config>` only fills in what both
 * left out. `configure()` with null takes back what it and the elements have set.
 */
export function applyConfig(source: ConfigSource, input: ConfigInput): Partial<Config> {
  const values = input as Values; // any key, with any value
  const valid: Values = { ...readConfig(values) };
  for (const key of sensitiveKeys.filter((each) => Object.hasOwn(valid, each))) {
    if (values[key] !== null && values[key] !== undefined) configSources[source][key] = valid[key];
    else {
      delete configSources[source][key];
      if (source === 'call') delete configSources.element[key];
    }
    const winner = order.find((each) => Object.hasOwn(configSources[each], key));
    valid[key] = (winner ? configSources[winner] : (defaultConfig as Values))[key];
    if (winner) warnOfDisagreement(key, winner);
  }
  return valid as Partial<Config>; // as `readConfig` returned it, but for values that were valid before
}

/** Warns, once, if a `<storefront-config>` wants something else for a sensitive key than what is in effect. */
function warnOfDisagreement(key: string, winner: ConfigSource): void {
  const { element, warned } = configSources;
  const value = configSources[winner][key];
  if (!Object.hasOwn(element, key) || element[key] === value) return;
  const wish = `<storefront-config> cannot change "${key}" to "${element[key]}"`;
  if (warned.has(wish)) return;
  warned.add(wish);
  const by = winner === 'tag' ? 'the loader’s tag' : 'configure()';
  console.warn(`[storefront-widgets] ${wish}: ${by} says "${value}".`);
}

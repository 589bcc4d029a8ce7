import { type ConfigInput, readConfig } from './config.js';
import { pageRecord } from './page-record.js';
import { languageOf, store } from './store.js';

/**
 * Sets the configuration; keys that are left out stay (contract section 1). Later wins. A value that is not valid
 * is ignored with one warning that names the key; null and undefined restore the default.
 */
export function configure(input: ConfigInput): void {
  const valid = readConfig(input);
  const { bigdata, lang } = store.getState();
  const config = { ...bigdata.config, ...valid };
  store.setState({
    bigdata: { ...bigdata, config },
    lang: 'lang' in valid ? languageOf(config) : lang,
  });
}

// A loader that comes after the store hands the configuration of its script tag to this.
pageRecord.configure ??= (values) => configure(values);

import { store } from './store.js';

/** The accent colour in force: the configuration's, else the server's, else null. */
export function accentColor(): string | null {
  const { config, themeColor } = store.getState().bigdata;
  return config.themeColor ?? themeColor.data ?? null;
}

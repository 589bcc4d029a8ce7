import { themeColor } from '../api/config.js';
import { send } from './client.js';
import { isColor } from './config.js';
import { createLoad } from './resource.js';
import { store } from './store.js';

/** Loads the accent colour `THEME_COLOR`; a value that is not a colour leaves the design's own. */
export const loadThemeColor = createLoad({
  name: 'themeColor',
  key: () => store.getState().bigdata.config.api,
  async request(signal) {
    const { value } = await send(themeColor, { key: 'THEME_COLOR' }, { signal });
    return value && isColor(value) ? value : null;
  },
});

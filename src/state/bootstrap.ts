import { themeColor } from '../api/config.js';
import { userUuid } from '../api/user.js';
import { send } from './client.js';
import { isColor } from './config.js';
import { readUuid } from './identity.js';
import { sharedOnPage } from './page-record.js';
import { createLoad } from './resource.js';
import { local } from './storage.js';
import { store } from './store.js';

// What every widget asks the server for, once it is drawn: the accent color, and on a first visit the visitor's id.

/** Loads the accent colour `THEME_COLOR`; a value that is not a colour leaves the design's own. */
export const loadThemeColor = createLoad({
  name: 'themeColor',
  key: ({ bigdata }) => bigdata.config.api,
  async request(signal) {
    const { value } = await send(themeColor, { key: 'THEME_COLOR' }, { signal });
    return value && isColor(value) ? value : null;
  },
});

/**
 * Sees to it, once a page, that the visitor has a uuid, which every request carries (spec section 7), and a time of
 * the first visit. It holds up nothing: the first requests of a first visit go without, and a failure is left for
 * the next visit.
 */
export const welcomeVisitor = (): Promise<void> => sharedOnPage('visit', welcome);

async function welcome(): Promise<void> {
  if (!local.read('firstVisitTime')) local.write('firstVisitTime', String(Date.now()));
  if (readUuid()) return;
  const reply = await send(userUuid).catch(() => null);
  if (!reply || readUuid()) return;
  local.write('newuuid', reply.uuid);
  store.setState(({ user }) => ({ user: { ...user, uuid: readUuid() } }));
}

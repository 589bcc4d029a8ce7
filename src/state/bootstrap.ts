import { themeColor } from '../api/config.js';
import { userUuid } from '../api/user.js';
import { isColor } from '../page/color.js';
import { sharedOnPage } from '../page/page-record.js';
import { whenVisible } from '../page/visibility.js';
import { send } from './client.js';
import { readUuid } from './identity.js';
import { createLoad } from './resource.js';
import { didAct, local, whenActed } from './storage.js';
import { store } from './store.js';

// What every widget requests after it has rendered: the accent color and, on a first visit, the visitor's ID.

/** Loads the accent color `THEME_COLOR`. If the value isn't a color, the design's own accent color is used. */
export const loadThemeColor = createLoad({
  name: 'themeColor',
  key: ({ bigdata }) => bigdata.config.api,
  async request(signal) {
    const { value } = await send(themeColor, { key: 'THEME_COLOR' }, { signal });
    return value && isColor(value) ? value : null;
  },
});

/**
 * Makes sure, once per page, that the visitor has a uuid, which every request carries (spec section 7), and a time of
 * the first visit. A page that nobody sees is no visit. Nothing waits for this: the first requests of a first visit carry no uuid, and after a failure the
 * next visit tries again.
 */
export const identifyVisitor = (): Promise<void> => sharedOnPage('visit', identify);

async function identify(): Promise<void> {
  store.subscribe(({ shopCart }) => {
    if (shopCart.lines.length > 0 || shopCart.added) didAct('cart');
  });
  await whenVisible();
  await whenActed();
  if (!local.read('firstVisitTime')) local.write('firstVisitTime', String(Date.now()));
  if (readUuid()) return;
  const reply = await send(userUuid).catch(() => null);
  if (!reply || readUuid()) return;
  local.write('newuuid', reply.uuid);
  store.setState(({ user }) => ({ user: { ...user, uuid: readUuid() } }));
}

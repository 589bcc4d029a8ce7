import { userUuid } from '../api/user-uuid.js';
import { send } from './client.js';
import { readUuid } from './identity.js';
import { sharedOnPage } from './page.js';
import { local } from './storage.js';
import { store } from './store.js';

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

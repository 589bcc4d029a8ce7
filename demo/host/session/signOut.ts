import { unknown } from 'superstruct';
import { post } from '../api/request.js';
import { forget } from './leaveSession.js';

/**
 * Signs out on the server and in this browser, and reloads the page (spec section 4). The language stays. The session
 * in this browser ends whatever the server answers: a shopper leaving a shared computer must not stay signed in.
 */
export async function signOut(): Promise<void> {
  await post('/pc/logout', unknown()).catch(() => undefined);
  forget(['newuuid', 'acconutShower'], ['portal_myCookie', 'portal_userInfo', 'portal_prizeShown']);
  location.reload();
}

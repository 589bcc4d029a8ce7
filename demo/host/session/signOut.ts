import { unknown } from 'superstruct';
import { post } from '../api/request.js';
import { forget } from './leaveSession.js';

/**
 * Signs out on the server and in this browser, and loads the page anew (spec section 4); the language stays. Here the session ends
 * whatever the server answers: who leaves a shared computer must not stay signed in.
 */
export async function signOut(): Promise<void> {
  await post('/pc/logout', unknown()).catch(() => undefined);
  forget(['newuuid', 'acconutShower'], ['portal_myCookie', 'portal_userInfo', 'portal_prizeShown']);
  location.reload();
}

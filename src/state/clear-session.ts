import { readToken } from './identity.js';
import { wipeSession } from './session.js';
import { local } from './storage.js';

/**
 * What a 401 does: storage is cleared, the uuid kept, and `coupon_bol` set to 2 (spec section 4). Loaded when there is
 * one.
 * @param token the one that was refused: a shopper who signed in meanwhile stays signed in.
 */
export function clearSession(token: string | null): void {
  if (token !== readToken()) return;
  wipeSession('newuuid');
  local.write('coupon_bol', '2');
}

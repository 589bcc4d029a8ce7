import type { StorefrontState } from '../../state/store.js';

/**
 * Whether passkeys can be used on this page: the server has some, for this host, and the browser knows of them. In a frame
 * they need the leave of the page around it, which is not asked for.
 */
export function hasPasskeys({ bigdata }: StorefrontState): boolean {
  const host = bigdata.loginSwitch?.data?.passkey_host;
  if (!host) return false;
  try {
    const { hostname } = location;
    const isOurs = hostname === host || hostname.endsWith(`.${host}`);
    return isOurs && isSecureContext && self === top && typeof PublicKeyCredential === 'function';
  } catch {
    return false; // a page may have put something of its own there
  }
}

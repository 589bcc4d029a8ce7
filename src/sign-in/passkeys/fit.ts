import type { StorefrontState } from '../../state/store.js';

/**
 * Returns whether passkeys work on this page: the server supports them for this host, and so does the browser. A frame
 * would need permission from the page around it, so frames don't offer them.
 */
export function hasPasskeys({ bigdata }: StorefrontState): boolean {
  const host = bigdata.loginSwitch?.data?.passkey_host;
  if (!host) return false;
  try {
    const { hostname } = location;
    const isOurs = hostname === host || hostname.endsWith(`.${host}`);
    return isOurs && isSecureContext && self === top && typeof PublicKeyCredential === 'function';
  } catch {
    return false; // the page may have replaced these globals
  }
}

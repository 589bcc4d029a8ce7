import type { Db } from '../db/database.js';
import { findSettings } from '../settings/routes.js';

/** The setting that shows the other providers on the sign-in page: `value` 1, or 0 to hide them. */
export const OTHER_LOGIN_SETTING = 'OTHER_LOGIN';

/**
 * Returns whether the sign-in page offers other providers, and their images (spec section 3).
 * @param passkeyHost the host whose pages may offer passkeys; null for none
 */
export async function otherLoginSwitch(db: Db, passkeyHost: string | null) {
  const setting = (await findSettings(db, [OTHER_LOGIN_SETTING])).get(OTHER_LOGIN_SETTING);
  return {
    pc_switch: setting?.value === '0' ? 0 : 1,
    google: '/media/providers/google.svg',
    facebook: '/media/providers/facebook.svg',
    twitter: '/media/providers/twitter.svg',
    apple: '/media/providers/apple.svg',
    passkey_host: passkeyHost,
  };
}

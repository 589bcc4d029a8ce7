import type { Infer } from 'superstruct';
import type { Endpoint } from './client.js';
import { id, nullish, reader, type } from './reply.js';

/** The reply of `themeColor`: a config value (spec section 3). */
export const ThemeColorReply = type({
  value: nullish(id),
});

export type ThemeColorReply = Infer<typeof ThemeColorReply>;

/** POST `/common/getConfig` with `{ key: 'THEME_COLOR' }` (contract section 4). */
export const themeColor: Endpoint<ThemeColorReply> = {
  name: 'themeColor',
  method: 'POST',
  changes: false,
  path: '/common/getConfig',
  read: reader(ThemeColorReply),
};

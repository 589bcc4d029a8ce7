import type { ReactNode } from 'react';
import type { Config } from '../state/config.js';
import { icon } from '../ui/icons.js';

/** The spelling of networks whose names aren't one capital followed by lowercase letters. */
const names: Readonly<Record<string, string>> = {
  Linkedin: 'LinkedIn',
  Tiktok: 'TikTok',
  Youtube: 'YouTube',
};

/** Returns the networks that the page has configured, such as `socialTiktok`, with the names they go by. */
export const socialNetworks = (config: Config) =>
  Object.keys(config).flatMap((key) => {
    const network = /^social([A-Z].*)/.exec(key)?.[1];
    if (!network) return [];
    return [{ network: names[network] ?? network, key: key as `social${string}` }]; // checked by the line above
  });

/** The networks' logos as line drawings. Any other network is shown by its first letter. */
const marks: Readonly<Record<string, () => ReactNode>> = {
  Facebook: icon('M14 21v-8h3l1-4h-4V7c0-1 1-2 2-2h2V2h-3a5 5 0 0 0-5 5v2H7v4h3v8z'),
  Instagram: icon(
    'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5zm4 5a4 4 0 1 0 0 8 4 4 0 0 0 0-8zm5-1v0',
  ),
  X: icon('M4 4l12 16h4L8 4zm0 16 7-7m2-2 7-7'),
  YouTube: icon('M6 5h12a4 4 0 0 1 4 4v6a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4V9a4 4 0 0 1 4-4zm4 4v6l5-3z'),
  TikTok: icon('M13 3v12a4 4 0 1 1-4-4m4-8a6 6 0 0 0 6 6'),
  LinkedIn: icon('M5 10v10M5 4v1m5 15V10m0 4a4 4 0 0 1 9 0v6'),
};

export function SocialMark({ network }: { readonly network: string }): ReactNode {
  const Mark = Object.hasOwn(marks, network) && marks[network];
  return Mark ? <Mark /> : network[0];
}

export const AppleMark = icon(
  'M12 8c2-2 5-2 7 1-3 2-2 6 1 7-2 5-4 6-6 5h-4c-2 1-6-3-6-8s5-7 8-5zm0-2c0-2 1-4 3-4',
);
export const PlayMark = icon('M5 3v18l15-9zl11 11M5 21l11-11');
export const NewTabMark = icon('M8 7h9v9m0-9L7 17');

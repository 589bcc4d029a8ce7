import type { Config } from '../state/config.js';

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

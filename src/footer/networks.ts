import type { Config } from '../state/config.js';

/** How networks write themselves, where that is not a capital and small letters. */
const names: Readonly<Record<string, string>> = {
  Linkedin: 'LinkedIn',
  Tiktok: 'TikTok',
  Youtube: 'YouTube',
};

/** The networks that the page may have configured, such as `socialTiktok`, by the names that they give themselves. */
export const socialNetworks = (config: Config) =>
  Object.keys(config).flatMap((key) => {
    const network = /^social([A-Z].*)/.exec(key)?.[1];
    if (!network) return [];
    return [{ network: names[network] ?? network, key: key as `social${string}` }]; // by the line before
  });

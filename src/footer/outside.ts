import type { Config } from '../store/config.js';
import { safeUrl } from '../url/safe-url.js';

/**
 * The address of a place outside, with the partner's id (contract section 1).
 * @returns null where none is configured, or one that is neither http(s) nor mailto nor tel.
 */
export function outsideUrl(url: string | null | undefined, partner: string | null): string | null {
  const href = safeUrl(url);
  if (!href?.startsWith('http') || !partner) return href;
  const partnered = new URL(href);
  partnered.searchParams.set('partner', partner);
  return partnered.href;
}

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
    return [{ network: names[network] ?? network, url: config[key as `social${string}`] }]; // by the line before
  });

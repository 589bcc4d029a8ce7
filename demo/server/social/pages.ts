import { allow, type Policy } from '../http/page-headers.js';
import type { SocialConfig } from './social-config.js';

/**
 * Puts the providers into a page: `{{GOOGLE_CLIENT_ID}}`, `{{GOOGLE_SDK}}`, `{{FACEBOOK_APP_ID}}` and
 * `{{FACEBOOK_SDK}}` stand for what the widgets are configured with.
 */
export const fillInProviders = (html: string, { google, facebook }: SocialConfig): string =>
  html
    .replaceAll('{{GOOGLE_CLIENT_ID}}', google.clientId)
    .replaceAll('{{GOOGLE_SDK}}', google.sdkUrl)
    .replaceAll('{{FACEBOOK_APP_ID}}', facebook.appId)
    .replaceAll('{{FACEBOOK_SDK}}', facebook.sdkUrl);

/** The policy of a page that may load the providers' own scripts, and whose scripts may ask their servers. */
export function withProviders(policy: Policy, { google, facebook }: SocialConfig): Policy {
  const origins = (...urls: string[]) => [...new Set(urls.map((url) => new URL(url).origin))].join(' ');
  return allow(policy, {
    'script-src': origins(google.sdkUrl, facebook.sdkUrl),
    'connect-src': origins(google.sdkUrl, facebook.graphUrl, facebook.dialogUrl),
  });
}

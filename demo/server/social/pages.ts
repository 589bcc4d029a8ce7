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

/** Headers under which a page may load the providers' own scripts, and those may ask their servers. */
export function withProviders<T extends { readonly 'Content-Security-Policy': string }>(
  headers: T,
  { google, facebook }: SocialConfig,
): Omit<T, 'Content-Security-Policy'> & { readonly 'Content-Security-Policy': string } {
  const origins = (urls: readonly string[]) => [...new Set(urls.map((url) => new URL(url).origin))].join(' ');
  const scripts = origins([google.sdkUrl, facebook.sdkUrl]);
  const calls = origins([google.sdkUrl, facebook.graphUrl, facebook.dialogUrl]);
  return {
    ...headers,
    'Content-Security-Policy': headers['Content-Security-Policy']
      .replace("script-src 'self'", `script-src 'self' ${scripts}`)
      .replace("connect-src 'self'", `connect-src 'self' ${calls}`),
  };
}

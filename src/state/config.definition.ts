/**
 * The configuration keys (contract section 1), set as `data-*` attributes on the loader's script, as attributes of
 * `<storefront-config>` (kebab-case), or with `configure({…})` (camelCase).
 */
export const configDefinition = {
  api: { type: 'url', default: '/v3', description: 'Base URL of the v3 API.' },
  suggest: {
    type: 'url',
    default: null,
    description: 'Base URL of the separate suggestion host; `api` without it.',
  },
  suggestToken: {
    type: 'boolean',
    default: false,
    description: 'Also send the token to the suggestion host.',
  },
  site: {
    type: 'url',
    default: null,
    description: 'Base URL of the main site, where jumps go; the page’s origin without it.',
  },
  mobileSite: {
    type: 'url',
    default: null,
    description: 'Where the host sends phones; without it nowhere.',
  },
  lang: {
    type: 'language',
    default: null,
    description: '`en`, `ru`, `ar` or `fr`; without it the cookie, then `<html lang>`, then `en`.',
  },
  partner: {
    type: 'string',
    default: null,
    description: 'A partner’s id, added as `partner=` to every URL that leaves a widget, and to events.',
  },
  themeColor: {
    type: 'color',
    default: null,
    description: 'Overrides the server’s `THEME_COLOR`; `#rgb` or `#rrggbb`.',
  },
  googleClientId: {
    type: 'string',
    default: null,
    description: 'The client of Google sign-in; without it Google is not offered.',
  },
  facebookAppId: {
    type: 'string',
    default: null,
    description: 'The app of Facebook sign-in; without it Facebook is not offered.',
  },
  googleSdk: {
    type: 'url',
    default: null,
    description: 'URL of Google’s own script; its public URL without it.',
  },
  facebookSdk: {
    type: 'url',
    default: null,
    description: 'URL of Facebook’s own script; its public URL without it.',
  },
  appDownload: {
    type: 'link',
    default: null,
    description: 'Footer: the app download page.',
  },
  appStore: {
    type: 'link',
    default: null,
    description: 'Footer: the app in the App Store.',
  },
  googlePlay: {
    type: 'link',
    default: null,
    description: 'Footer: the app on Google Play.',
  },
  chat: {
    type: 'link',
    default: null,
    description: 'Footer: the customer-service chat.',
  },
  stockListing: {
    type: 'link',
    default: null,
    description: 'Footer: the stock exchange listing page.',
  },
  socialFacebook: {
    type: 'link',
    default: null,
    description: 'Footer: the shop on Facebook.',
  },
  socialInstagram: {
    type: 'link',
    default: null,
    description: 'Footer: the shop on Instagram.',
  },
  socialX: {
    type: 'link',
    default: null,
    description: 'Footer: the shop on X.',
  },
  timeout: {
    type: 'milliseconds',
    default: 30_000,
    description: 'Request timeout in milliseconds.',
  },
  analytics: {
    type: 'analytics',
    default: null,
    description:
      '`data-layer`: what `storefront-track` tells is also pushed to `window.dataLayer`, once there is consent.',
  },
  consent: {
    type: 'consent',
    default: null,
    description:
      '`granted` or `denied`: whether anything may be pushed. Without it, what the page’s Google consent mode says of `analytics_storage`, and `denied` where that says nothing.',
  },
  carry: {
    type: 'names',
    default: null,
    description:
      'Query parameters that go from the page’s address into every jump: names with spaces between them, and `utm_*` for all that begin so.',
  },
} as const;

/** A configuration key. */
export type ConfigKey = keyof typeof configDefinition;

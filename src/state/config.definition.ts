/**
 * The configuration keys (contract section 1), set as `data-*` attributes on the loader's script, as attributes of
 * `<storefront-config>` (kebab-case), or with `configure({…})` (camelCase).
 *
 * The `sensitive` ones decide where secrets go or which scripts run (src/state/config.ts).
 */
export const configDefinition = {
  api: { type: 'url', default: '/v3', sensitive: true, description: 'Base URL of the v3 API.' },
  suggest: {
    type: 'url',
    default: null,
    sensitive: true,
    description: 'Base URL of a separate host for search suggestions. Defaults to `api`.',
  },
  suggestToken: {
    type: 'boolean',
    default: false,
    sensitive: true,
    description: 'Whether to send the token to the suggestion host, too.',
  },
  site: {
    type: 'url',
    default: null,
    sensitive: true,
    description:
      'Base URL of the main site, which links and searches lead to. Defaults to the page’s origin. Set it on every page that isn’t on the main site: without it, signing out clears all of the page’s local and session storage.',
  },
  mobileSite: {
    type: 'url',
    default: null,
    sensitive: true,
    description:
      'Base URL of the site that your host sends phones to. Links to it get the `carry` parameters, too.',
  },
  lang: {
    type: 'language',
    default: null,
    description:
      '`en`, `ru`, `ar`, `fr`, or a language that `messages` adds. Defaults to the one in the cookie, then `<html lang>`, then `en`.',
  },
  partner: {
    type: 'string',
    default: null,
    description: 'A partner’s ID. It’s added as `partner=` to every outgoing URL, and to events.',
  },
  themeColor: {
    type: 'color',
    default: null,
    description: 'A color that overrides the server’s `THEME_COLOR`, as `#rgb` or `#rrggbb`.',
  },
  googleClientId: {
    type: 'string',
    default: null,
    sensitive: true,
    description: 'The client id for Google sign-in. Without it, Google isn’t offered.',
  },
  facebookAppId: {
    type: 'string',
    default: null,
    sensitive: true,
    description: 'The app id for Facebook sign-in. Without it, Facebook isn’t offered.',
  },
  googleSdk: {
    type: 'url',
    default: null,
    sensitive: true,
    description: 'URL of Google’s script. Defaults to its public URL.',
  },
  facebookSdk: {
    type: 'url',
    default: null,
    sensitive: true,
    description: 'URL of Facebook’s script. Defaults to its public URL.',
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
      '`data-layer` also pushes what `storefront-track` reports to `window.dataLayer`, once there is consent.',
  },
  consent: {
    type: 'consent',
    default: null,
    description:
      'Whether anything may be pushed: `granted` or `denied`. Defaults to what the page’s Google consent mode says about `analytics_storage`, or else `denied`.',
  },
  storage: {
    type: 'storage',
    default: 'always',
    description:
      'What may be stored in the browser: `always` all that the widgets use, `on-use` only what the shopper’s own actions need, `never` nothing.',
  },
  carry: {
    type: 'names',
    default: null,
    description:
      'Query parameters to copy from the page’s URL to links to the main site, as names separated by spaces. `utm_*` means all names that start with `utm_`.',
  },
} as const;

/** A configuration key. */
export type ConfigKey = keyof typeof configDefinition;

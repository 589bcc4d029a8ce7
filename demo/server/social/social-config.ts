import { DEMO_CLIENT } from '../../shared/demo-client.js';
import { allow, type Policy } from '../http/page-headers.js';

/** A provider whose code the server exchanges (OAuth 2.0, and OpenID Connect if it has keys). */
export interface CodeProvider {
  /** Accounts are linked by this and the provider's ID for the person. */
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly authorizeUrl: string;
  readonly tokenUrl: string;
  readonly scope: string;
  /** URL of the keys that sign its ID tokens; null if `profileUrl` identifies the person instead. */
  readonly keysUrl: string | null;
  readonly profileUrl: string | null;
}

/** The social providers, real or stand-ins. The code that talks to them is the same. */
export interface SocialConfig {
  readonly google: CodeProvider & {
    readonly sdkUrl: string;
    /** The redirect URI for exchanging a code from the provider's own script. */
    readonly sdkRedirectUri: string;
  };
  readonly x: CodeProvider;
  readonly facebook: {
    readonly issuer: string;
    readonly appId: string;
    readonly appSecret: string;
    readonly dialogUrl: string;
    readonly graphUrl: string;
    readonly sdkUrl: string;
  };
  /** The origin of the stand-ins for providers that aren't configured. */
  readonly standIn: string;
  readonly apiUrl: string;
  /** URL to which the providers send the shopper back. */
  readonly returnUrl: string;
}

/** The environment's settings for the real providers; null for a stand-in. */
export interface SocialSettings {
  readonly google: Credentials | null;
  readonly x: Credentials | null;
  readonly facebook: Credentials | null;
}

interface Credentials {
  readonly id: string;
  readonly secret: string;
}

/** Reads the settings. A provider without both of its variables gets a stand-in. */
export function readSocialSettings(env: Readonly<Record<string, string | undefined>>): SocialSettings {
  const read = (id: string | undefined, secret: string | undefined) => (id && secret ? { id, secret } : null);
  return {
    google: read(env.GOOGLE_CLIENT_ID, env.GOOGLE_CLIENT_SECRET),
    x: read(env.X_CLIENT_ID, env.X_CLIENT_SECRET),
    facebook: read(env.FACEBOOK_APP_ID, env.FACEBOOK_APP_SECRET),
  };
}

/** @param standIn the origin of the stand-ins for providers without settings */
export function socialConfig(
  { google, x, facebook }: SocialSettings,
  standIn: string,
  apiUrl: string,
): SocialConfig {
  return {
    google: google
      ? {
          issuer: 'https://accounts.google.com',
          authorizeUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
          tokenUrl: 'https://oauth2.googleapis.com/token',
          keysUrl: 'https://www.googleapis.com/oauth2/v3/certs',
          sdkUrl: 'https://accounts.google.com/gsi/client',
          // https://developers.google.com/identity/oauth2/web/guides/use-code-model
          sdkRedirectUri: 'postmessage',
          ...openId,
          ...client(google),
        }
      : {
          ...playedOpenId(`${standIn}/google`),
          sdkUrl: `${standIn}/google-sdk.js`,
          sdkRedirectUri: `${standIn}/google-relay`,
        },
    x: x
      ? {
          issuer: 'https://x.com',
          authorizeUrl: 'https://x.com/i/oauth2/authorize',
          tokenUrl: 'https://api.x.com/2/oauth2/token',
          scope: 'users.read tweet.read',
          keysUrl: null,
          profileUrl: 'https://api.x.com/2/users/me',
          ...client(x),
        }
      : playedOpenId(`${standIn}/x`),
    facebook: facebook
      ? {
          issuer: 'https://www.facebook.com',
          dialogUrl: 'https://www.facebook.com/v20.0/dialog/oauth',
          graphUrl: 'https://graph.facebook.com/v20.0',
          sdkUrl: 'https://connect.facebook.net/en_US/sdk.js',
          appId: facebook.id,
          appSecret: facebook.secret,
        }
      : {
          issuer: `${standIn}/facebook`,
          dialogUrl: `${standIn}/facebook/dialog/oauth`,
          graphUrl: `${standIn}/facebook`,
          sdkUrl: `${standIn}/facebook-sdk.js`,
          appId: DEMO_CLIENT.id,
          appSecret: DEMO_CLIENT.secret,
        },
    standIn,
    apiUrl,
    returnUrl: `${apiUrl}/pc/socialReturn`,
  };
}

const openId = { scope: 'openid email profile', profileUrl: null };

const client = ({ id, secret }: Credentials) => ({ clientId: id, clientSecret: secret });

/** Returns the configuration of a stand-in, which runs beside the shop. */
const playedOpenId = (issuer: string): CodeProvider => ({
  issuer,
  authorizeUrl: `${issuer}/auth`,
  tokenUrl: `${issuer}/token`,
  keysUrl: `${issuer}/jwks`,
  ...client(DEMO_CLIENT),
  ...openId,
});

/**
 * Fills the providers' settings for the widgets into a page: `{{GOOGLE_CLIENT_ID}}`, `{{GOOGLE_SDK}}`,
 * `{{FACEBOOK_APP_ID}}`, and `{{FACEBOOK_SDK}}`.
 */
export const fillInProviders = (html: string, { google, facebook }: SocialConfig): string =>
  html
    .replaceAll('{{GOOGLE_CLIENT_ID}}', google.clientId)
    .replaceAll('{{GOOGLE_SDK}}', google.sdkUrl)
    .replaceAll('{{FACEBOOK_APP_ID}}', facebook.appId)
    .replaceAll('{{FACEBOOK_SDK}}', facebook.sdkUrl);

/** Returns a policy that also allows loading the providers' scripts and connecting to their servers. */
export function withProviders(policy: Policy, { google, facebook }: SocialConfig): Policy {
  const origins = (...urls: string[]) => [...new Set(urls.map((url) => new URL(url).origin))].join(' ');
  return allow(policy, {
    'script-src': origins(google.sdkUrl, facebook.sdkUrl),
    'connect-src': origins(google.sdkUrl, facebook.graphUrl, facebook.dialogUrl),
  });
}

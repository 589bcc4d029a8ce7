import { generateKeyPairSync, randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Configuration } from 'oidc-provider';
import type { Person } from './people.js';

export interface OpenIdOptions {
  readonly issuer: string;
  readonly client: { readonly id: string; readonly secret: string };
  readonly redirectUris: readonly string[];
  /** The only redirect URI that may be used without PKCE: the page for the provider's own script. */
  readonly withoutPkce: string | null;
  readonly people: readonly Person[];
}

export interface OpenId {
  readonly handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  /** Returns whether the request's browser is in the middle of signing in. Returns false if that took too long. */
  readonly isSigningIn: (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;
  /** Answers a browser that is signing in, with the chosen person's ID, or null for nobody. */
  readonly answer: (request: IncomingMessage, response: ServerResponse, id: string | null) => Promise<void>;
}

const HOUR_S = 3_600;
const TEN_MINUTES_S = 600;

/** The library's warnings about an old Node version and about storing everything in memory. Both are intended here. */
const EXPECTED = /Unsupported runtime|in-memory adapter/;

/** Runs `work` without printing the expected warnings. */
async function quietly<T>(work: () => T | Promise<T>): Promise<T> {
  const { warn } = console;
  console.warn = (...values) => {
    if (!EXPECTED.test(String(values[0]))) warn(...values);
  };
  try {
    return await work();
  } finally {
    console.warn = warn;
  }
}

/** Creates an OpenID provider whose people sign in by being chosen from a list, every time. */
export async function createOpenId(options: OpenIdOptions): Promise<OpenId> {
  const { issuer, client, redirectUris, withoutPkce, people } = options;
  const { default: OpenIdProvider, interactionPolicy } = await quietly(() => import('oidc-provider'));
  const path = new URL(issuer).pathname;
  const { Check, base } = interactionPolicy;
  const policy = base();
  const always = new Check('choose', 'Somebody has to be chosen', 'login_required', (ctx) =>
    ctx.oidc.result?.login ? Check.NO_NEED_TO_PROMPT : Check.REQUEST_PROMPT,
  );
  policy.get('login')?.checks.add(always);
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });

  const configuration: Configuration = {
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'ES256' }] },
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        redirect_uris: [...redirectUris],
        grant_types: ['authorization_code'],
        response_types: ['code'],
        token_endpoint_auth_method: 'client_secret_post',
        id_token_signed_response_alg: 'ES256',
      },
    ],
    cookies: {
      keys: [randomBytes(32).toString('hex')],
      names: { session: 'stand_in', interaction: 'stand_in_asked', resume: 'stand_in_resume' },
      long: { path },
    },
    // Put the claims into the ID token, as Google does.
    conformIdTokenClaims: false,
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    features: { devInteractions: { enabled: false } },
    pkce: { required: ({ oidc }) => oidc.params?.redirect_uri !== withoutPkce },
    findAccount: (_ctx, id) => {
      const person = people.find((each) => each.id === id);
      return person && { accountId: id, claims: () => claimsOf(person) };
    },
    interactions: { policy, url: (_ctx, { uid }) => `${path}/people/${uid}` },
    // Choosing an account counts as consent.
    async loadExistingGrant({ oidc }) {
      const grant = new oidc.provider.Grant({
        accountId: oidc.session?.accountId ?? '',
        clientId: client.id,
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
    ttl: {
      AccessToken: HOUR_S,
      AuthorizationCode: 60,
      Grant: HOUR_S,
      IdToken: HOUR_S,
      Interaction: TEN_MINUTES_S,
      Session: TEN_MINUTES_S,
    },
    renderError(ctx, { error, error_description }) {
      ctx.type = 'text/plain';
      ctx.body = `${error}: ${error_description ?? ''}`;
    },
  };
  const provider = await quietly(() => new OpenIdProvider(issuer, configuration));
  const callback = provider.callback();

  return {
    // The library's own paths start after the issuer's.
    handle(request, response) {
      Object.assign(request, { originalUrl: request.url });
      request.url = request.url?.slice(path.length) || '/';
      return callback(request, response);
    },
    isSigningIn: (request, response) =>
      provider.interactionDetails(request, response).then(
        () => true,
        () => false,
      ),
    answer: (request, response, id) =>
      provider.interactionFinished(
        request,
        response,
        id === null
          ? { error: 'access_denied', error_description: 'Nobody was chosen' }
          : { login: { accountId: id, remember: false } },
        { mergeWithLastSubmission: false },
      ),
  };
}

const claimsOf = ({ id, name, email }: Person) => ({
  sub: id,
  name,
  ...(email !== null && { email, email_verified: true }),
});

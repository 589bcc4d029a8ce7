import assert from 'node:assert/strict';
import { seedAccounts } from '../../../demo/server/accounts/seed.js';
import { type AppConfig, appConfig } from '../../../demo/server/app-config.js';
import { readSettings } from '../../../demo/server/config.js';
import type { Database } from '../../../demo/server/db/database.js';
import { type Fetch, listen } from '../../../demo/server/listen.js';
import type { SocialConfig } from '../../../demo/server/social/social-config.js';
import { serveSocial } from '../../../demo/server/stand-ins.js';
import { type Open, silent } from './each-database.js';
import { type App, STOREFRONT, testApp } from './test-app.js';

export const AMELIA = '108204268033311374519';
export const DEMO_AT_GOOGLE = '113774264463038321964';
export const NOOR = '2244994945';
export const PRIYA = '10158221003411111';
export const SAM = '10158221003422222';

export interface SocialShop {
  readonly app: App;
  readonly social: SocialConfig;
  /** The configuration of the whole shop. Another app with it acts as another process of the same shop. */
  readonly config: AppConfig;
  readonly database: Database;
  /** Returns a browser, which keeps the cookies of the shop and those of the providers' port. */
  readonly browser: () => TestBrowser;
  readonly close: () => Promise<void>;
}

/** Opens the shop over a database, with the stand-in for the providers on a free port. */
export async function openSocialShop(open: Open): Promise<SocialShop> {
  const database = await open([seedAccounts]);
  let serve: Fetch = () => new Response(null, { status: 503 });
  const standIn = await listen(0, 'OIDC_PORT', (request, env) => serve(request, env));
  const config = appConfig(readSettings({}), 4173, 4174, standIn.port);
  serve = serveSocial(config.social, config.allowedOrigins, silent);
  const app = testApp(database.db, config);
  return {
    app,
    social: config.social,
    config,
    database,
    browser: () => new TestBrowser(app),
    async close() {
      await standIn.stop();
      await database.close();
    },
  };
}

export class TestBrowser {
  readonly #cookies = new Map<string, string>();
  /** The visitor's id, as the widgets send it. */
  readonly uuid = crypto.randomUUID();

  constructor(private readonly app: Pick<App, 'request'>) {}

  forgetCookies(): void {
    this.#cookies.clear();
  }

  /** Sends one request to the shop or to a provider, without following redirects. */
  async request(url: string, init: RequestInit = {}): Promise<Response> {
    const { origin, host, pathname, search } = new URL(url, STOREFRONT);
    const cookie = [...this.#cookies].flatMap(([key, value]) => (key.startsWith(`${host} `) ? [value] : []));
    const headers = new Headers(init.headers);
    headers.set('cookie', cookie.join('; '));
    const options = { ...init, headers, redirect: 'manual' } as const;
    const response =
      origin === STOREFRONT
        ? await this.app.request(`${STOREFRONT}${pathname}${search}`, options)
        : await fetch(url, options);
    for (const line of response.headers.getSetCookie()) {
      const pair = line.split(';', 1)[0] ?? '';
      this.#cookies.set(`${host} ${pair.split('=', 1)[0]}`, pair);
    }
    return response;
  }

  /** Sends a call to the API as the widgets do. */
  call(path: string, fields?: Readonly<Record<string, string>>, headers = {}): Promise<Response> {
    return this.request(`/v3${path}`, {
      headers: { uuid: this.uuid, ...headers },
      ...(fields && { method: 'POST', body: new URLSearchParams(fields) }),
    });
  }

  /** Follows redirects to the final page. */
  async go(url: string, init?: RequestInit, until = (_address: string) => false): Promise<Page> {
    let address = new URL(url, STOREFRONT).href;
    let response = await this.request(address, init);
    while (response.status >= 300 && response.status < 400) {
      address = new URL(response.headers.get('location') ?? '', address).href;
      if (until(address)) return { address, text: '', status: response.status };
      response = await this.request(address);
    }
    return { address, text: await response.text(), status: response.status };
  }

  /** Chooses a person on a provider's page. */
  choose({ address }: Page, id: string, until?: (address: string) => boolean): Promise<Page> {
    return this.go(address, { method: 'POST', body: new URLSearchParams({ id }) }, until);
  }
}

export interface Page {
  readonly address: string;
  readonly text: string;
  readonly status: number;
}

/** Returns a code from the stand-in for Google's script. */
export async function googleCode(shop: SocialShop, id: string, browser = shop.browser()): Promise<string> {
  const { google } = shop.social;
  const page = await browser.go(
    `${google.authorizeUrl}?${new URLSearchParams({
      client_id: google.clientId,
      scope: google.scope,
      response_type: 'code',
      redirect_uri: google.sdkRedirectUri,
      state: Buffer.from(JSON.stringify({ to: STOREFRONT, state: 'abc' })).toString('base64'),
    })}`,
  );
  const { text } = await browser.choose(page, id);
  const code = /&quot;code&quot;:&quot;([^&]+)&quot;/.exec(text)?.[1];
  assert(code, text);
  return code;
}

/** Returns a token from the stand-in for Facebook's script. */
export async function facebookToken(shop: SocialShop, id: string): Promise<string> {
  const { facebook } = shop.social;
  const query = new URLSearchParams({ client_id: facebook.appId, to: STOREFRONT });
  const browser = shop.browser();
  const { text } = await browser.choose(await browser.go(`${facebook.dialogUrl}?${query}`), id);
  const token = /&quot;accessToken&quot;:&quot;([^&]+)&quot;/.exec(text)?.[1];
  assert(token, text);
  return token;
}

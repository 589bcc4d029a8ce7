import { type Answer, createClient, type Endpoint, readAnswer, type Send } from '../api/client.js';
import { requestKey } from '../api/own-fields.js';
import { RequestError } from '../api/request-error.js';
import { type EarlyRequest, pageRecord } from '../page/page-record.js';
import { hasBeenVisible, whenVisible } from '../page/visibility.js';
import { readToken, readUuid } from './identity.js';
import { store } from './store.js';

function baseOf({ host }: Endpoint<unknown>): string {
  const { api, suggest } = store.getState().bigdata.config;
  return ((host && suggest) ?? api).replace(/\/+$/, '');
}

function urlOf(endpoint: Endpoint<unknown>): string {
  const { name, path } = endpoint;
  const { endpoints } = store.getState().bigdata.config;
  return baseOf(endpoint) + (Object.hasOwn(endpoints, name) ? endpoints[name] : path);
}

function headersOf({ host }: Endpoint<unknown>, other?: string): Readonly<Record<string, string>> {
  const { suggest, suggestToken } = store.getState().bigdata.config;
  const uuid = readUuid();
  // The token goes only to the API, unless the page says otherwise (contract section 4).
  const token = host && suggest && !suggestToken ? null : (other ?? readToken());
  return {
    platformType: '3',
    lang: store.getState().lang,
    ...(uuid && { uuid }),
    ...(token && { token }),
  };
}

const request = createClient({
  urlOf,
  headers: headersOf,
  timeout: () => store.getState().bigdata.config.timeout,
  takeEarly,
});

/**
 * Hands over what the loader requested while this code was loading (src/loader/early-request.ts). It goes to the first
 * request of that call, if it's the same request and recent enough for the reply to be current.
 */
function takeEarly(call: string, key: string, end: AbortSignal): Promise<Answer> | null {
  const request = pageRecord.early?.[call];
  if (!request) return null;
  delete pageRecord.early?.[call];
  if (!isCurrent(request, key)) {
    request.end.abort();
    return null;
  }
  end.addEventListener('abort', () => request.end.abort());
  return request.response;
}

/** A new visitor may have got an id since the request was sent. It asked for the same without it. */
const isCurrent = (request: EarlyRequest, key: string): boolean =>
  [key, key.replace(/&uuid=[^&]*/, '')].includes(request.key) && performance.now() - request.since < 10_000;

/**
 * Returns what the loader requested, if the reply has already arrived, so that the first render can show it. Anything
 * but a good reply is left to the client, which reports what's wrong.
 */
export function takeArrived<T>(endpoint: Endpoint<T>): T | undefined {
  const { early } = pageRecord;
  const request = early?.[endpoint.name];
  if (!request?.arrived || !isCurrent(request, requestKey(urlOf(endpoint), headersOf(endpoint))))
    return undefined;
  try {
    const { status, body } = request.arrived;
    const value = readAnswer(endpoint, status, JSON.parse(body));
    delete early?.[endpoint.name];
    return value;
  } catch {
    return undefined;
  }
}

/**
 * Sends a request to the server, with the store's configuration and session. It waits for any configuration that the
 * page sets in the same task, because a widget sends a request as soon as it's defined, and the page may import it on
 * the line before `configure()`. A request that changes something also waits until the visitor sees the page.
 */
export const send: Send = async (endpoint, data, options) => {
  const { changes = endpoint.method === 'POST' } = endpoint;
  if (changes && !hasBeenVisible()) await whenVisible();
  await null; // lets the page's own code run
  await null; // lets views re-render after it, and request something else instead
  const token = readToken();
  try {
    return await request(endpoint, data, options);
  } catch (error) {
    if (error instanceof RequestError && error.kind === 'network')
      import('./refused-page.js').then(
        ({ warnIfRefused }) => warnIfRefused(baseOf(endpoint)),
        () => {}, // without a network, this doesn't load either
      );
    if (
      error instanceof RequestError &&
      error.code === 401 &&
      options?.token === undefined &&
      (token || !endpoint.own) &&
      !(endpoint.host && store.getState().bigdata.config.suggest)
    ) {
      if (!hasBeenVisible()) await whenVisible();
      await import('./session.js').then(
        ({ clearSession }) => clearSession(token),
        () => {}, // the console shows it; the next request is refused as well
      );
    }
    throw error;
  }
};

import {
  type Answer,
  createClient,
  type Endpoint,
  RequestError,
  readAnswer,
  requestKey,
  type Send,
} from '../api/client.js';
import { readToken, readUuid } from './identity.js';
import { type EarlyRequest, pageRecord } from './page-record.js';
import { store } from './store.js';

function urlOf({ name, path, host }: Endpoint<unknown>): string {
  const { api, suggest, endpoints } = store.getState().bigdata.config;
  const own = Object.hasOwn(endpoints, name) ? endpoints[name] : undefined;
  return ((host && suggest) ?? api).replace(/\/+$/, '') + (own ?? path);
}

function headersOf({ host }: Endpoint<unknown>): Readonly<Record<string, string>> {
  const { suggest, suggestToken } = store.getState().bigdata.config;
  const uuid = readUuid();
  // The token goes to the API alone, unless the page says otherwise (contract section 4).
  const token = host && suggest && !suggestToken ? null : readToken();
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
 * Hands over what the loader asked for while this code was on the way (src/loader/early-request.ts): to the first
 * request of that call, if it is the same request, and has not waited for so long that the reply may be old.
 */
function takeEarly(call: string, key: string, end: AbortSignal): Promise<Answer> | null {
  const request = pageRecord.early?.[call];
  if (!request) return null;
  delete pageRecord.early?.[call];
  if (!isFresh(request, key)) {
    request.end.abort();
    return null;
  }
  end.addEventListener('abort', () => request.end.abort());
  return request.response;
}

const isFresh = (request: EarlyRequest, key: string): boolean =>
  request.key === key && performance.now() - request.since < 10_000;

/**
 * What the loader asked for, where it has been told already: the first drawing then shows it. Anything but a good reply
 * is left to the client, which tells what is wrong.
 */
export function takeArrived<T>(endpoint: Endpoint<T>): T | undefined {
  const { early } = pageRecord;
  const request = early?.[endpoint.name];
  if (!request?.arrived || !isFresh(request, requestKey(urlOf(endpoint), headersOf(endpoint))))
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
 * The page's way to the server: the request client with the configuration and the session of the store. What the page
 * configures in the task in which it asks holds already: a widget asks at once when it is defined, and the page may
 * import it in the line before `configure()`.
 */
export const send: Send = async (endpoint, data, options) => {
  await null; // the page's own code
  await null; // what is drawn anew by then, and asks for something else
  const token = readToken();
  try {
    return await request(endpoint, data, options);
  } catch (error) {
    if (
      error instanceof RequestError &&
      error.code === 401 &&
      !(endpoint.host && store.getState().bigdata.config.suggest)
    ) {
      await import('./session.js').then(
        ({ clearSession }) => clearSession(token),
        () => {}, // told in the console; the next request is refused as well
      );
    }
    throw error;
  }
};

import { type Language, toLanguage } from '../page/locale.js';
import { type EarlyRequest, type EarlyResponse, pageRecord } from '../page/page-record.js';

/** The cookies that change what a request carries, because the shopper is signed in or has chosen a language. */
const personal = /portal_(myCookie|NewLang|locale)=/;

/** How long the first render may wait for the reply, in milliseconds from when the request was sent. */
const patience = 250;

/**
 * Requests what a widget needs first while its code is still loading. The client takes over the reply if it sends the
 * same request to the same URL (src/state/client.ts); otherwise the request is dropped.
 *
 * The page must name its API on the loader's own tag: any other page may configure one later, and nothing may go to the
 * wrong origin. A shopper who has our cookies is left to the client, which knows how to read them.
 * @param call the name of the call (contract section 4).
 * @param path the call's path after the API's base URL.
 * @param config the `data-*` of the loader's tags.
 * @param element the first one of its kind. If it's far below the fold, nothing is sent, so that visible content comes
 * first. If a server rendered it, it already contains its data (src/server/render.tsx).
 * @returns The request and the language it asks for, or null if none was sent.
 */
export function sendEarly(
  call: string,
  path: string,
  config: DOMStringMap,
  element: Element,
): { readonly request: EarlyRequest; readonly lang: Language } | null {
  const visitor = readVisitor();
  // Another copy of the loader may have sent the request.
  if (!config.api || visitor.isIdentified || pageRecord.early?.[call]) return null;
  if (document.querySelector('storefront-config')) return null;
  if (element.shadowRoot?.querySelector('script')) return null;
  if (element.getBoundingClientRect().top > innerHeight * 2) return null;
  const url = config.api.trim().replace(/\/+$/, '') + path;
  const lang = toLanguage(config.lang) ?? toLanguage(document.documentElement.lang) ?? 'en';
  const headers = {
    platformType: '3',
    lang,
    ...(visitor.uuid && { uuid: visitor.uuid }),
  };
  const end = new AbortController();
  // Like a request of the client, because a page's wrapped `fetch` may read its parts. If it throws, the async function
  // rejects, so the rest of the script runs, and the client tries again.
  const response = (async () =>
    readBody(
      await fetch(url, {
        method: 'GET',
        headers: new Headers(headers),
        redirect: 'manual',
        signal: end.signal,
      }),
    ))();
  const request: EarlyRequest = {
    key: `${url} ${new URLSearchParams(headers)}`,
    since: performance.now(),
    response,
    soon: Promise.race([response, new Promise((resolve) => setTimeout(resolve, patience))]).catch(() => {}),
    end,
  };
  response.then(
    (arrived) => {
      request.arrived = arrived;
    },
    () => {}, // whoever takes over the request gets the error
  );
  (pageRecord.early ??= {})[call] = request;
  return { request, lang };
}

async function readBody(response: Response): Promise<EarlyResponse> {
  const body = await response.text();
  return { status: response.status, body, text: async () => body };
}

/** Reads what's known about the visitor. If storage is denied, even naming it throws, and nothing is known. */
function readVisitor(): { readonly isIdentified?: boolean; readonly uuid?: string | null } {
  try {
    return { isIdentified: personal.test(document.cookie), uuid: localStorage.getItem('newuuid') };
  } catch {
    return {};
  }
}

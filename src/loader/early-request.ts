import { toLanguage } from '../i18n/locale.js';
import { type EarlyRequest, type EarlyResponse, pageRecord } from '../state/page-record.js';

/** The cookies that change what a request carries: the shopper is signed in, or has chosen a language. */
const personal = /portal_(myCookie|NewLang|locale)=/;

/** How long the first drawing may wait for the reply, in milliseconds: from when it was asked for. */
const patience = 250;

/**
 * Asks for what a widget needs first while its code is still on the way. The client takes the reply over, if it wants
 * the same of the same place (src/state/client.ts); if it doesn't, the request is dropped.
 *
 * Only a page that names its API on the loader's own tag is asked for: any other may configure one later, and nothing
 * may go to the wrong origin. A shopper with cookies of ours is left to the client, which knows how to read them.
 * @param call the name of the call (contract section 4).
 * @param path the call's path behind the API's base URL.
 * @param config the `data-*` of the loader's tags.
 * @param element the first of its kind. One far below the fold leaves the line to what is on view, and what a server
 * drew holds what it was drawn with (src/server/render.ts).
 */
export function sendEarly(call: string, path: string, config: DOMStringMap, element: Element): void {
  const visitor = readVisitor();
  // Another copy of the loader may have asked.
  if (!config.api || visitor.isKnown || pageRecord.early?.[call]) return;
  if (document.querySelector('storefront-config,[data-storefront=config]')) return;
  if (element.shadowRoot?.querySelector('script')) return;
  if (element.getBoundingClientRect().top > innerHeight * 2) return;
  const url = config.api.trim().replace(/\/+$/, '') + path;
  const headers = {
    platformType: '3',
    lang: toLanguage(config.lang) ?? toLanguage(document.documentElement.lang) ?? 'en',
    ...(visitor.uuid && { uuid: visitor.uuid }),
  };
  const end = new AbortController();
  const response = fetch(url, { headers, redirect: 'manual', signal: end.signal }).then(readBody);
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
    () => {}, // who takes it over hears of it
  );
  (pageRecord.early ??= {})[call] = request;
}

async function readBody(response: Response): Promise<EarlyResponse> {
  const body = await response.text();
  return { status: response.status, body, text: async () => body };
}

/** Where storage is denied, even naming it throws; then there is nobody to know. */
function readVisitor(): { readonly isKnown?: boolean; readonly uuid?: string | null } {
  try {
    return { isKnown: personal.test(document.cookie), uuid: localStorage.getItem('newuuid') };
  } catch {
    return {};
  }
}

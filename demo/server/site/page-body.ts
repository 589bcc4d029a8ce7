import { html } from 'hono/html';
import type { Logger } from 'pino';
import type { Language } from '../../shared/language.js';
import { type RenderPage, STATE_ID } from '../../shared/page-rendering.js';
import { describeError } from '../http/errors.js';
import { SITE_MESSAGES } from './messages.js';
import { safeJson } from './page-head.js';
import { type Answer, renderInTime, TooSlow, type WholePage } from './render-page.js';

interface PageRequest {
  /** The path within its site. */
  readonly path: string;
  readonly url: URL;
  readonly lang: Language;
  /** The cookies as they were sent. */
  readonly cookies: string;
  readonly isPhone: boolean;
  /** The path of the picture of the search on the phone site's home, or null on other pages. */
  readonly hero: string | null;
}

/** A page's body: the content of `#root`, and the markup after it. */
export interface PageBody {
  readonly root: string;
  readonly rest: string;
  /** Whether rendering neither failed nor took too long. If so, the page can be cached. */
  readonly isRendered: boolean;
}

/** Makes a body. If it isn't rendered here, fails, or takes too long, the browser renders it after an early view. */
export async function pageBody(
  request: PageRequest,
  render: RenderPage,
  answer: Answer,
  logger: Logger,
): Promise<PageBody | Extract<WholePage, { readonly redirect: string }>> {
  const { url, lang, cookies } = request;
  try {
    const rendered = await renderInTime(render, {
      url: url.href,
      lang,
      cookies,
      answer: (call) => answer(call, lang),
    });
    if (rendered === null) return early(request, true);
    return 'redirect' in rendered ? rendered : renderedBody(rendered, lang);
  } catch (error) {
    // On a busy machine, this isn't a fault.
    if (error instanceof TooSlow) logger.info({ path: request.path }, error.message);
    else logger.error(describeError(error), 'a page was not rendered');
    return early(request, false);
  }
}

/** Makes the body of a rendered page, followed by the data to hydrate it and the replies to refused calls. */
function renderedBody(
  { html, state, refusals }: Extract<WholePage, { readonly html: string }>,
  lang: Language,
): PageBody {
  const refused = Object.keys(refusals).length > 0 ? json('first-replies', { lang, replies: refusals }) : '';
  return { root: html, isRendered: true, rest: json(STATE_ID, state) + refused };
}

const json = (id: string, value: object) =>
  `<script type="application/json" id="${id}">${safeJson(value)}</script>`;

/** Makes the early view: the bar, on the phone site's home a picture, and a text for browsers without scripts. */
function early({ lang, isPhone, hero }: PageRequest, isRendered: boolean): PageBody {
  const { text, home } = SITE_MESSAGES[lang].withoutScripts;
  return {
    isRendered,
    root: `
      <div class="early-bar">
        <span class="logo-link"><span class="logo" dir="ltr" translate="no"><img src="/media/logo.svg" alt="" width="36" height="36" />Meridian</span></span>
      </div>
      ${hero === null ? '' : html`<img class="early-hero" src="${hero}" alt="" fetchpriority="high" />`}
    `,
    rest: `<noscript><p class="page-width">${text} <a href="${isPhone ? '/m/' : '/'}">${home}</a></p></noscript>`,
  };
}

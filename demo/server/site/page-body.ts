import { html } from 'hono/html';
import type { Logger } from 'pino';
import type { Language } from '../../shared/language.js';
import { type DrawPage, STATE_ID } from '../../shared/page-rendering.js';
import { describeError } from '../http/errors.js';
import { type Answer, type Drawn, drawInTime, TooSlow } from './draw-page.js';
import { safeJson } from './page-head.js';

/** The text of a page that only scripts can render, for browsers without them. */
export const WITHOUT_SCRIPTS: Readonly<Record<Language, { readonly text: string; readonly home: string }>> = {
  en: {
    text: 'This page needs JavaScript. Turn it on and load the page again. You can look through everything we sell without it.',
    home: 'Go to the home page',
  },
  ru: {
    text: 'Этой странице нужен JavaScript. Включите его и обновите страницу. Смотреть товары и автомобили можно и без него.',
    home: 'Перейти на главную',
  },
  ar: {
    text: 'تحتاج هذه الصفحة إلى JavaScript. فعّله ثم أعد تحميل الصفحة. يمكنك تصفح كل ما نبيعه من دونه.',
    home: 'الانتقال إلى الصفحة الرئيسية',
  },
  fr: {
    text: 'Cette page a besoin de JavaScript. Activez-le, puis rechargez la page. Vous pouvez parcourir tout notre catalogue sans lui.',
    home: 'Aller à l’accueil',
  },
};

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
  readonly isDrawn: boolean;
}

/** Makes a body. If it isn't rendered here, fails, or takes too long, the browser renders it after an early view. */
export async function pageBody(
  request: PageRequest,
  draw: DrawPage,
  answer: Answer,
  logger: Logger,
): Promise<PageBody | Extract<Drawn, { readonly redirect: string }>> {
  const { url, lang, cookies } = request;
  try {
    const drawn = await drawInTime(draw, {
      url: url.href,
      lang,
      cookies,
      answer: (call) => answer(call, lang),
    });
    if (drawn === null) return early(request, true);
    return 'redirect' in drawn ? drawn : drawnBody(drawn, lang);
  } catch (error) {
    // On a busy machine, this isn't a fault.
    if (error instanceof TooSlow) logger.info({ path: request.path }, error.message);
    else logger.error(describeError(error), 'a page was not drawn');
    return early(request, false);
  }
}

/** Makes the body of a rendered page, followed by the data to hydrate it and the replies to refused calls. */
function drawnBody(
  { html, state, refusals }: Extract<Drawn, { readonly html: string }>,
  lang: Language,
): PageBody {
  const refused = Object.keys(refusals).length > 0 ? json('first-replies', { lang, replies: refusals }) : '';
  return { root: html, isDrawn: true, rest: json(STATE_ID, state) + refused };
}

const json = (id: string, value: object) =>
  `<script type="application/json" id="${id}">${safeJson(value)}</script>`;

/** Makes the early view: the bar, on the phone site's home a picture, and a text for browsers without scripts. */
function early({ lang, isPhone, hero }: PageRequest, isDrawn: boolean): PageBody {
  const { text, home } = WITHOUT_SCRIPTS[lang];
  return {
    isDrawn,
    root: `
      <div class="early-bar">
        <span class="logo-link"><span class="logo" dir="ltr" translate="no"><img src="/media/logo.svg" alt="" width="36" height="36" />Meridian</span></span>
      </div>
      ${hero === null ? '' : html`<img class="early-hero" src="${hero}" alt="" fetchpriority="high" />`}
    `,
    rest: `<noscript><p class="page-width">${text} <a href="${isPhone ? '/m/' : '/'}">${home}</a></p></noscript>`,
  };
}

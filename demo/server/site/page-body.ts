import type { Logger } from 'pino';
import type { Language } from '../../shared/language.js';
import { type DrawPage, STATE_ID } from '../../shared/page-rendering.js';
import { describeError } from '../http/errors.js';
import { type Answer, type Drawn, drawInTime } from './draw-page.js';
import { safeJson } from './page-head.js';

/** What a page that only scripts can draw says to those who have none. */
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

interface Asked {
  /** Within its site. */
  readonly path: string;
  readonly url: URL;
  readonly lang: Language;
  /** As they were sent. */
  readonly cookies: string;
  readonly isPhone: boolean;
}

/** What a page's body holds: the content of `#root`, and what comes after it. */
export interface PageBody {
  readonly root: string;
  readonly rest: string;
  /** Whether nothing is left to the browser because it failed here, or took too long. */
  readonly isDrawn: boolean;
}

/** What isn't drawn here, failed, or took too long, the browser draws; until then, it shows what is seen first. */
export async function pageBody(
  asked: Asked,
  draw: DrawPage,
  answer: Answer,
  logger: Logger,
): Promise<PageBody | Extract<Drawn, { readonly redirect: string }>> {
  const { url, lang, cookies } = asked;
  try {
    const drawn = await drawInTime(draw, {
      url: url.href,
      lang,
      cookies,
      answer: (call) => answer(call, lang),
    });
    if (drawn === null) return early(asked, true);
    return 'redirect' in drawn ? drawn : drawnBody(drawn, lang);
  } catch (error) {
    logger.error(describeError(error), 'a page was not drawn');
    return early(asked, false);
  }
}

/** What a browser needs to take the page over stands behind it, with the replies to calls that were refused. */
function drawnBody(
  { html, state, refusals }: Extract<Drawn, { readonly html: string }>,
  lang: Language,
): PageBody {
  const refused = Object.keys(refusals).length > 0 ? json('first-replies', { lang, replies: refusals }) : '';
  return { root: html, isDrawn: true, rest: json(STATE_ID, state) + refused };
}

const json = (id: string, value: object) =>
  `<script type="application/json" id="${id}">${safeJson(value)}</script>`;

/** The bar, on the phone's home with its picture, and a word to those without scripts. */
function early({ path, lang, isPhone }: Asked, isDrawn: boolean): PageBody {
  const hero =
    isPhone && path === '/'
      ? `<img class="early-hero" src="/media/hero${lang === 'ar' ? '-rtl' : ''}.svg" alt="" fetchpriority="high" />`
      : '';
  const { text, home } = WITHOUT_SCRIPTS[lang];
  return {
    isDrawn,
    root: `
      <div class="early-bar">
        <span class="logo-link"><span class="logo" dir="ltr" translate="no"><img src="/media/logo.svg" alt="" width="36" height="36" />Meridian</span></span>
      </div>
      ${hero}
    `,
    rest: `<noscript><p class="page-width">${text} <a href="${isPhone ? '/m/' : '/'}">${home}</a></p></noscript>`,
  };
}

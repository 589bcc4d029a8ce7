import { html } from 'hono/html';
import type { Language } from '../../shared/language.js';
import { SHOP_MAILBOX } from '../contact/routes.js';
import { money } from '../coupons/messages.js';
import type { Mail } from '../mail/mailer.js';
import type { LandedCost } from './landed-cost.js';
import { LANDED_COST_MESSAGES } from './messages.js';
import type { exportQuotes } from './schema.js';

type Quote = typeof exportQuotes.$inferSelect;

const LINES = ['price', 'freight', 'insurance', 'documents', 'duty', 'vat', 'total'] as const;

function write(
  to: string,
  lang: Language,
  subject: string,
  lead: string,
  cost: LandedCost,
  end: string,
): Mail {
  const { lines } = LANDED_COST_MESSAGES[lang];
  const rows = LINES.map((line) => [lines[line], money(lang, cost[line])] as const);
  const page = html`<!doctype html>
<html lang="${lang}" dir="${lang === 'ar' ? 'rtl' : 'ltr'}"><head><meta charset="utf-8"><title>${subject}</title></head>
<body style="margin:0;padding:24px;background:#f2eee7;color:#16222f;font-family:system-ui,Arial,sans-serif;line-height:1.5">
<h1 style="font-size:20px">${subject}</h1>
<p>${lead}</p>
<table style="border-collapse:collapse;background:#fff;border-radius:10px">${rows.map(
    ([name, sum]) =>
      html`<tr><th style="padding:6px 16px;text-align:start;font-weight:400">${name}</th><td style="padding:6px 16px;text-align:end"><bdi>${sum}</bdi></td></tr>`,
  )}</table>
<p style="white-space:pre-wrap">${end}</p>
</body></html>`;
  const text = [lead, '', ...rows.map(([name, sum]) => `${name}: ${sum}`), '', end].join('\n');
  return { to, lang, subject, text, html: String(page) };
}

/** The estimate for whoever asked for it. */
export function buyerMail({ quoteId, email, lang, port }: Quote, car: string, cost: LandedCost): Mail {
  const texts = LANDED_COST_MESSAGES[lang];
  return write(email, lang, texts.subject(quoteId), texts.lead(car, port), cost, texts.next);
}

/** What the shop's own people answer, who read English. */
export function shopMail(quote: Quote, car: string, cost: LandedCost): Mail {
  const { quoteId, name, email, phone, street, city, postCode, country, lang } = quote;
  const subject = `[quote ${quoteId}] ${car} to ${quote.port}, ${country}`;
  const to = [name, street, `${postCode} ${city}`.trim(), country, phone, `${email}, reads ${lang}`].join(
    '\n',
  );
  return write(SHOP_MAILBOX, 'en', subject, `Car ${quote.goodsId}: ${car}`, cost, to);
}

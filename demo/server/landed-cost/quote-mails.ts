import { html } from 'hono/html';
import { fill } from '../../../dist/npm/text.js';
import { COMPANY } from '../../shared/company.js';
import type { Language } from '../../shared/language.js';
import { money } from '../coupons/messages.js';
import type { Mail } from '../mail/mailer.js';
import { composeMail, paragraph } from '../mail/write-mail.js';
import { townIn } from '../places/place-names.js';
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
  next: string,
): Mail {
  // Email clients don't support `start` and `end`.
  const [start, end] = lang === 'ar' ? ['right', 'left'] : ['left', 'right'];
  const { lines, excise } = LANDED_COST_MESSAGES[lang];
  const isImported = cost.duty_rate + cost.vat_rate > 0 || cost.excise;
  const rows = LINES.filter((line) => isImported || (line !== 'duty' && line !== 'vat')).map(
    (line) => [lines[line], money(lang, cost[line])] as const,
  );
  const table = html`<table style="margin:0 0 16px;border-collapse:collapse;width:100%">${rows.map(
    ([name, sum], at) =>
      html`<tr${at === rows.length - 1 ? html` style="font-weight:700;border-top:1px solid #e3dcd1"` : ''}><th style="padding:6px 0;text-align:${start};font-weight:inherit">${name}</th><td style="padding:6px 0;text-align:${end}"><bdi>${sum}</bdi></td></tr>`,
  )}</table>`;
  return composeMail(lang, to, { subject, title: subject }, [
    paragraph(lead),
    { text: rows.map(([name, sum]) => `${name}: ${sum}`).join('\n'), html: table },
    ...(cost.excise ? [paragraph(excise)] : []),
    { text: next, html: html`${next.split('\n').map((line) => paragraph(line).html)}` },
  ]);
}

export function buyerMail({ quoteId, email, lang, port }: Quote, car: string, cost: LandedCost): Mail {
  const texts = LANDED_COST_MESSAGES[lang];
  return write(
    email,
    lang,
    fill(texts.subject, { id: quoteId }),
    fill(texts.lead, { car, port: townIn(port, lang) }),
    cost,
    texts.next,
  );
}

/** Returns the mail that the shop's own staff answers. They read English. */
export function shopMail(quote: Quote, car: string, cost: LandedCost): Mail {
  const { quoteId, name, email, phone, street, city, postCode, country, lang } = quote;
  const subject = `[quote ${quoteId}] ${car} to ${quote.port}, ${country}`;
  const to = [name, street, `${postCode} ${city}`.trim(), country, phone, `${email}, reads ${lang}`].join(
    '\n',
  );
  return write(COMPANY.mail, 'en', subject, `Car ${quote.goodsId}: ${car}`, cost, to);
}

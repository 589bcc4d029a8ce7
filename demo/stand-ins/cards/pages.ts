import { type Context, Hono } from 'hono';
import { accepts } from 'hono/accepts';
import { bodyLimit } from 'hono/body-limit';
import { digitsOf, plainText } from './card-text.js';
import type { Entry, Ledger } from './ledger.js';
import type { TellShop } from './tell-shop.js';
import { isExpiryGood, readCard, TEST_CARDS, type TestCard } from './test-cards.js';
import {
  BANK_CODE,
  bankPage,
  type CardField,
  type CardTried,
  cardFaults,
  cardPage,
  overPage,
  returnUrl,
} from './views.js';

/** Delay of a late message, in milliseconds. */
const LATE_MS = 6_000;

/** Maximum wait, in milliseconds, before the shopper is sent back, whether or not the shop has taken the message. */
const WAIT_MS = 3_000;

/** Maximum size of a form, in bytes. */
const MAX_BODY = 2_000;

/**
 * Returns the pages where a shopper pays. They belong to the provider, so the shop never sees what is typed here.
 * @param late the delay before a late payment is reported
 */
export function pageRoutes(
  ledger: Ledger,
  tell: TellShop,
  late: () => Promise<void> = () => elapsed(LATE_MS),
): Hono {
  const approve = async (c: Context, entry: Entry, card: TestCard) => {
    const paid = { card_brand: card.brand, card_last4: card.number.slice(-4) };
    if (card.outcome === 'late') {
      ledger.change(entry, { status: 'processing', ...paid });
      void late().then(() => {
        ledger.change(entry, { status: 'succeeded' });
        return tell('payment.succeeded', entry);
      });
    } else {
      ledger.change(entry, { status: 'succeeded', ...paid });
      // Usually, the shop knows before its shopper is back.
      await Promise.race([tell('payment.succeeded', entry), elapsed(WAIT_MS)]);
    }
    return sendOn(c, returnUrl(entry));
  };
  const decline = (c: Context, entry: Entry, typed?: CardTried['typed']) => {
    void tell('payment.failed', entry);
    return show(c, entry, { isDeclined: true, ...(typed && { typed }) });
  };
  const withOpen = (c: Context, work: (entry: Entry) => Response | Promise<Response>) => {
    const entry = ledger.find(c.req.param('id') ?? '');
    if (entry === undefined) return c.text('There is no such payment. Please return to the shop.', 404);
    ledger.expireIfDue(entry, new Date());
    if (entry.payment.status !== 'open') {
      return isAskedByScript(c)
        ? sendOn(c, entry.payment.url)
        : c.html(overPage(entry), 200, headersOf(entry));
    }
    return work(entry);
  };

  return new Hono()
    .use('/pay/*', bodyLimit({ maxSize: MAX_BODY }))
    .get('/pay/:id', (c) => withOpen(c, (entry) => show(c, entry)))
    .get('/pay/:id/bank', (c) => withOpen(c, (entry) => c.html(bankPage(entry), 200, headersOf(entry))))
    .post('/pay/:id', (c) =>
      withOpen(c, async (entry) => {
        const fields = new URLSearchParams(await c.req.text());
        const typed = { number: fields.get('number') ?? '', expiry: fields.get('expiry') ?? '' };
        const card = TEST_CARDS.find(({ number }) => number === fields.get('test')) ?? readTyped(fields);
        if ('wrong' in card) return show(c, entry, { ...card, typed });
        if (card.outcome === 'decline') return decline(c, entry, typed);
        if (card.outcome === 'secure') return sendOn(c, `/pay/${entry.payment.id}/bank`);
        return approve(c, entry, card);
      }),
    )
    .post('/pay/:id/bank', (c) =>
      withOpen(c, async (entry) => {
        const fields = new URLSearchParams(await c.req.text());
        if (fields.get('refuse') === '1') return decline(c, entry);
        if (digitsOf(fields.get('bank') ?? '') !== BANK_CODE) {
          return c.html(bankPage(entry, true), 200, headersOf(entry));
        }
        const card = TEST_CARDS.find(({ outcome }) => outcome === 'secure');
        return card ? approve(c, entry, card) : decline(c, entry);
      }),
    );
}

/** Whether the page's script sent the request: it asks for JSON. Without the script, the form loads a page. */
const isAskedByScript = (c: Context) =>
  accepts(c, {
    header: 'Accept',
    supports: ['text/html', 'application/json'],
    default: 'text/html',
  }) === 'application/json';

/** Shows the card form again. Its script gets only the errors. */
const show = (c: Context, entry: Entry, tried: CardTried = {}) =>
  isAskedByScript(c)
    ? c.json(cardFaults(entry, tried), 200, headersOf(entry))
    : c.html(cardPage(entry, tried), 200, headersOf(entry));

/** Redirects to another page. The script gets the URL instead. */
const sendOn = (c: Context, to: string) =>
  isAskedByScript(c) ? c.json({ to }, 200, { 'Cache-Control': 'no-store' }) : c.redirect(to, 303);

/** Returns a page's headers. Browsers apply `form-action` to redirects of a form too, so it includes the shop. */
const headersOf = ({ asked }: Entry) => ({
  'Content-Security-Policy': `default-src 'none'; script-src 'self'; connect-src 'self'; style-src 'self'; img-src data:; base-uri 'none'; frame-ancestors 'none'; form-action 'self' ${new URL(asked.return_url).origin}`,
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
});

/** Reads the typed card, or returns the fields that are wrong. */
function readTyped(fields: URLSearchParams): TestCard | { readonly wrong: readonly CardField[] } {
  const card = readCard(fields.get('number') ?? '');
  const wrong: CardField[] = [];
  if (card === null) wrong.push('number');
  if (!isExpiryGood(fields.get('expiry') ?? '', new Date())) wrong.push('expiry');
  if (!/^\d{3,4}$/.test(plainText(fields.get('code') ?? ''))) wrong.push('code');
  return card === null || wrong.length > 0 ? { wrong } : card;
}

const elapsed = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms).unref());

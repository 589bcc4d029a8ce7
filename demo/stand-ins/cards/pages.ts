import { type Context, Hono } from 'hono';
import { accepts } from 'hono/accepts';
import { bodyLimit } from 'hono/body-limit';
import { parseAccept } from 'hono/utils/accept';
import { LANGUAGES } from '../../shared/language.js';
import { digitsOf, plainText } from './card-text.js';
import { type Entry, type Ledger, newId } from './ledger.js';
import type { NotifyShop } from './notify-shop.js';
import { isExpiryGood, readCard, TEST_CARDS, type TestCard } from './test-cards.js';
import {
  BANK_CODE,
  bankPage,
  type CardField,
  type CardTried,
  cardFaults,
  cardPage,
  overPage,
  type Shown,
  successUrl,
} from './views.js';

/** Delay of a late message, in milliseconds. */
const LATE_MS = 6_000;

/** Maximum wait, in milliseconds, before the shopper is sent back, whether or not the shop has taken the message. */
const WAIT_MS = 3_000;

/** The card of a bank's page that was opened without choosing one. */
const SECURE = TEST_CARDS[2];

/** Maximum size of a form, in bytes. */
const MAX_BODY = 2_000;

/**
 * Returns the pages where a shopper pays. They belong to the provider, so the shop never sees what is typed here.
 * @param late the delay before a late payment is reported
 */
export function pageRoutes(
  ledger: Ledger,
  notify: NotifyShop,
  late: () => Promise<void> = () => elapsed(LATE_MS),
): Hono {
  const approve = async (c: Context, entry: Entry, card: TestCard) => {
    const back = successUrl(entry);
    const isLate = card.outcome === 'late';
    ledger.attempt(entry, isLate ? 'processing' : 'succeeded', card);
    const sent = notify(back, 'checkout.session.completed', entry.session);
    if (isLate)
      void Promise.all([late(), sent]).then(() => {
        ledger.arrive(entry);
        return notify(back, 'checkout.session.async_payment_succeeded', entry.session);
      });
    // Usually, the shop knows before its shopper is back.
    else await Promise.race([sent, elapsed(WAIT_MS)]);
    if (card.outcome === 'dispute') void dispute(entry, back);
    return sendOn(c, back);
  };
  const dispute = (entry: Entry, back: string) => {
    const { id: payment_intent = '', amount = 0, currency = 'usd' } = entry.intent ?? {};
    const made = {
      id: newId('dp'),
      object: 'dispute',
      amount,
      currency,
      payment_intent,
      reason: 'fraudulent',
    };
    return notify(back, 'charge.dispute.created', { ...made, status: 'needs_response' });
  };
  const decline = (c: Context, entry: Entry, card: TestCard, typed?: CardTried['typed']) => {
    const intent = ledger.attempt(entry, 'requires_payment_method', card);
    void notify(successUrl(entry), 'payment_intent.payment_failed', intent);
    return show(c, entry, { isDeclined: true, ...(typed && { typed }) });
  };
  const withOpen = (c: Context, work: (entry: Entry) => Response | Promise<Response>) => {
    const entry = ledger.find(c.req.param('id') ?? '');
    if (entry === undefined) return c.text('There is no such payment. Please return to the shop.', 404);
    if (entry.session.status !== 'open') {
      return isFromScript(c)
        ? sendOn(c, `${ledger.origin}/pay/${entry.session.id}`)
        : c.html(overPage(shownTo(c, entry)), 200, headersOf(entry));
    }
    return work(entry);
  };

  return new Hono()
    .use('/pay/*', bodyLimit({ maxSize: MAX_BODY }))
    .get('/pay/:id', (c) => withOpen(c, (entry) => show(c, entry)))
    .get('/pay/:id/bank', (c) =>
      withOpen(c, (entry) => c.html(bankPage(shownTo(c, entry)), 200, headersOf(entry))),
    )
    .post('/pay/:id', (c) =>
      withOpen(c, async (entry) => {
        const fields = new URLSearchParams(await c.req.text());
        const typed = { number: fields.get('number') ?? '', expiry: fields.get('expiry') ?? '' };
        const card = TEST_CARDS.find(({ number }) => number === fields.get('test')) ?? readTyped(fields);
        if ('wrong' in card) return show(c, entry, { ...card, typed });
        if (card.outcome === 'decline') return decline(c, entry, card, typed);
        if (card.outcome === 'secure' || card.outcome === 'secure-decline') {
          entry.card = card;
          return sendOn(c, `/pay/${entry.session.id}/bank`);
        }
        return approve(c, entry, card);
      }),
    )
    .post('/pay/:id/bank', (c) =>
      withOpen(c, async (entry) => {
        const fields = new URLSearchParams(await c.req.text());
        const card = entry.card ?? SECURE;
        if (fields.get('refuse') === '1') return decline(c, entry, card);
        if (digitsOf(fields.get('bank') ?? '') !== BANK_CODE) {
          return c.html(bankPage(shownTo(c, entry), true), 200, headersOf(entry));
        }
        return card.outcome === 'secure' ? approve(c, entry, card) : decline(c, entry, card);
      }),
    );
}

/** Whether the page's script sent the request: it asks for JSON. Without the script, the form loads a page. */
const isFromScript = (c: Context) =>
  accepts(c, {
    header: 'Accept',
    supports: ['text/html', 'application/json'],
    default: 'text/html',
  }) === 'application/json';

/** Chooses the language that the shop requests or, if it is `auto`, the browser's. */
function shownTo(c: Context, entry: Entry): Shown {
  const ofBrowser = parseAccept(c.req.header('Accept-Language') ?? '').map(({ type }) => type.slice(0, 2));
  const preferred = [entry.session.locale, ...ofBrowser];
  const supported = preferred.flatMap((lang) => LANGUAGES.find((one) => one === lang) ?? []);
  return { entry, lang: supported[0] ?? 'en' };
}

/** Shows the card form again. Its script gets only the errors. */
const show = (c: Context, entry: Entry, tried: CardTried = {}) =>
  isFromScript(c)
    ? c.json(cardFaults(shownTo(c, entry), tried), 200, headersOf(entry))
    : c.html(cardPage(shownTo(c, entry), tried), 200, headersOf(entry));

/** Redirects to another page. The script gets the URL instead. */
const sendOn = (c: Context, to: string) =>
  isFromScript(c) ? c.json({ to }, 200, { 'Cache-Control': 'no-store' }) : c.redirect(to, 303);

/** Returns a page's headers. Browsers apply `form-action` to redirects of a form too, so it includes the shop. */
const headersOf = (entry: Entry) => ({
  'Content-Security-Policy': `default-src 'none'; script-src 'self'; connect-src 'self'; style-src 'self'; img-src data:; base-uri 'none'; frame-ancestors 'none'; form-action 'self' ${new URL(successUrl(entry)).origin}`,
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

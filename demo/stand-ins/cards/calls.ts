import { createHash, timingSafeEqual } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type Stripe from 'stripe';
import { type Fields, group, readFields, text, whole } from './form-fields.js';
import { type Entry, type Ledger, newId, type Refund } from './ledger.js';
import type { NotifyShop } from './notify-shop.js';

/** Maximum size of a call's body, in bytes. */
const MAX_BODY = 131_072;

/** Maximum number of idempotency keys stored. After that, the oldest is dropped. */
const MAX_KEYS = 20_000;

/** How far ahead the end of a session has to be, in seconds, as Stripe documents it. */
const [SOONEST_S, LATEST_S] = [30 * 60, 24 * 3_600];

/** Thrown for what Stripe would refuse. */
class Refused extends Error {
  constructor(
    message: string,
    readonly status: 400 | 401 | 404 = 400,
    readonly error: Partial<Pick<Stripe.StripeRawError, 'code' | 'param'>> & { type?: string } = {},
  ) {
    super(message);
  }
}

/** Resolves when the time of a session is over. */
export type SessionEnd = (expires: Date) => Promise<void>;

/** Returns the calls of Stripe's API that the shop uses. Each needs the secret key. */
export function callRoutes(
  ledger: Ledger,
  secretKey: string,
  notify: NotifyShop,
  sessionEnd: SessionEnd = timeOf,
): Hono {
  const keys = new Map<string, { readonly request: string; readonly reply: object }>();
  /** Answers a call with the same idempotency key like the first one. */
  const once = async (c: Context, work: (fields: Fields) => object) => {
    const body = await c.req.text();
    const key = c.req.header('idempotency-key') ?? '';
    const request = `${c.req.path}\n${body}`;
    const earlier = keys.get(key);
    if (earlier !== undefined && earlier.request !== request)
      throw new Refused('Keys for idempotent requests can only be used with the same parameters', 400, {
        type: 'idempotency_error',
      });
    if (earlier !== undefined) {
      c.header('Idempotent-Replayed', 'true');
      return c.json(earlier.reply);
    }
    const reply = work(readFields(body));
    if (key !== '') keys.set(key, { request, reply });
    for (const oldest of keys.keys()) if (keys.size > MAX_KEYS) keys.delete(oldest);
    return c.json(reply);
  };
  return new Hono()
    .onError((error, c) => {
      if (!(error instanceof Refused)) throw error;
      const { message } = error;
      return c.json({ error: { type: 'invalid_request_error', message, ...error.error } }, error.status);
    })
    .use('/v1/*', bodyLimit({ maxSize: MAX_BODY }))
    .use('/v1/*', async (c, next) => {
      c.header('Request-Id', newId('req'));
      if (!isSame(c.req.header('authorization') ?? '', `Bearer ${secretKey}`))
        throw new Refused('Invalid API Key provided', 401);
      await next();
    })
    .post('/v1/coupons', (c) =>
      once(c, (fields) => {
        const amount_off = whole(fields, 'amount_off');
        if (!amount_off) throw missing('amount_off');
        const id = newId('coupon');
        ledger.coupons.set(id, amount_off);
        return { id, object: 'coupon', amount_off, currency: text(fields, 'currency'), valid: true };
      }),
    )
    .post('/v1/checkout/sessions', (c) =>
      once(c, (fields) => {
        const entry = open(ledger, fields);
        void sessionEnd(new Date(entry.session.expires_at * 1_000)).then(() => ledger.expire(entry));
        return entry.session;
      }),
    )
    .post('/v1/checkout/sessions/:id/expire', (c) => once(c, () => expire(ledger, c.req.param('id'))))
    .get('/v1/checkout/sessions/:id', (c) => {
      const entry = ledger.find(c.req.param('id'));
      if (entry === undefined) throw unknown('checkout.session', c.req.param('id'));
      const isExpanded = /expand\[\d*\]=payment_intent/.test(decodeURIComponent(new URL(c.req.url).search));
      return c.json(isExpanded ? { ...entry.session, payment_intent: entry.intent } : entry.session);
    })
    .get('/v1/checkout/sessions', (c) => {
      const entry = ledger.findByIntent(c.req.query('payment_intent') ?? '');
      const data = entry ? [entry.session] : [];
      return c.json({ object: 'list', url: '/v1/checkout/sessions', has_more: false, data });
    })
    .get('/v1/refunds', (c) => {
      const data = ledger.findByIntent(c.req.query('payment_intent') ?? '')?.refunds ?? [];
      return c.json({ object: 'list', url: '/v1/refunds', has_more: false, data });
    })
    .post('/v1/refunds', (c) => once(c, (fields) => refund(ledger, fields, notify)))
    .all('/v1/*', (c) => {
      throw new Refused(`Unrecognized request URL (${c.req.method}: ${c.req.path})`, 404);
    });
}

const timeOf: SessionEnd = (expires) =>
  new Promise((resolve) => setTimeout(resolve, expires.getTime() - Date.now()).unref());

const missing = (param: string) => new Refused(`Missing or invalid: ${param}`, 400, { param });

const unknown = (what: string, id: string) =>
  new Refused(`No such ${what}: '${id}'`, 404, { code: 'resource_missing' });

function isSame(received: string, expected: string): boolean {
  const [one, other] = [received, expected].map((each) => createHash('sha256').update(each).digest());
  return one !== undefined && other !== undefined && timingSafeEqual(one, other);
}

/** Opens a session. */
function open(ledger: Ledger, fields: Fields): Entry {
  const currency = text(fields, 'line_items[0][price_data][currency]');
  let sum = 0;
  for (let n = 0; fields.has(`line_items[${n}][quantity]`); n++) {
    const price = whole(fields, `line_items[${n}][price_data][unit_amount]`);
    const pieces = whole(fields, `line_items[${n}][quantity]`);
    if (price === null || !pieces) throw missing(`line_items[${n}]`);
    if (text(fields, `line_items[${n}][price_data][product_data][name]`) === '')
      throw missing(`line_items[${n}][price_data][product_data][name]`);
    sum += price * pieces;
  }
  const coupon = text(fields, 'discounts[0][coupon]');
  const off = coupon === '' ? 0 : ledger.coupons.get(coupon);
  if (off === undefined) throw unknown('coupon', coupon);
  const total = Math.max(0, sum - off);
  if (text(fields, 'mode') !== 'payment') throw missing('mode');
  if (total < 50)
    throw new Refused('The total has to convert to at least 50 cents', 400, { code: 'amount_too_small' });
  const now = Math.floor(Date.now() / 1_000);
  const expires_at = whole(fields, 'expires_at') ?? now + LATEST_S;
  if (expires_at - now < SOONEST_S || expires_at - now > LATEST_S)
    throw new Refused('The `expires_at` timestamp must be between 30 minutes and 24 hours from now', 400, {
      param: 'expires_at',
    });
  const [success_url, cancel_url] = [text(fields, 'success_url'), text(fields, 'cancel_url')];
  if (!/^https?:\/\//.test(success_url) || !URL.canParse(success_url)) throw missing('success_url');
  const id = newId('cs_test');
  const entry: Entry = {
    session: {
      ...{ id, object: 'checkout.session', mode: 'payment', livemode: false, currency, expires_at },
      ...{ amount_total: total, status: 'open', payment_status: 'unpaid', payment_intent: null },
      client_reference_id: text(fields, 'client_reference_id') || null,
      customer_email: text(fields, 'customer_email') || null,
      locale: text(fields, 'locale') || 'auto',
      ...{ success_url, cancel_url, url: `${ledger.origin}/pay/${id}` },
    },
    ...{ intent: null, card: null, refunds: [] },
    description: text(fields, 'payment_intent_data[description]'),
    metadata: group(fields, 'payment_intent_data[metadata]'),
  };
  ledger.add(entry);
  return entry;
}

/** Expires an open session; any other is refused. */
function expire(ledger: Ledger, id: string): object {
  const entry = ledger.find(id);
  if (entry === undefined) throw unknown('checkout.session', id);
  const { status } = entry.session;
  if (status !== 'open')
    throw new Refused(
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${status}\`.`,
    );
  ledger.expire(entry);
  return entry.session;
}

function refund(ledger: Ledger, fields: Fields, notify: NotifyShop): object {
  const payment_intent = text(fields, 'payment_intent');
  const entry = ledger.findByIntent(payment_intent);
  const charge = entry?.intent?.latest_charge;
  const amount = whole(fields, 'amount') ?? (charge ? charge.amount - charge.amount_refunded : 0);
  if (payment_intent === '') throw missing('payment_intent');
  const made: Refund = {
    ...{ id: newId('re'), object: 'refund', amount, currency: 'usd', status: 'succeeded', payment_intent },
    metadata: group(fields, 'metadata'),
  };
  // The ledger is only in memory. Refund even a payment it no longer has: the money isn't real.
  if (!entry || !charge) return made;
  if (entry.intent?.status !== 'succeeded')
    throw new Refused('This PaymentIntent does not have a successful charge to refund.');
  if (charge.refunded)
    throw new Refused(`Charge ${charge.id} has already been refunded.`, 400, {
      code: 'charge_already_refunded',
    });
  if (amount > charge.amount - charge.amount_refunded)
    throw new Refused('Refund amount is greater than unrefunded amount on charge', 400, { param: 'amount' });
  ledger.refund(entry, made);
  const back = entry.session.success_url ?? '';
  const sent = notify(back, 'charge.refunded', { ...charge });
  if (entry.card?.outcome === 'refund-fails')
    void sent.then(() => {
      const failed = ledger.failRefund(entry, made);
      for (const type of ['refund.updated', 'refund.failed'] as const) void notify(back, type, failed);
    });
  return made;
}

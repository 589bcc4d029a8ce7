import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { integer, string, type, validate } from 'superstruct';
import { isSigned, SIGNATURE_HEADER } from '../../shared/payment-protocol.js';
import { Asked, type Ledger } from './ledger.js';
import type { TellShop } from './tell-shop.js';

/** Maximum size of a call's body, in bytes. */
const MAX_BODY = 16_384;

const Refund = type({ reference: string(), amount: integer(), currency: string() });

/** Returns the protocol's calls for the shop. Each is signed with the shared secret. */
export function callRoutes(ledger: Ledger, secret: string, tell: TellShop): Hono {
  return new Hono()
    .use('/payments/*', bodyLimit({ maxSize: MAX_BODY }))
    .post('/payments', async (c) => {
      const body = await signedBody(c, secret);
      if (body === null) return c.json({ error: 'The signature is wrong or old' }, 401);
      const [unfit, asked] = validate(parse(body), Asked);
      if (unfit) return c.json({ error: unfit.message }, 400);
      const { payment } = ledger.open(asked, c.req.header('idempotency-key') ?? '');
      return c.json(payment, 201);
    })
    .get('/payments/:id', async (c) => {
      if ((await signedBody(c, secret)) === null)
        return c.json({ error: 'The signature is wrong or old' }, 401);
      const entry = ledger.find(c.req.param('id'));
      if (entry === undefined) return c.json({ error: 'There is no such payment' }, 404);
      ledger.expireIfDue(entry, new Date());
      return c.json(entry.payment);
    })
    .post('/payments/:id/refunds', async (c) => {
      const body = await signedBody(c, secret);
      if (body === null) return c.json({ error: 'The signature is wrong or old' }, 401);
      const [unfit, refund] = validate(parse(body), Refund);
      if (unfit) return c.json({ error: unfit.message }, 400);
      const id = c.req.param('id');
      const entry = ledger.find(id);
      // The ledger is only in memory. Refund even a payment it no longer has: the money isn't real.
      if (entry === undefined) {
        return c.json({ ...{ id, status: 'succeeded', url: `${ledger.origin}/pay/${id}` }, ...refund });
      }
      if (entry.payment.status !== 'succeeded') return c.json({ error: 'Nothing was paid' }, 409);
      if (!entry.isRefunded) {
        entry.isRefunded = true;
        void tell('payment.refunded', entry);
      }
      return c.json(entry.payment);
    });
}

/** Returns the body of a request that the shop has signed, or null for any other. */
async function signedBody(c: Context, secret: string): Promise<string | null> {
  const body = await c.req.text();
  const header = c.req.header(SIGNATURE_HEADER) ?? '';
  const { method, path } = c.req;
  return isSigned(secret, header, { method, path, body }, new Date()) ? body : null;
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}

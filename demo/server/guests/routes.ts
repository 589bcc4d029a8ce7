import { eq } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import { object } from 'superstruct';
import { GUEST_ORDER_FORM } from '../../shared/forms/forms.js';
import { type GuestOrderAccess, GuestSession, OpenedGuestOrder } from '../../shared/replies/guests.js';
import { accountRequests } from '../accounts/account-requests.js';
import { users } from '../accounts/schema.js';
import type { AccountServices } from '../accounts/services.js';
import { findUser } from '../accounts/session.js';
import type { Db } from '../db/database.js';
import { type ApiEnv, ApiError, acknowledge, badInput, requestLanguage, succeed } from '../http/api.js';
import { optionalNumber, optionalText, readBody, required, shownFault, toUuid } from '../http/fields.js';
import { addressOf, limitCalls, rateLimit } from '../limits/rate-limit.js';
import { queueMails } from '../mail/outbox.js';
import { orders } from '../orders/schema.js';
import { moveOrders } from './claim.js';
import { addGuest } from './guests.js';
import { readGuestOrderToken } from './links.js';
import { linkMail } from './mails.js';
import { GUEST_MESSAGES } from './messages.js';
import { beginGuestSession, endGuestSession, findGuest } from './session.js';

const HOUR_S = 3_600;

/** A signature can't be guessed. This keeps scripts from trying. */
const LINKS = { name: 'guest-links', attempts: 60 } as const;

/**
 * Guests who order without an account. Their session is in a cookie: it is for checking out and for their own orders,
 * and to every other call they are nobody.
 *
 * | call below `/pc/guest` | data |
 * |---|---|
 * | GET `session` | `{email, order_id}`: null without a session; `order_id` if it is for this order alone |
 * | POST `begin` `{email}` | the same; 409 for a signed-in shopper |
 * | POST `open` `{token}` | `{order_id, access, email}`: where the order of a mailed link is seen (`GuestOrderAccess`). A guest gets a session for it; an account with the same email gets the order |
 * | POST `link` `{order_id, email}` | null: mails a new link if the order is a guest's with this email |
 * | POST `end` | null: ends the session |
 */
export function guestRoutes(
  db: Db,
  { now, storefrontOrigin, mailboxes }: Pick<AccountServices, 'now' | 'storefrontOrigin' | 'mailboxes'>,
): Hono<ApiEnv> {
  const textsOf = (c: Context) => GUEST_MESSAGES[requestLanguage(c)];
  // A whole office may share one address.
  const guests = rateLimit(db, { name: 'guests-of-address', attempts: 60, perS: HOUR_S });
  const requests = rateLimit(db, { name: 'guest-link-mails-of-address', attempts: 20, perS: HOUR_S });

  return new Hono<ApiEnv>()
    .basePath('/pc/guest')
    .get('/session', async (c) => {
      const guest = await findGuest(db, c, now());
      return succeed(c, GuestSession, { email: guest?.email ?? null, order_id: guest?.orderId ?? null });
    })
    .post('/begin', async (c) => {
      const { email } = await readBody(c, object({ email: accountRequests(c).email }));
      if (toUuid(c.req.header('uuid') ?? '') === null) throw badInput(textsOf(c).noVisitor);
      if ((await findUser(db, c, now())) !== null) throw new ApiError(409, textsOf(c).signedIn);
      const guest = await findGuest(db, c, now());
      const isSame = guest !== null && guest.orderId === null && guest.email === email;
      if (!isSame) {
        if (!(await guests.take(c, addressOf(c)))) throw new ApiError(429, textsOf(c).tooOften);
        // With another email, it is another guest: the mails about the orders before go where they went.
        await endGuestSession(db, c);
        await db.transaction(async (tx) => {
          const userId = await addGuest(tx, email, requestLanguage(c), now());
          await beginGuestSession(tx, c, { userId, orderId: null }, now());
        });
      }
      return succeed(c, GuestSession, { email, order_id: null });
    })
    .post('/open', limitCalls(db, LINKS), async (c) => {
      const { token } = await readBody(c, object({ token: required(optionalText()) }));
      const linked = await readGuestOrderToken(db, token, now());
      if (linked === null) throw badInput(textsOf(c).badLink);
      const { orderId, userId } = linked;
      const [order] = await db.select().from(orders).where(eq(orders.orderId, orderId));
      // The personal data of the order is gone.
      if (order === undefined || order.userId === null) throw badInput(textsOf(c).badLink);
      const user = await findUser(db, c, now());
      const opened = (access: GuestOrderAccess, email: string | null = null) =>
        succeed(c, OpenedGuestOrder, { order_id: orderId, access, email });
      if (order.userId !== userId) return opened(order.userId === user?.userId ? 'account' : 'other-account');
      const [owner] = await db
        .select({ email: users.guestEmail })
        .from(users)
        .where(eq(users.userId, userId));
      if (!owner?.email) throw badInput(textsOf(c).badLink);
      if (user !== null) {
        // Whoever has the link may see the order, but the order doesn't become part of somebody else's session.
        if (user.email !== owner.email) return opened('other-email', masked(owner.email));
        await moveOrders(db, { userId, orderId }, user.userId);
        return opened('account');
      }
      const guest = await findGuest(db, c, now());
      // A session that can do more in this browser goes on.
      const isWider = guest?.userId === userId && (guest.orderId ?? orderId) === orderId;
      if (!isWider) {
        await endGuestSession(db, c);
        await beginGuestSession(db, c, { userId, orderId }, now());
      }
      return opened('guest');
    })
    .post('/link', async (c) => {
      const { max } = GUEST_ORDER_FORM.order_id;
      const orderNumber = required(optionalNumber(0, max), shownFault(textsOf(c).orderEmpty));
      const request = object({ order_id: orderNumber, email: accountRequests(c).email });
      const { order_id: orderId, email } = await readBody(c, request);
      if (!(await requests.take(c, addressOf(c)))) throw new ApiError(429, textsOf(c).tooOften);
      const mail = await linkMail(db, storefrontOrigin, { orderId, email, lang: requestLanguage(c) }, now());
      // Whether there is such an order, or enough mails came of it, shows in the mailbox alone.
      if (mail !== null && (await mailboxes.take(c, 'orderLink', email)) === null)
        await queueMails(db, [mail], now());
      return acknowledge(c);
    })
    .post('/end', async (c) => {
      await endGuestSession(db, c);
      return acknowledge(c);
    });
}

/** Returns an email that its owner recognizes, such as `r…@example.com`. */
const masked = (email: string): string => email.replace(/^(.).*(?=@)/u, '$1…');

import { and, eq } from 'drizzle-orm';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { SignedIn } from '../../shared/replies/account.js';
import { Ceremony, Passkey as PasskeyReply, Passkeys } from '../../shared/replies/passkeys.js';
import { takeAttempt } from '../accounts/limits.js';
import type { User } from '../accounts/schema.js';
import { passkeyMail } from '../accounts/security-mails.js';
import type { AccountServices } from '../accounts/services.js';
import { requireUser, toUserReply } from '../accounts/session.js';
import type { Db } from '../db/database.js';
import { type ApiEnv, acknowledge, notFound, requestLanguage, succeed } from '../http/api.js';
import { readBody } from '../http/fields.js';
import { widgetReply } from '../http/shape.js';
import { queueMails } from '../mail/outbox.js';
import { giveProof, requireProof } from '../proofs/proofs.js';
import { addPasskey, creationOptions, passkeysOf } from './add-passkey.js';
import { isFromStorefront, type RelyingParty, relyingParty } from './challenges.js';
import { PASSKEY_MESSAGES } from './messages.js';
import { LoginRequest, RegisterRequest, RemoveRequest, renameRequest } from './requests.js';
import { type Passkey, passkeys } from './schema.js';
import { logInByPasskey, requestOptions } from './use-passkey.js';

/**
 * Sign-in without a password. A credential is the result of WebAuthn's `toJSON()`, as a JSON string.
 *
 * | call below `/pc/passkey` | data |
 * |---|---|
 * | POST `loginOptions` | the options for `navigator.credentials.get()`, as JSON |
 * | POST `login` `{credential}` | `{token, user}` |
 * | POST `registerOptions` | the options for `navigator.credentials.create()`, as JSON; from here on, 401 for guests |
 * | POST `register` `{credential}` | the passkey |
 * | GET `list` | `[{passkey_id, name, created_at, last_used_at}]`, oldest first; `last_used_at` may be null |
 * | POST `rename` `{passkey_id, name}` | the passkey |
 * | POST `remove` `{passkey_id}` | null |
 *
 * Adding and removing one needs a fresh proof: 428 without (`proofs/routes.ts`). The owner hears of both by mail.
 *
 * Passkeys work only on pages of the storefront's own origin. For any other origin, these calls are a 404.
 */
export function passkeyRoutes(db: Db, services: AccountServices): Hono<ApiEnv> {
  const party = relyingParty(services.storefrontOrigin);
  const { now, limits } = services;
  const limited: MiddlewareHandler = async (c, next) => {
    await takeAttempt(c, limits.passkeyChallengesOfAddress);
    await next();
  };
  return new Hono<ApiEnv>()
    .basePath('/pc/passkey')
    .post('/loginOptions', limited, async (c) =>
      succeed(c, widgetReply('passkeyLoginOptions', Ceremony), await requestOptions(db, here(c), now())),
    )
    .post('/login', async (c) => {
      const { credential } = await readBody(c, LoginRequest);
      const { token, user } = await logInByPasskey(db, services, here(c), c, credential, textsOf(c));
      await giveProof(db, c, { token, userId: user.userId }, now());
      c.set('signedIn', user);
      return succeed(c, widgetReply('passkeyLogin', SignedIn), { token, user: toUserReply(user) });
    })
    .post('/registerOptions', limited, async (c) => {
      const party = here(c);
      const user = await requireUser(db, c, now());
      await requireProof(db, c, user, now());
      return succeed(
        c,
        widgetReply('passkeyRegisterOptions', Ceremony),
        await creationOptions(db, party, user, now()),
      );
    })
    .post('/register', async (c) => {
      const user = await requireUser(db, c, now());
      await requireProof(db, c, user, now());
      const { credential } = await readBody(c, RegisterRequest);
      return succeed(
        c,
        PasskeyReply,
        toReply(await addPasskey(db, services, here(c), c, user, credential, textsOf(c))),
      );
    })
    .get('/list', async (c) => {
      const { userId } = await requireUser(db, c, now());
      return succeed(c, Passkeys, (await passkeysOf(db, userId)).map(toReply));
    })
    .post('/rename', async (c) => {
      const { userId } = await requireUser(db, c, now());
      const { passkey_id, name } = await readBody(c, renameRequest(textsOf(c).nameEmpty));
      const [renamed] = await db.update(passkeys).set({ name }).where(own(userId, passkey_id)).returning();
      if (renamed === undefined) throw notFound(textsOf(c).unknown);
      return succeed(c, PasskeyReply, toReply(renamed));
    })
    .post('/remove', async (c) => {
      const user = await requireUser(db, c, now());
      const { passkey_id } = await readBody(c, RemoveRequest);
      await requireProof(db, c, user, now());
      if (!(await remove(c, user, passkey_id))) throw notFound(textsOf(c).unknown);
      return acknowledge(c);
    });

  /** Removes a passkey and tells the account's owner. Returns false if the shopper has no such passkey. */
  function remove(c: Context, { userId, email }: User, passkeyId: number): Promise<boolean> {
    return db.transaction(async (tx) => {
      const [removed] = await tx.delete(passkeys).where(own(userId, passkeyId)).returning();
      if (removed === undefined) return false;
      const to = { lang: requestLanguage(c), to: email ?? '', storefrontOrigin: services.storefrontOrigin };
      if (email !== null) await queueMails(tx, [passkeyMail(to, 'removed', removed.name)], now());
      return true;
    });
  }

  function here(c: Context): RelyingParty {
    if (party === null || !isFromStorefront(c, party)) throw notFound(textsOf(c).unavailable);
    return party;
  }
}

const own = (userId: number, passkeyId: number) =>
  and(eq(passkeys.userId, userId), eq(passkeys.passkeyId, passkeyId));

const textsOf = (c: Context) => PASSKEY_MESSAGES[requestLanguage(c)];

const toReply = ({ passkeyId, name, createdAt, lastUsedAt }: Passkey) => ({
  passkey_id: passkeyId,
  name,
  created_at: createdAt.toISOString(),
  last_used_at: lastUsedAt?.toISOString() ?? null,
});

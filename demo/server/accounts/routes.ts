import { type Context, Hono } from 'hono';
import { CODE_LENGTH } from '../../shared/forms/forms.js';
import { SignedIn } from '../../shared/replies/account.js';
import { Sessions } from '../../shared/replies/proofs.js';
import type { Db } from '../db/database.js';
import { type ApiEnv, ApiError, acknowledge, answerInData, succeed } from '../http/api.js';
import { widgetReply } from '../http/shape.js';
import { isFromStorefront, relyingParty } from '../passkeys/challenges.js';
import { giveProof } from '../proofs/proofs.js';
import { changePassword, replacePassword } from './change-password.js';
import { sendCode } from './codes.js';
import { otherLoginSwitch } from './other-login.js';
import type { AccountServices } from './services.js';
import { endSession, findUser, listSessions, requireUser, toUserReply } from './session.js';
import { logIn, register, SHOPPERS } from './sign-in.js';

/** `GET /pc/user/sessions` → `{list: [{signed_in_at, is_this}]}`, newest first; the other calls are in the spec. */
export function accountRoutes(db: Db, services: AccountServices): Hono<ApiEnv> {
  const party = relyingParty(services.storefrontOrigin);
  return new Hono<ApiEnv>()
    .post('/pc/login', async (c) => {
      const { token, account: user } = await logIn(db, services, c, SHOPPERS);
      await giveProof(db, c, { token, userId: user.userId }, services.now());
      c.set('signedIn', user);
      return succeed(c, widgetReply('login', SignedIn), { token, user: toUserReply(user) });
    })
    .post('/pc/register', async (c) => {
      const { token, user } = await register(db, services, c);
      await giveProof(db, c, { token, userId: user.userId }, services.now());
      c.set('signedIn', user);
      return succeed(c, widgetReply('register', SignedIn), { token, user: toUserReply(user) });
    })
    .get('/pc/sendCodeEmail', (c) =>
      answer(c, sendCode(db, services, c, SHOPPERS), { code_length: CODE_LENGTH }),
    )
    .post('/pc/editPwd', (c) => answer(c, changePassword(db, services, c, SHOPPERS)))
    .post('/pc/user/replacePwd', (c) => answer(c, replacePassword(db, services, c)))
    .get('/pc/user/sessions', async (c) => {
      const { userId } = await requireUser(db, c, services.now());
      return succeed(c, Sessions, { list: await listSessions(db, c, userId, services.now()) });
    })
    .get('/pc/user/getUserInfo', async (c) => {
      const user = await findUser(db, c, services.now());
      return succeed(c, widgetReply('userInfo'), user === null ? {} : toUserReply(user));
    })
    .post('/pc/logout', async (c) => {
      await endSession(db, c);
      return acknowledge(c);
    })
    .get('/pc/otherLoginSwitch', async (c) => {
      const isOurs = party !== null && isFromStorefront(c, party);
      return succeed(
        c,
        widgetReply('otherLoginSwitch'),
        await otherLoginSwitch(db, isOurs ? party.id : null),
      );
    });
}

/** Answers a call whose code and message are repeated in `data` (contract section 4), errors included. */
async function answer(c: Context<ApiEnv>, work: Promise<string>, more: object = {}): Promise<Response> {
  try {
    return answerInData(c, 200, await work, more);
  } catch (error) {
    if (error instanceof ApiError) return answerInData(c, error.code, error.message);
    throw error;
  }
}

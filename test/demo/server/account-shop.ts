import assert from 'node:assert/strict';
import { hash } from '@node-rs/argon2';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { assert as assertStruct, object, string, type, validate } from 'superstruct';
import { argon2, type Passwords } from '../../../demo/server/accounts/passwords.js';
import { createApp } from '../../../demo/server/app.js';
import type { Db } from '../../../demo/server/db/database.js';
import { rateLimits } from '../../../demo/server/limits/schema.js';
import type { Mail, Mailer } from '../../../demo/server/mail/mailer.js';
import { sendMails } from '../../../demo/server/mail/outbox.js';
import { SignedIn, UserRecord } from '../../../demo/shared/replies/account.js';
import { DEFAULT_CONFIG, refuses, succeeds } from './test-app.js';

export const PASSWORD = 'open sesame';

/** The user object of a reply: exactly these fields. */
export const UserReply = object(UserRecord.schema);

/** The data of a sign-in. */
export const SignIn = object({ ...SignedIn.schema, user: UserReply });

/** How a request is sent, apart from its fields. */
export interface Sender {
  readonly lang?: string;
  readonly token?: string;
  readonly cookie?: string;
  /** The other end of the connection. */
  readonly address?: string;
}

export type Fields = Readonly<Record<string, string>>;

/** Hashes at the lowest cost: a real hash takes 40 ms, and the tests make a thousand. A hash contains its own cost. */
const quick: Passwords = {
  hash: (secret) => hash(secret, { memoryCost: 8, timeCost: 1, parallelism: 1 }),
  verify: async (stored, secret) => stored !== null && argon2.verify(stored, secret),
};

/**
 * The proof that a browser holds for each session. Like a browser, `send` sends it along with the session's token, also
 * to another process of the same shop.
 */
const proofs = new Map<string, string>();

/**
 * Creates a shop with a clock that stands still, an outbox instead of a mail server, and counts of the slow work.
 * @param slow how to hash passwords and codes; by default at the lowest cost
 */
export function accountShop(db: Db, slow = quick) {
  const clock = { now: new Date('2026-03-01T12:00:00Z') };
  const outbox: Mail[] = [];
  const counts = { hashes: 0, verifications: 0, mailServerCalls: 0 };
  const log: string[] = [];
  const passwords: Passwords = {
    hash: (secret) => {
      counts.hashes += 1;
      return slow.hash(secret);
    },
    verify: (hash, secret) => {
      counts.verifications += 1;
      return slow.verify(hash, secret);
    },
  };
  const mailer: Mailer = {
    async send(mail) {
      counts.mailServerCalls += 1;
      outbox.push(mail);
    },
    async sendLater(mail) {
      counts.mailServerCalls += 1;
      if (mail !== null) outbox.push(mail);
    },
    close: async () => {},
  };
  const logger = pino({ level: 'trace' }, { write: (line: string) => log.push(line) });
  const app = createApp({
    db,
    config: DEFAULT_CONFIG,
    logger,
    accounts: { mailer, passwords, now: () => clock.now },
  });

  /** What to do to the rate limits before the next call. Before the first call, they are cleared. */
  let limits: (() => Promise<unknown>) | null = async () => db.delete(rateLimits);
  /** Ends once that is done. Calls that are sent at the same time all wait for it. */
  let limitsAreReady: Promise<unknown> = Promise.resolve();

  const hold = async (reply: Response, sender: Sender): Promise<Response> => {
    const [proof] =
      reply.headers
        .getSetCookie()
        .find((set) => set.startsWith('portal_proof='))
        ?.split(';') ?? [];
    if (proof === undefined) return reply;
    const [, signedIn] = validate(await reply.clone().json(), type({ data: type({ token: string() }) }));
    proofs.set(sender.token ?? signedIn?.data.token ?? '', proof);
    return reply;
  };

  const send = async (method: 'GET' | 'POST', path: string, fields: Fields, sender: Sender) => {
    if (limits !== null) limitsAreReady = limits();
    limits = null;
    await limitsAreReady;
    const { address = '192.0.2.1', ...senderHeaders } = sender;
    const proof = proofs.get(sender.token ?? '');
    const headers = { ...(proof && { cookie: proof }), ...senderHeaders };
    const form = new URLSearchParams(fields).toString();
    const init = { method, headers: new Headers(Object.entries(headers)) };
    const env = { incoming: { socket: { remoteAddress: address } } };
    const reply =
      method === 'GET'
        ? app.request(`/v3${path}?${form}`, init, env)
        : app.request(`/v3${path}`, { ...init, body: new URLSearchParams(form) }, env);
    return hold(await reply, sender);
  };
  const get = (path: string, fields: Fields = {}, sender: Sender = {}) => send('GET', path, fields, sender);
  const post = (path: string, fields: Fields = {}, sender: Sender = {}) => send('POST', path, fields, sender);

  const register = (fields: Fields, sender?: Sender) =>
    post('/pc/register', { password: PASSWORD, enter_password: PASSWORD, ...fields }, sender);

  const shop = {
    clock,
    outbox,
    counts,
    log,
    get,
    post,
    /** Sends the waiting mails. */
    deliver: () => sendMails({ db, mailer, now: () => clock.now, logger }),
    /** Sends any request as it is. */
    request: async (path: string, init: RequestInit) => app.request(path, init),
    register,
    logIn: (email: string, password = PASSWORD, sender: Sender = {}) =>
      post('/pc/login', { email, password }, sender),
    sendCode: (email: string, id: string, sender: Sender = {}) =>
      get('/pc/sendCodeEmail', { email, verify_code: '', id }, sender),
    editPwd: (email: string, password: string, code: string, sender: Sender = {}) =>
      post('/pc/editPwd', { email, password, code }, sender),
    /** Lets time pass. The rate limits use the real clock, so their times are moved closer instead. */
    pass(minutes: number) {
      clock.now = new Date(clock.now.getTime() + minutes * 60_000);
      const before = limits;
      limits = async () => {
        await before?.();
        await db
          .update(rateLimits)
          .set({ expire: sql`${rateLimits.expire} - ${minutes} * interval '1 minute'` });
      };
    },
    /** Requests a code, and reads it from the mail. */
    async codeFor(email: string, id: '1' | '2' = '1'): Promise<string> {
      await succeeds(shop.sendCode(email, id, { address: email }));
      const mail = outbox.at(-1);
      assert.equal(mail?.to, email);
      return codeIn(mail);
    },
    /** Opens an account with the usual password. */
    async open(email: string): Promise<void> {
      await succeeds(register({ email, email_code: await shop.codeFor(email) }, { address: email }));
    },
    /** Signs in with the usual password, or with another one. */
    async signIn(email: string, password = PASSWORD) {
      const data = await succeeds(shop.logIn(email, password, { address: email }));
      assertStruct(data, SignIn);
      return data;
    },
    /** Returns whether a token belongs to someone who is signed in. */
    async isSignedIn(token: string): Promise<boolean> {
      const data = await succeeds(get('/pc/user/getUserInfo', {}, { token }));
      return Object.keys(data ?? {}).length > 0;
    },
  };
  return shop;
}

export type AccountShop = ReturnType<typeof accountShop>;

/** Returns the code in a mail. */
export function codeIn(mail: Mail | undefined): string {
  const code = /^\d{6}$/m.exec(mail?.text ?? '')?.[0];
  assert(code !== undefined, `no code in "${mail?.text}"`);
  return code;
}

/** Returns six digits other than these. */
export function otherThan(code: string): string {
  return String((Number(code) + 1) % 1_000_000).padStart(6, '0');
}

export { refuses, succeeds };

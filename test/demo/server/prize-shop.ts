import {
  array,
  create,
  enums,
  type Infer,
  integer,
  nullable,
  number,
  object,
  refine,
  string,
} from 'superstruct';
import { users } from '../../../demo/server/accounts/schema.js';
import { createSession } from '../../../demo/server/accounts/session.js';
import { createApp } from '../../../demo/server/app.js';
import { seedCoupons } from '../../../demo/server/coupons/seed.js';
import type { Db } from '../../../demo/server/db/database.js';
import type { Seed } from '../../../demo/server/db/seed.js';
import { type NewPrize, prizes } from '../../../demo/server/prizes/schema.js';
import { seedPrizes } from '../../../demo/server/prizes/seed.js';
import { CouponLists } from '../../../demo/shared/replies/coupons.js';
import { type Open, silent } from './each-database.js';
import { read } from './read-reply.js';
import { DEFAULT_CONFIG, succeeds } from './test-app.js';

const time = refine(string(), 'ISO 8601', (text) => new Date(text).toISOString() === text);
const level = enums([1, 2, 3, 4, 5, 6, 7, 8]);

/** A drawn round. */
const Round = object({
  round: integer(),
  hash: string(),
  opened_at: time,
  seed: string(),
  key: string(),
  odds: array(integer()),
  prizes: array(string()),
  award_level: level,
  instead: enums([0, 1]),
  drawn_at: time,
});

const award = {
  award_level: level,
  award_name: string(),
  award_state: enums([0, 1, 2, 3]),
  award_explain: string(),
  goods_id: integer(),
  can_award_num: integer(),
  coupon_log_id: integer(),
  coupon_code: nullable(string()),
  expires_at: nullable(time),
  time,
};

/** The reply of a draw. */
export const DrawReply = object({
  ...award,
  prize: string(),
  round: Round,
  next: object({ round: integer(), hash: string() }),
});
export type DrawReply = Infer<typeof DrawReply>;

/** An entry of the record. */
export const Recorded = object({ ...award, round: integer() });

/** A spin that a friend earned. */
export const Invited = object({ ...award, friend: string() });

export const PrizeInfo = object({
  prize_img: string(),
  prize_btn: string(),
  prize_win: string(),
  tip1: string(),
  tip2: string(),
  prizes: array(
    object({
      award_level: level,
      award_name: string(),
      award_explain: string(),
      award_terms: string(),
      odds: number(),
      weight: integer(),
      prize: string(),
    }),
  ),
  can_award_num: integer(),
  next_free_at: nullable(time),
  earned: array(object({ reason: string(), spins: integer() })),
  next_round: nullable(object({ round: integer(), hash: string() })),
});

/** A signed-in shopper. */
export interface Shopper {
  readonly userId: number;
  readonly token: string;
  readonly get: (path: string, query?: Readonly<Record<string, string>>, lang?: string) => Promise<Response>;
  readonly post: (path: string, fields?: Readonly<Record<string, string>>) => Promise<Response>;
  readonly draw: (key?: string) => Promise<DrawReply>;
  readonly coupons: () => Promise<Infer<typeof CouponLists>>;
}

/** A shop with coupons, the wheel, and a clock that stands still. */
export interface PrizeShop {
  readonly db: Db;
  readonly clock: { now: Date };
  readonly guest: (path: string, lang?: string) => Promise<Response>;
  /** Sends a request below `/v3` with these headers. */
  readonly request: (path: string, headers: Readonly<Record<string, string>>) => Promise<Response>;
  readonly shopper: (isCoupon?: number) => Promise<Shopper>;
  /** Puts other prizes on the wheel. The remaining sectors have no odds and win nothing. */
  readonly setWheel: (...sectors: readonly Omit<NewPrize, 'level'>[]) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** @param seeds fill more tables */
export async function prizeShop(open: Open, seeds: readonly Seed[] = []): Promise<PrizeShop> {
  const database = await open([seedCoupons, seedPrizes, ...seeds]);
  const { db } = database;
  const clock = { now: new Date('2026-03-01T12:00:00Z') };
  const app = createApp({ db, config: DEFAULT_CONFIG, logger: silent, accounts: { now: () => clock.now } });
  let shoppers = 0;

  const shopper = async (isCoupon = 0): Promise<Shopper> => {
    shoppers += 1;
    const name = `Player ${shoppers}`;
    const [user] = await db
      .insert(users)
      .values({ email: `${name}@example.com`, uname: name, invitCode: name, isCoupon })
      .returning();
    if (user === undefined) throw new Error('no user was added');
    const token = await createSession(db, user.userId, clock.now);
    const get: Shopper['get'] = async (path, query = {}, lang = 'en') =>
      app.request(`/v3${path}?${new URLSearchParams(query)}`, { headers: { token, lang } });
    return {
      userId: user.userId,
      token,
      get,
      post: async (path, fields = {}) =>
        app.request(`/v3${path}`, {
          method: 'POST',
          body: new URLSearchParams(fields),
          headers: { token },
        }),
      draw: async (key = crypto.randomUUID()) =>
        create(await succeeds(get('/pc/prize/draw', { key })), DrawReply),
      coupons: () => read(get('/pc/coupon/list'), CouponLists),
    };
  };
  return {
    db,
    clock,
    request: async (path, headers) =>
      app.request(`/v3${path}`, { headers: new Headers(Object.entries(headers)) }),
    guest: async (path, lang = 'en') => app.request(`/v3${path}`, { headers: { lang } }),
    shopper,
    setWheel: async (...sectors) => {
      await db.delete(prizes);
      const rows = Array.from({ length: 8 }, (_, index) => ({
        ...(sectors[index] ?? { kind: 'none' as const, amount: 0, odds: 0 }),
        level: index + 1,
      }));
      await db.insert(prizes).values(rows);
    },
    close: () => database.close(),
  };
}

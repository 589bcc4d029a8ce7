import { createHash } from 'node:crypto';
import { lt } from 'drizzle-orm';
import type { Context, MiddlewareHandler } from 'hono';
import { RateLimiterDrizzle, RateLimiterRes } from 'rate-limiter-flexible';
import type { Db } from '../db/database.js';
import { type ApiEnv, ApiError } from '../http/api.js';
import { rateLimits } from './schema.js';

/** A number of attempts in a number of seconds. The time of a key starts with its first attempt. */
export interface Limit {
  /** Separates its counts from those of other limits. */
  readonly name: string;
  readonly attempts: number;
  readonly perS: number;
}

/** Counts the attempts of each key in the database, so that all processes of the shop share the counts. */
export interface RateLimit {
  /** Counts an attempt. Returns false if that is one too many. */
  readonly take: (c: Context, key: string) => Promise<boolean>;
  /** Stops counting an attempt that turned out to be fine. */
  readonly giveBack: (c: Context, key: string) => Promise<void>;
  readonly forget: (key: string) => Promise<void>;
}

/** @param db not a transaction: counts must remain even if the call is rolled back */
export function rateLimit(db: Db, { name, attempts, perS }: Limit): RateLimit {
  const limiter = new RateLimiterDrizzle({
    storeClient: db,
    schema: rateLimits,
    keyPrefix: name,
    points: attempts,
    duration: perS,
    // The sweep deletes expired rows, and it ends before the database closes.
    clearExpiredByTimeout: false,
  });
  /** Attempts to give back before the next one of the key. The database was away when they ended. */
  const pendingRefunds = new Map<string, number>();
  const addPending = (hash: string, count: number) =>
    pendingRefunds.set(hash, (pendingRefunds.get(hash) ?? 0) + count);
  const refundPending = async (hash: string) => {
    const count = pendingRefunds.get(hash);
    if (count === undefined) return;
    pendingRefunds.delete(hash);
    await limiter.reward(hash, count).catch((error: unknown) => {
      addPending(hash, count);
      throw error;
    });
  };
  return {
    async take(c, key) {
      const hash = hashOf(key);
      await refundPending(hash);
      try {
        await limiter.consume(hash);
      } catch (reason) {
        if (reason instanceof RateLimiterRes) return false;
        throw reason;
      }
      attemptsOf(c).set(`${name} ${hash}`, () => addPending(hash, 1));
      return true;
    },
    async giveBack(c, key) {
      const hash = hashOf(key);
      await limiter.reward(hash);
      attemptsOf(c).delete(`${name} ${hash}`);
    },
    async forget(key) {
      await limiter.delete(hashOf(key));
    },
  };
}

function attemptsOf(c: Context<ApiEnv>): Map<string, () => void> {
  const attempts = c.get('attempts') ?? new Map<string, () => void>();
  c.set('attempts', attempts);
  return attempts;
}

/** Stops counting the attempts of a request that an outage has interrupted: its sender will try again. */
export function uncountAttempts(c: Context<ApiEnv>): void {
  for (const uncount of attemptsOf(c).values()) uncount();
}

const hashOf = (key: string): string => createHash('sha256').update(key).digest('base64url');

export async function sweepRateLimits(db: Db, now: Date): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.expire, now));
}

/** Returns the error for a visitor who calls too often in a minute: code 429. */
export const tooManyRequests = (): ApiError =>
  new ApiError(429, 'Too many requests. Please try again in a minute.');

/** Rejects calls from a visitor who calls too often in a minute. */
export function limitCalls(db: Db, limit: Omit<Limit, 'perS'>): MiddlewareHandler {
  const calls = rateLimit(db, { ...limit, perS: 60 });
  return async (c, next) => {
    if (!(await calls.take(c, addressOf(c)))) throw tooManyRequests();
    await next();
  };
}

/** Returns the sender of a request, as set by `recognizeVisitor`. Requests without a connection share an empty address. */
export const addressOf = (c: Context<ApiEnv>): string => c.get('visitor') ?? '';

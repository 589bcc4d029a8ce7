import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import type { Db } from './db/database.js';
import type { ApiEnv } from './http/api.js';
import type { Shutdown } from './shutdown.js';

const ALIVE = '/healthz';
const READY = '/readyz';

/** If the database takes longer than this, in ms, the server isn't ready for requests. */
const PATIENCE_MS = 2_000;

const HEADERS = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' } as const;

/** Answers health checks before there is a database: alive, but not ready. Returns null for other requests. */
export function whileStarting(request: Request): Response | null {
  const { pathname } = new URL(request.url);
  if (pathname === ALIVE) return new Response('alive', { headers: HEADERS });
  return pathname === READY ? new Response('starting', { status: 503, headers: HEADERS }) : null;
}

/**
 * `/healthz`: 200 as long as the process answers; if it doesn't, restart it. `/readyz`: 200 while the database answers
 * too, otherwise 503: send requests elsewhere. When the server stops, it is 503 from the start.
 */
export function healthRoutes(db: Db, shutdown: Shutdown): Hono<ApiEnv> {
  return new Hono<ApiEnv>()
    .get(ALIVE, (c) => c.text('alive', 200, HEADERS))
    .get(READY, async (c) => {
      const isThere = !shutdown.hasBegun && (await isReached(db));
      // It may have begun in the meantime.
      if (shutdown.hasBegun) return c.text('stopping', 503, HEADERS);
      return isThere ? c.text('ready', 200, HEADERS) : c.text('no database', 503, HEADERS);
    });
}

async function isReached(db: Db): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), PATIENCE_MS);
  });
  try {
    return await Promise.race([db.execute(sql`select 1`).then(() => true), late]);
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}

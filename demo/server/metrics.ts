import { Hono, type MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import { AggregatorRegistry, collectDefaultMetrics, Histogram, register } from 'prom-client';
import type { Settings } from './config.js';
import type { ApiEnv } from './http/api.js';
import { listen } from './listen.js';

const BUCKETS_S = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/**
 * Counts each request in the registry of this process, by method, route, and status, with what Node tells of the process. A
 * route is as it is written in the code, never the path that was asked for: there are only so many.
 */
export function measureRequests(): MiddlewareHandler<ApiEnv> {
  register.clear();
  collectDefaultMetrics();
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long requests took, from their head to the head of the reply.',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS_S,
  });
  return async (c, next) => {
    const took = seconds.startTimer({ method: METHODS.has(c.req.method) ? c.req.method : 'other' });
    await next();
    took({ route: routePath(c), status: String(c.res.status) });
  };
}

const METHODS = new Set(['GET', 'HEAD', 'POST', 'OPTIONS']);

/** The metrics of this process. */
export const readMetrics = (): Promise<string> => register.metrics();

/** Sums up those of all workers. To be called in each process of a store that has some, before they are read. */
export function readWorkersMetrics(): () => Promise<string> {
  const all = new AggregatorRegistry();
  return () => all.clusterMetrics();
}

/** `/metrics` in Prometheus' format, on a port of its own that no shopper reaches; null where nobody measures. */
export async function serveMetrics(
  { metricsPort, metricsHost }: Settings,
  read: () => Promise<string>,
): Promise<(() => Promise<void>) | null> {
  if (metricsPort === null) return null;
  const app = new Hono().get('/metrics', async (c) =>
    c.body(await read(), 200, { 'Content-Type': register.contentType }),
  );
  const { stop } = await listen(metricsPort, 'METRICS_PORT', app.fetch, { host: metricsHost });
  return stop;
}

import { Hono, type MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import { AggregatorRegistry, collectDefaultMetrics, Histogram, register } from 'prom-client';
import type { Settings } from './config.js';
import type { ApiEnv } from './http/api.js';
import { listen } from './listen.js';

const BUCKETS_S = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/**
 * Measures each request in this process's registry, by method, route, and status, along with Node's process metrics.
 * The route is the pattern in the code, never the requested path, which keeps the number of labels limited.
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

/** Returns the metrics of this process. */
export const readMetrics = (): Promise<string> => register.metrics();

/** Returns a reader of all workers' combined metrics. With workers, call this in each process before reading any. */
export function readWorkersMetrics(): () => Promise<string> {
  const all = new AggregatorRegistry();
  return () => all.clusterMetrics();
}

/** Serves `/metrics` in Prometheus format on a separate port, out of shoppers' reach. Returns null if it is off. */
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

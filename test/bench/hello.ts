/** A bare server, the unit of the figures of `server-load.ts`: what the framework takes to answer `GET /` with a word. */
import { serve } from '@hono/node-server';
import { Hono } from 'hono';

const app = new Hono().get('/', (c) => c.text('hello'));
serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => process.send?.(port));
process.on('disconnect', () => process.exit());

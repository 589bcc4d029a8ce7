import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { command, serveAt } from '../command.js';
import { createCards } from './app.js';

const USAGE = `node --import tsx demo/stand-ins/cards/main.ts [--port 5310]
The secret is that of PAYMENT_SECRET, or a new one at each start.`;

await command(USAGE, async () => {
  const { values } = parseArgs({ options: { port: { type: 'string', default: '5310' } } });
  const secret = process.env.PAYMENT_SECRET || randomBytes(32).toString('base64url');
  const origin = await serveAt(values.port, (at) => createCards({ origin: at, secret, logger: pino() }));
  return `Cards at ${origin}\nStart the shop with PAYMENT_URL=${origin} PAYMENT_SECRET=${secret}`;
});

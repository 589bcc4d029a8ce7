import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { command, serveAt } from '../command.js';
import { createCards } from './app.js';

const USAGE = `node --import tsx demo/stand-ins/cards/main.ts [--port 5310] [--webhook /path]
The keys are those of STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET, or new ones at each start.`;

await command(USAGE, async () => {
  const { values } = parseArgs({
    options: { port: { type: 'string', default: '5310' }, webhook: { type: 'string' } },
  });
  const random = () => randomBytes(24).toString('hex');
  const secretKey = process.env.STRIPE_SECRET_KEY || `sk_test_${random()}`;
  const webhookSecret = process.env.STRIPE_WEBHOOK_SECRET || `whsec_${random()}`;
  const { port, webhook } = values;
  const origin = await serveAt(port, (at) =>
    createCards({ origin: at, secretKey, webhookSecret, logger: pino(), ...(webhook && { webhook }) }),
  );
  return `Cards at ${origin}\nStart the shop with PAYMENT_ORIGIN=${origin} STRIPE_SECRET_KEY=${secretKey} STRIPE_WEBHOOK_SECRET=${webhookSecret}`;
});

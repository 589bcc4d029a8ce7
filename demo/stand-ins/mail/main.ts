import { parseArgs } from 'node:util';
import { command, serveAt } from '../command.js';
import { startMail } from './app.js';

const USAGE =
  'node --import tsx demo/stand-ins/mail/main.ts [--port 5312] [--smtp-port 5313] [--shop http://localhost:4173]';

await command(USAGE, async () => {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '5312' },
      'smtp-port': { type: 'string', default: '5313' },
      shop: { type: 'string', default: 'http://localhost:4173' },
    },
  });
  const { url, pages } = await startMail(Number(values['smtp-port']), new URL(values.shop).origin);
  const origin = await serveAt(values.port, () => pages.get('/', (c) => c.redirect('/dev/mail')));
  return `Mail at ${origin}/dev/mail\nStart the shop with SMTP_URL=${url}`;
});

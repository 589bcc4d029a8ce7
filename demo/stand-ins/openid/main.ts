import { parseArgs } from 'node:util';
import { command, serveAt } from '../command.js';
import { createSocial } from './app.js';

const USAGE = `node --import tsx demo/stand-ins/openid/main.ts [--port 5311] [--shop http://localhost:4173] [--page http://localhost:4174 …]
"--page" names further origins whose pages may sign somebody in.`;

await command(USAGE, async () => {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '5311' },
      shop: { type: 'string', default: 'http://localhost:4173' },
      page: { type: 'string', multiple: true, default: ['http://localhost:4174'] },
    },
  });
  const { port, shop, page } = values;
  const origin = await serveAt(port, (at) =>
    createSocial({
      origin: at,
      returnUrl: `${new URL(shop).origin}/v3/pc/socialReturn`,
      allowedOrigins: [shop, ...page].map((url) => new URL(url).origin),
    }),
  );
  return `OpenID at ${origin}\nStart the shop with OIDC_ORIGIN=${origin}`;
});

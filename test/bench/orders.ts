/**
 * `node --import tsx test/bench/orders.ts [seconds]`: 50 shoppers try to buy the last ten pieces of a good, for a
 * minute or the given number of seconds, over loopback, with Debian's `wrk`. Prints the figures, and fails if a piece
 * too many was sold or a response was a 5xx. Runs over the embedded database, or over the empty database at
 * `DATABASE_URL`.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { eq, sql } from 'drizzle-orm';
import { pino } from 'pino';
import { readSettings } from '../../demo/server/config.js';
import { openDatabase } from '../../demo/server/db/open-database.js';
import { prepareDatabase } from '../../demo/server/db/prepare-database.js';
import { goods } from '../../demo/server/goods/schema.js';
import { orderLines, orders } from '../../demo/server/orders/schema.js';
import { filledFolder } from '../demo/server/filled-folder.js';
import { orderShop } from '../demo/server/order-shop.js';
import { RunningServer } from '../demo/server/running-server.js';

const SHOPPERS = 50;
const LAST = 10;
const GOOD = 20_001;
const SCRIPT = fileURLToPath(new URL('orders.lua', import.meta.url));

const seconds = Number(process.argv[2] ?? 60);
if (!Number.isInteger(seconds) || seconds < 1 || seconds > 600) throw new Error('Give 1 to 600 seconds');
if (spawnSync('wrk', ['-v']).error) {
  console.error('There is no wrk: apt-get install wrk');
  process.exit(1);
}

const folder = await filledFolder();
const { DATABASE_URL = '' } = process.env;
const settings = readSettings({ DATA_DIR: folder, DATABASE_URL });
const open = () => openDatabase(settings, pino({ level: 'silent' }));

const database = await open();
await prepareDatabase(database);
await database.db.update(goods).set({ stock: LAST }).where(eq(goods.goodsId, GOOD));
const shop = orderShop(database.db);
shop.clock.now = new Date();
const shoppers: string[] = [];
let total = 0;
for (let n = 0; n < SHOPPERS; n++) {
  const shopper = await shop.shopper();
  await shopper.add(GOOD);
  total = await shopper.currentTotal();
  shoppers.push(`${shopper.token} ${shopper.address_id}`);
}
await database.close();

mkdirSync(folder, { recursive: true }); // with Postgres, it doesn't exist yet
const list = join(folder, 'shoppers.txt');
writeFileSync(list, `${shoppers.join('\n')}\n`);
const server = new RunningServer({
  ...{
    DATA_DIR: folder,
    DATABASE_URL,
    DEMO: '1',
    MAIL_PORT: '0',
    SUGGEST_PORT: '0',
    PAYMENT_PORT: '0',
    LOG_LEVEL: 'error',
  },
});
const address = await server.address();
const run = spawnSync(
  'wrk',
  [
    '-t',
    '1',
    '-c',
    String(SHOPPERS),
    '-d',
    `${seconds}s`,
    '--latency',
    '--timeout',
    '30s',
    '-s',
    SCRIPT,
    address,
  ],
  {
    encoding: 'utf8',
    env: { ...process.env, SHOPPERS_FILE: list, TOTAL: String(total), GOOD: String(GOOD) },
  },
);
server.signalAll('SIGTERM');
await server.ended;
console.log(run.stdout, run.stderr);

const after = await open();
const [row] = await after.db
  .select({ pieces: sql<number>`coalesce(sum(${orderLines.buyNum}), 0)::int` })
  .from(orderLines)
  .innerJoin(orders, eq(orders.orderId, orderLines.orderId))
  .where(eq(orderLines.goodsId, GOOD));
const [good] = await after.db.select({ stock: goods.stock }).from(goods).where(eq(goods.goodsId, GOOD));
await after.close();
const [sold, left] = [row?.pieces ?? 0, good?.stock ?? -1];
const failed = /^answers 5xx: (\d+)$/m.exec(run.stdout)?.[1] ?? 'unknown';
console.log(
  `${SHOPPERS} shoppers, ${seconds} s, ${cpus().length} processors, ${DATABASE_URL ? 'Postgres' : 'PGlite'}: ` +
    `${sold} of the last ${LAST} sold, ${left} left, ${failed} answers with 5xx`,
);
process.exit(sold === LAST && left === 0 && failed === '0' ? 0 : 1);

import assert from 'node:assert/strict';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { array, create, string, type } from 'superstruct';
import { users } from '../../../demo/server/accounts/schema.js';
import { createSession } from '../../../demo/server/accounts/session.js';
import { createApp } from '../../../demo/server/app.js';
import { Changes } from '../../../demo/server/cache/changes.js';
import { ResponseCache } from '../../../demo/server/cache/response-cache.js';
import type { Campaign } from '../../../demo/server/campaigns/campaign.js';
import { operateCampaigns } from '../../../demo/server/campaigns/operate-campaigns.js';
import { giveCoupon } from '../../../demo/server/coupons/change-coupons.js';
import { userCoupons } from '../../../demo/server/coupons/schema.js';
import { seedCoupons } from '../../../demo/server/coupons/seed.js';
import type { Database } from '../../../demo/server/db/database.js';
import { seedNotices } from '../../../demo/server/notices/seed.js';
import { listenToOperator } from '../../../demo/server/operator/commands.js';
import { orders } from '../../../demo/server/orders/schema.js';
import { seedPrizes } from '../../../demo/server/prizes/seed.js';
import { seedSettings } from '../../../demo/server/settings/seed.js';
import { overDatabase, silent } from './each-database.js';
import { runOperator } from './operator-command.js';
import { toSpring } from './spring-campaign.js';
import { temporaryFolder } from './temporary-folder.js';
import { type App, DEFAULT_CONFIG, succeeds } from './test-app.js';

const NavBar = array(type({ name: string(), path: string() }));
const Banner = type({ banner: type({ img_pc: string(), title: array(string()) }) });
const Award = type({ award_name: string() });

overDatabase((open) => {
  let database: Database;
  const apps: App[] = [];
  const stops: (() => Promise<void>)[] = [];
  const folder = temporaryFolder();
  before(async () => {
    database = await open([seedCoupons, seedPrizes, seedNotices, seedSettings]);
    for (let server = 0; server < 2; server++) {
      const changes = new Changes();
      stops.push(await changes.listenBy(database.listen));
      const responseCache = new ResponseCache(changes);
      apps.push(createApp({ db: database.db, config: DEFAULT_CONFIG, logger: silent, responseCache }));
    }
    stops.push(await listenToOperator(folder, database.db, silent));
  });
  after(async () => {
    for (const stop of stops) await stop();
    await database.close();
  });

  const operate = (...args: string[]) => runOperator({ DATA_DIR: folder }, 'campaign', ...args);

  let shoppers = 0;
  async function signIn(): Promise<{ userId: number; token: string }> {
    const name = `everywhere-${++shoppers}`;
    const values = { email: `${name}@example.com`, uname: name, invitCode: name };
    const [user] = await database.db.insert(users).values(values).returning();
    const userId = user?.userId ?? 0;
    return { userId, token: await createSession(database.db, userId) };
  }

  const request = (app: App, path: string, headers: Record<string, string> = {}) =>
    succeeds(app.request(`/v3/pc${path}`, { headers: { lang: 'fr', ...headers } }));
  /** What each of the servers shows in French. */
  const shown = () =>
    Promise.all(
      apps.map(async (app) => {
        const [first] = create(await request(app, '/navbar'), NavBar);
        const { banner } = create(await request(app, '/car/indexV2'), Banner);
        const [notice] = create(await request(app, '/index/notice'), array(type({ title: string() })));
        return [first?.name, banner.title[0], banner.img_pc, notice?.title].join(' | ');
      }),
    );
  const spin = async (app: App) => {
    const { token } = await signIn();
    return create(await request(app, `/prize/draw?key=${token}`, { token }), Award).award_name;
  };

  /** Waits until both show the same, and that is not what they showed before. */
  async function showsOther(before: readonly (string | undefined)[]) {
    for (;;) {
      const [one, other] = await shown();
      if (one === other && one !== before[0]) return one;
    }
  }

  test('every server follows at once when a file is applied, spun, and rolled back', async () => {
    const file = join(folder, 'spring.json');
    const old = await shown();
    assert.equal((await operate('export', file)).code, 0);
    // The command wrote what its struct has checked.
    const campaign = JSON.parse(await readFile(file, 'utf8')) as Campaign;
    const changed = toSpring(campaign);
    await writeFile(file, JSON.stringify({ ...changed, themeColor: 'red' }));
    const refused = await operate('check', file);
    assert.deepEqual([refused.code, /themeColor: Put a color/.test(refused.stderr)], [1, true]);
    await writeFile(file, JSON.stringify(changed));
    assert.match((await operate('apply', file, '--by', 'Mia')).stdout, /This is campaign 2\./);
    assert.equal(await showsOther(old), 'Maison | Le printemps | /media/spring.svg | Soldes');
    for (const app of apps) assert.equal(await spin(app), 'Printemps');
    assert.match((await operate('history')).stdout, /^2\t\S+\tMia\tSpring$/m);
    assert.match((await operate('rollback', '1')).stdout, /Campaign 1 is restored, as campaign 3/);
    assert.equal(await showsOther(['Maison | Le printemps | /media/spring.svg | Soldes']), old[0]);
  });

  test('the report counts views, spins, awards, and purchases by partner and campaign', async () => {
    const { userId } = await signIn();
    const now = new Date();
    const coupon = { userId, couponId: 203, source: 'prize', now } as const;
    const [order] = await database.db
      .insert(orders)
      .values({
        ...{ userId, idempotencyKey: 'report', state: 'paid', subtotal: 5_000, shipping: 0, discount: 1_000 },
        ...{ points: 0, total: 4_000, shipments: [], partner: 'blog', createdAt: now, expiresAt: now },
        shipTo: {
          ...{ contact_name: 'Dana', phone: '', street: '', unit: '' },
          ...{ city_name: '', state: '', post_code: '' },
        },
      })
      .returning();
    await giveCoupon(database.db, coupon);
    await database.db.update(userCoupons).set({ orderId: order?.orderId ?? 0, usedAt: now });
    const day = now.toISOString().slice(0, 10);
    const { text } = await operateCampaigns(database.db, ['report', '--from', day, '--to', day]);
    const rows = text.split('\n').map((line) => line.trim().split(/\s{2,}/));
    assert.deepEqual(rows[0], [
      'day',
      'partner',
      'campaign',
      'shown',
      'spun',
      'won',
      'claimed',
      'orders',
      'revenue',
    ]);
    // Each of the two spins opened the next round, too.
    assert(
      rows.some((row) => row.join() === `${day},-,Spring,4,2,2,0,0,$0.00`),
      text,
    );
    assert(
      rows.some((row) => row.slice(1, 2).join() === 'blog' && row.slice(3).join() === '0,0,0,1,1,$40.00'),
      text,
    );
    const { text: none } = await operateCampaigns(database.db, ['report', '--to', '2020-01-01']);
    assert.equal(none, 'Nothing happened then.');
  });
});

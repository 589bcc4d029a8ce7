// matrix: only

import assert from 'node:assert/strict';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { array, create, string, type } from 'superstruct';
import { users } from '../../../demo/server/accounts/schema.js';
import { createSession } from '../../../demo/server/accounts/session.js';
import type { Campaign } from '../../../demo/server/campaigns/campaign.js';
import { runOperator } from './operator-command.js';
import { toSpring } from './spring-campaign.js';
import { temporaryFolder } from './temporary-folder.js';
import { succeeds } from './test-app.js';
import { startTwoServers } from './two-servers.js';

const NavBar = array(type({ name: string() }));
const Banner = type({ banner: type({ img_pc: string(), title: array(string()) }) });
const Notices = array(type({ title: string() }));
const Wheel = type({ prizes: array(type({ award_name: string() })) });
const Color = type({ value: string() });
const Award = type({ award_name: string() });

const { TEST_DATABASE_URL: url } = process.env;

test('a campaign that the operator applies or rolls back takes effect at once on two processes', async (t) => {
  // Skip from inside, because the only test of a file must have begun (test/tools/together.ts).
  if (!url) return t.skip('there is no TEST_DATABASE_URL');
  const { address, db, places } = await startTwoServers(t, url);
  const folder = temporaryFolder();
  const operate = (...args: string[]) =>
    runOperator({ DATABASE_URL: address, DEMO: '1' }, 'campaign', ...args);
  const call = (place: string, path: string, init: RequestInit = {}) =>
    succeeds(fetch(`${place}/v3${path}`, { ...init, headers: { lang: 'fr', ...init.headers } }));

  /** What a server shows of a campaign, in French. */
  const shown = async (place: string) => {
    const key = { method: 'POST', body: new URLSearchParams({ key: 'THEME_COLOR' }) };
    const { banner } = create(await call(place, '/pc/car/indexV2'), Banner);
    return {
      links: create(await call(place, '/pc/navbar'), NavBar).map(({ name }) => name),
      banner: [banner.img_pc, ...banner.title],
      notices: create(await call(place, '/pc/index/notice'), Notices).map(({ title }) => title),
      prizes: create(await call(place, '/pc/prize/info'), Wheel).prizes.map(({ award_name }) => award_name),
      color: create(await call(place, '/common/getConfig', key), Color).value,
    };
  };
  type Shown = Awaited<ReturnType<typeof shown>>;
  /** Waits until each server shows all of it: the database notifies them, which takes a moment. */
  const showEverywhere = async (expected: Shown) => {
    for (const place of places)
      while (JSON.stringify(await shown(place)) !== JSON.stringify(expected)) await new Promise(setImmediate);
  };
  let shoppers = 0;
  /** Spins for a new shopper, who has no open round of the wheel before. */
  const spin = async (place: string) => {
    const name = `process-${++shoppers}`;
    const [user] = await db
      .insert(users)
      .values({ email: `${name}@example.com`, uname: name, invitCode: name })
      .returning();
    const token = await createSession(db, user?.userId ?? 0);
    return create(await call(place, `/pc/prize/draw?key=${name}`, { headers: { token } }), Award).award_name;
  };

  const [first = ''] = places;
  const before = await shown(first);
  await showEverywhere(before);
  const file = join(folder, 'spring.json');
  assert.equal((await operate('export', file)).code, 0);
  // The command wrote what its struct has checked.
  const { $schema, basedOn, ...campaign } = JSON.parse(await readFile(file, 'utf8')) as Campaign & {
    readonly $schema: string;
    readonly basedOn: number;
  };
  await writeFile(file, JSON.stringify({ $schema, basedOn, ...toSpring(campaign) }));
  assert.match((await operate('apply', file, '--by', 'Mia')).stdout, /This is campaign 2\./);
  await showEverywhere({
    links: ['Maison', ...before.links.slice(1)],
    banner: ['/media/spring.svg', 'Le printemps', 'est là'],
    notices: ['Soldes'],
    prizes: ['Printemps', ...before.prizes.slice(1)],
    color: '#166534',
  });
  for (const place of places) assert.equal(await spin(place), 'Printemps');
  const again = await operate('apply', file);
  assert.match(again.stdout, /There is nothing to change/, again.stderr);
  assert.match((await operate('rollback', '1')).stdout, /Campaign 1 is restored, as campaign 3/);
  await showEverywhere(before);
  for (const place of places) assert(before.prizes.includes(await spin(place)));
});

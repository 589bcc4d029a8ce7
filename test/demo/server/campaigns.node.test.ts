import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { after, before, test } from 'node:test';
import { sql } from 'drizzle-orm';
import { array, create, type Infer, integer, object, string, type } from 'superstruct';
import type { Campaign } from '../../../demo/server/campaigns/campaign.js';
import { operateCampaigns } from '../../../demo/server/campaigns/operate-campaigns.js';
import { seedNotices } from '../../../demo/server/notices/seed.js';
import { earnSpin } from '../../../demo/server/prizes/spins.js';
import { seedSettings } from '../../../demo/server/settings/seed.js';
import { inEachLanguage } from '../../../demo/shared/language.js';
import { type Open, overDatabase } from './each-database.js';
import { PrizeInfo, type PrizeShop, prizeShop, type Shopper } from './prize-shop.js';
import { succeeds } from './test-app.js';

const Awards = array(type({ award_name: string(), award_explain: string() }));

const GiftTile = object({ img: string(), name: string() });
const GiftPop = type({ end_time: integer(), three: GiftTile, four: GiftTile });

type Prize = Campaign['prizes'][number];
type Draft = { -readonly [Name in keyof Campaign]: Campaign[Name] } & { basedOn?: number };

overDatabase((open: Open) => {
  let shop: PrizeShop;
  before(async () => {
    shop = await prizeShop(open, [seedNotices, seedSettings]);
  });
  after(() => shop.close());

  const run = async (...args: string[]) => (await operateCampaigns(shop.db, args, shop.clock.now)).text;
  const exported = async (): Promise<Draft> => {
    const { content } = await operateCampaigns(shop.db, ['export']);
    // The command writes what the struct has checked.
    return JSON.parse(new TextDecoder().decode(content)) as Draft;
  };
  const apply = (draft: unknown) => run('apply', JSON.stringify(draft), '--by', 'Mia');
  /** Applies what is in force with some prizes changed, by their index. */
  const change = async (prizes: Readonly<Record<number, Partial<Prize>>>) => {
    const draft = await exported();
    draft.prizes = draft.prizes.map((prize, index) => ({ ...prize, ...prizes[index] }));
    return apply(draft);
  };
  const info = async (player: Shopper): Promise<Infer<typeof PrizeInfo>> =>
    create(await succeeds(player.get('/pc/prize/info')), PrizeInfo);
  const weights = async (player: Shopper) => (await info(player)).prizes.map(({ weight }) => weight);
  const numberNow = async () => (await exported()).basedOn ?? 0;
  const spinAgain = (player: Shopper) =>
    earnSpin(shop.db, { userId: player.userId, reason: 'prize', earnedAt: shop.clock.now });

  /** The wheel on which only the first prize wins; the rest of the odds is for no prize. */
  const only = (first: Partial<Prize>): Readonly<Record<number, Partial<Prize>>> => ({
    0: { coupon: null, stock: null, insteadPoints: 0, kind: 'points', amount: 7, odds: 1, ...first },
    ...Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((index) => [index, { odds: 0 }])),
  });

  test('applies an exported campaign without a change', async () => {
    const draft = await exported();
    assert.equal(draft.prizes.length, 8);
    assert.equal(draft.prizes[1]?.texts.en.name, '100 points');
    assert.equal(draft.prizes[1]?.odds, 0.25);
    assert.match(await run('check', JSON.stringify(draft)), /nothing to change/);
    assert.match(await apply(draft), /nothing to change/);
    assert.match(await run('history'), /No campaign has been applied/);
  });

  const faults: readonly (readonly [string, (draft: Draft) => unknown, readonly RegExp[]])[] = [
    ['that is not JSON', () => undefined, [/isn’t JSON/]],
    [
      'with faults in several places, with the path of each',
      ({ prizes: [first, ...rest], ...draft }) => ({
        ...draft,
        themeColor: 'orange',
        prizes: [{ ...first, odds: 0.33333, kind: 'money' }, ...rest],
        banner: { ...draft.banner, ar: { picture: 'https://elsewhere.example/a.png', titles: ['One'] } },
        size: 1,
      }),
      [
        /^ {2}themeColor: Put a color/m,
        /^ {2}prizes\[0\]\.odds: .*four decimals/m,
        /^ {2}prizes\[0\]\.kind: Put one of coupon/m,
        /^ {2}banner\.ar\.picture: /m,
        /^ {2}banner\.ar\.titles: /m,
        /^ {2}size: There is no such field/m,
      ],
    ],
    [
      'with seven sectors',
      (draft) => ({ ...draft, prizes: draft.prizes.slice(1) }),
      [/^ {2}prizes: .*length of `8`/m],
    ],
    [
      'whose odds do not add up to one',
      (draft) => ({
        ...draft,
        prizes: draft.prizes.map((prize, index) => (index ? prize : { ...prize, odds: 0.5 })),
      }),
      [/^ {2}prizes: The odds add up to 1\.495, not to 1/m],
    ],
    [
      'without a language',
      ({ navigation, ...draft }) => ({
        ...draft,
        navigation: navigation.map(({ path, names: { ar: _, ...names } }) => ({ path, names })),
      }),
      [/^ {2}navigation\[0\]\.names\.ar: This is missing/m],
    ],
    [
      'with coupons that the shop does not have, or has for something else',
      (draft) => ({
        ...draft,
        prizes: draft.prizes.map((prize) => (prize.kind === 'coupon' ? { ...prize, coupon: 999 } : prize)),
        gifts: { ...draft.gifts, locked: [{ coupon: 101, openedBy: 'spin' }] },
      }),
      [/^ {2}prizes\[0\]\.coupon: There is no coupon 999/m, /^ {2}gifts\.locked\[0\]\.coupon: .*not a gift/m],
    ],
    [
      'that ends before it begins, and is limited without a substitute',
      (draft) => ({
        ...draft,
        prizes: draft.prizes.map((prize, index) =>
          index === 1 ? { ...prize, from: '2026-04-01', until: '2026-03-01', perDay: 3 } : prize,
        ),
      }),
      [/^ {2}prizes\[1\]\.until: /m, /^ {2}prizes\[1\]\.insteadPoints: /m],
    ],
  ];
  for (const [name, spoil, expected] of faults)
    test(`refuses a campaign ${name} in check and in apply, and changes nothing`, async () => {
      const draft = await exported();
      const content = JSON.stringify(spoil(draft)) ?? '{';
      for (const command of ['check', 'apply'])
        for (const fault of expected)
          await assert.rejects(run(command, content), { name: 'OperatorError', message: fault });
      assert.deepEqual(await exported(), draft);
    });

  test('check lists the changes, and warns of a name that the file drops, without changing anything', async () => {
    const draft = await exported();
    const prizes = draft.prizes.map((prize, index) => (index === 1 ? { ...prize, amount: 200 } : prize));
    const output = await run('check', JSON.stringify({ ...draft, prizes }));
    assert.match(output, /^ {2}prizes\[1\]\.amount: 100 → 200$/m);
    assert.match(output, /Warning: prizes\[1\] is another prize, but its texts are the same/);
    assert.deepEqual(await exported(), draft);
  });

  const warnings: readonly (readonly [string, (draft: Draft) => Draft, readonly string[]])[] = [
    ['of the shop as it was set up', (draft) => draft, []],
    [
      'whose links lead nowhere',
      ({ navigation: [home, ...links], ...draft }) => {
        assert(home);
        const to = (path: string) => ({ ...home, path });
        const dead = ['/sale', '/categories/no-such-make', '/products/0', '/content/order/1/refund'];
        const alive = ['/categories?sort=newest', '/content/promotion/', '/content/address/2'];
        return { ...draft, navigation: [home, ...links, ...[...dead, ...alive].slice(0, 6).map(to)] };
      },
      [
        'navigation[4].path: The shop has no page at /sale.',
        'navigation[5].path: The shop has no page at /categories/no-such-make.',
        'navigation[6].path: The shop has no page at /products/0.',
        'navigation[7].path: The shop has no page at /content/order/1/refund.',
      ],
    ],
    [
      'with a color too light for light panels',
      (draft) => ({ ...draft, themeColor: '#FACC15' }),
      ['themeColor: On light panels, #facc15 has a contrast of 1.53:1; marks and icons need 3:1.'],
    ],
    [
      'with a color too dark for dark panels',
      (draft) => ({ ...draft, themeColor: '#0b1f33' }),
      ['themeColor: On dark panels, #0b1f33 has a contrast of 1.01:1; marks and icons need 3:1.'],
    ],
  ];
  for (const [name, change, expected] of warnings)
    test(`check of a campaign ${name} ${expected.length === 0 ? 'warns of nothing' : 'warns, with the path of each'}`, async () => {
      const output = await run('check', JSON.stringify(change(await exported())));
      const found = output.split('\n').filter((line) => line.startsWith('Warning: '));
      assert.deepEqual(
        found,
        expected.map((text) => `Warning: ${text}`),
      );
    });

  test('finishes an open round as promised, and begins the next with the new wheel', async () => {
    const player = await shop.shopper();
    await spinAgain(player);
    const promised = await info(player);
    await change(
      only({
        texts: inEachLanguage(() => ({ name: 'Seven!', explanation: 'Lucky.' })),
      }),
    );
    assert.deepEqual(await info(player), promised, 'the open round still promises the old wheel');
    const draw = await player.draw();
    const lines = promised.prizes.map(({ weight, prize }) => `${weight} ${prize}`);
    const round = [`round ${promised.next_round?.round}`, `seed ${draw.round.seed}`, ...lines].join('\n');
    assert.equal(createHash('sha256').update(round).digest('hex'), promised.next_round?.hash);
    assert.deepEqual(await weights(player), [10_000, 0, 0, 0, 0, 0, 0, 0]);
    const next = await player.draw();
    assert.deepEqual([next.award_name, next.award_explain], ['Seven!', 'Lucky.']);
  });

  test('detects a campaign whose odds change a round after its promise', async () => {
    await change(only({}));
    const player = await shop.shopper();
    const promised = await info(player);
    await change({ 0: { odds: 0.5 }, 7: { odds: 0.5 } });
    await shop.db.execute(sql`update prize_rounds set sectors = (
      select jsonb_agg(jsonb_set(sector, '{odds}', to_jsonb(case when n in (1, 8) then 5000 else 0 end)) order by n)
      from jsonb_array_elements(sectors) with ordinality as each (sector, n)) where user_id = ${player.userId}`);
    const { round } = await player.draw();
    const lines = round.prizes.map((prize, index) => `${round.odds[index]} ${prize}`);
    const text = [`round ${round.round}`, `seed ${round.seed}`, ...lines].join('\n');
    assert.notEqual(createHash('sha256').update(text).digest('hex'), promised.next_round?.hash);
  });

  test('limits a prize to its stock, and to its limits per day and per shopper', async () => {
    await change(only({ insteadPoints: 3, stock: 3, perDay: 2, perShopper: 1 }));
    const [one, two, three] = [await shop.shopper(), await shop.shopper(), await shop.shopper()];
    assert.equal((await weights(three))[0], 10_000);
    await one.draw();
    assert.deepEqual(await weights(one), [0, 0, 0, 0, 0, 0, 0, 10_000], 'one has won it');
    assert.equal((await two.draw()).award_name, 'Seven!');
    const late = await three.draw();
    assert.equal(late.award_name, '3 points', 'the day’s last one was won between the promise and the spin');
    const { prizes } = await exported();
    assert.equal(prizes[0]?.stock, 3, 'the file has the total, which draws do not change');
    shop.clock.now = new Date(shop.clock.now.getTime() + 86_400_000);
    const fourth = await shop.shopper();
    assert.equal((await weights(fourth))[0], 10_000, 'it is another day');
    await fourth.draw();
    assert.equal((await weights(await shop.shopper()))[0], 0, 'the third was the last');
    await change({ 0: { stock: 4 } });
    assert.equal((await weights(await shop.shopper()))[0], 10_000, 'one was added');
  });

  test('shows a prize on the wheel only between its start and its end', async () => {
    const start = shop.clock.now;
    const at = (hours: number) => new Date(start.getTime() + hours * 3_600_000).toISOString();
    await change(only({ stock: null, perDay: null, perShopper: null, from: at(1), until: at(2) }));
    const found: (number | undefined)[] = [];
    for (const hours of [0, 1, 2]) {
      shop.clock.now = new Date(at(hours));
      found.push((await weights(await shop.shopper()))[0]);
    }
    assert.deepEqual(found, [0, 10_000, 0]);
    await change(only({ from: null, until: null }));
  });

  test('keeps a renamed prize’s old name for earlier winners, and uses the new one from the next round', async () => {
    const texts = (name: string) => ({
      texts: inEachLanguage(() => ({ name, explanation: `${name}, explained.` })),
    });
    const records = async (player: Shopper) =>
      create(await succeeds(player.get('/pc/prize/prizeRecord')), Awards).map(
        ({ award_name, award_explain }) => `${award_name}: ${award_explain}`,
      );
    for (const [kind, prize] of [
      ['points', { kind: 'points', amount: 7, coupon: null }],
      ['a coupon', { kind: 'coupon', amount: 1, coupon: 201 }],
    ] as const) {
      await change(only({ ...prize, ...texts('Old') }));
      const player = await shop.shopper();
      for (let spins = 0; spins < 2; spins++) await spinAgain(player);
      assert.equal((await player.draw()).award_name, 'Old');
      await change(only({ ...prize, ...texts('New') }));
      assert.equal((await player.draw()).award_name, 'Old', 'its round was open by then');
      assert.equal((await player.draw()).award_name, 'New', kind);
      const promised = ['New: New, explained.', 'Old: Old, explained.', 'Old: Old, explained.'];
      assert.deepEqual(await records(player), promised, kind);
      const other = await shop.shopper();
      assert.equal((await info(other)).prizes[0]?.award_name, 'New', kind);
    }
  });

  test('ends a gift when the campaign said at its opening, and shows the current tiles', async () => {
    const draft = await exported();
    assert.equal(draft.gifts.hours, 24);
    const tile = (name: string) => inEachLanguage(() => ({ picture: '/media/ship.svg', name }));
    const tiles = { wheel: tile('Spin now'), points: tile('Collect') };
    await apply({ ...draft, gifts: { ...draft.gifts, hours: 72, tiles } });
    const shopper = await shop.shopper(1);
    const { award_explain } = create(
      await succeeds(shopper.get('/pc/index/luckyDraw')),
      type({ award_explain: string() }),
    );
    assert.match(award_explain, /for 72 hours\./);
    const pop = async () => {
      const { end_time, three, four } = create(await succeeds(shopper.get('/pc/index/giftPop')), GiftPop);
      return { end_time, three, four };
    };
    const shown = { img: '/media/ship.svg' };
    const end_time = shop.clock.now.getTime() + 72 * 3_600_000;
    assert.deepEqual(await pop(), {
      end_time,
      three: { ...shown, name: 'Spin now' },
      four: { ...shown, name: 'Collect' },
    });
    await apply({ ...draft, basedOn: null });
    const after = await pop();
    assert.deepEqual([after.end_time, after.three.name], [end_time, 'A free spin every day']);
  });

  test('refuses the second of two files from the same export, unless it is forced', async () => {
    const [mine, theirs] = [await exported(), await exported()];
    await apply({ ...mine, themeColor: '#112233' });
    await assert.rejects(apply({ ...theirs, themeColor: '#445566' }), {
      message: /basedOn: .* is in force now/,
    });
    const { basedOn: _, ...forced } = theirs;
    await apply({ ...forced, themeColor: '#445566' });
    assert.equal((await exported()).themeColor, '#445566');
  });

  test('applies a file once when it is applied twice at once', async () => {
    const draft = { ...(await exported()), name: `Twice ${Math.random()}` };
    const output = await Promise.all([apply(draft), apply(draft)]);
    assert.deepEqual(output.map((text) => /nothing to change/.test(text)).sort(), [false, true]);
  });

  test('lists who changed what in the history, and restores everything by a rollback', async () => {
    const before = await exported();
    const number = await numberNow();
    await apply({ ...before, name: 'Winter', notices: inEachLanguage(() => []), themeColor: '#000000' });
    const [first = '', ...changes] = (await run('history')).split('\n');
    assert.match(first, new RegExp(`^${number + 1}\t${shop.clock.now.toISOString()}\tMia\tWinter$`));
    assert(changes.includes('  themeColor: "#445566" → "#000000"'), changes.join('\n'));
    const output = await run('rollback', String(number), '--by', 'Ben');
    assert.match(output, new RegExp(`Campaign ${number} is restored, as campaign ${number + 2}`));
    assert.deepEqual(await exported(), { ...before, basedOn: number + 2 });
    assert.match(await run('history'), new RegExp(`^${number + 2}\t.*\tBen\t.*\\(restores ${number}\\)`));
    await assert.rejects(run('rollback', '999'), { message: /There is no campaign 999/ });
    await run('rollback', '1');
    assert.equal((await exported()).name, 'The shop as it was set up');
  });

  test('the JSON schema for editors accepts the file field by field', async () => {
    const { content } = await operateCampaigns(shop.db, ['schema']);
    const Schema = type({ required: array(string()), properties: type({}) });
    const { required, properties } = create(JSON.parse(new TextDecoder().decode(content)), Schema);
    const draft = await exported();
    for (const name of required) assert(name in draft, name);
    for (const name of Object.keys(draft)) assert(name in properties, name);
  });
});

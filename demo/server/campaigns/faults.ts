import { inArray } from 'drizzle-orm';
import { coupons } from '../coupons/schema.js';
import type { Db } from '../db/database.js';
import { goods } from '../goods/schema.js';
import { ODDS_TOTAL } from '../prizes/fair.js';
import type { Campaign, CampaignPrize } from './campaign.js';

/** Returns what is wrong with a campaign that has the right shape, each fault with its path. */
export async function faultsOf(db: Db, { prizes, gifts, navigation }: Campaign): Promise<string[]> {
  const shop = await findReferenced(db, prizes, gifts);
  return [
    ...sumFault('prizes', prizes),
    ...(prizes.some(({ kind }) => kind === 'none')
      ? []
      : ['prizes: One of the kind "none" is missing; it takes the odds of what has run out.']),
    ...prizes.flatMap((prize, index) => prizeFaults(prize, `prizes[${index}]`, shop)),
    ...sumFault('gifts.lucky', gifts.lucky),
    ...[...gifts.lucky.map(at('gifts.lucky')), ...gifts.locked.map(at('gifts.locked'))].flatMap(
      ({ path, coupon }) => couponFaults(`${path}.coupon`, coupon, 'gift', shop),
    ),
    ...navigation.flatMap(({ path }, index) =>
      navigation.findIndex((other) => other.path === path) < index
        ? [`navigation[${index}].path: There is another link to ${path}.`]
        : [],
    ),
  ];
}

const at =
  (list: string) =>
  ({ coupon }: { readonly coupon: number }, index: number) => ({ path: `${list}[${index}]`, coupon });

function sumFault(path: string, list: readonly { readonly odds: number }[]): string[] {
  const total = list.reduce((sum, { odds }) => sum + Math.round(odds * ODDS_TOTAL), 0);
  return total === ODDS_TOTAL ? [] : [`${path}: The odds add up to ${total / ODDS_TOTAL}, not to 1.`];
}

interface Shop {
  /** The sources of coupons, by their ids. */
  readonly sources: ReadonlyMap<number, string>;
  readonly goods: ReadonlySet<number>;
}

async function findReferenced(
  db: Db,
  prizes: readonly CampaignPrize[],
  { lucky, locked }: Campaign['gifts'],
): Promise<Shop> {
  const ids = [...prizes, ...lucky, ...locked].flatMap(({ coupon }) => coupon ?? []);
  const { couponId, source } = coupons;
  const found = await db.select({ couponId, source }).from(coupons).where(inArray(couponId, ids));
  const existing = await db
    .select({ goodsId: goods.goodsId })
    .from(goods)
    .where(
      inArray(
        goods.goodsId,
        prizes.flatMap((prize) => prize.goods ?? []),
      ),
    );
  return {
    sources: new Map(found.map((coupon) => [coupon.couponId, coupon.source])),
    goods: new Set(existing.map(({ goodsId }) => goodsId)),
  };
}

function prizeFaults(prize: CampaignPrize, path: string, shop: Shop): string[] {
  const { kind, coupon, from, until, stock, perDay } = prize;
  const faults: string[] = [];
  const add = (field: string, fault: string) => faults.push(`${path}.${field}: ${fault}`);
  const needsCoupon = kind === 'coupon' || kind === 'goods';
  if (needsCoupon && coupon == null) {
    add('coupon', 'This prize is given as a coupon: put the coupon’s number here.');
  } else if (coupon != null && !needsCoupon) {
    add('coupon', `A prize of the kind "${kind}" has no coupon.`);
  } else if (coupon != null) {
    faults.push(...couponFaults(`${path}.coupon`, coupon, 'prize', shop));
  }
  if (prize.goods != null && kind !== 'goods') add('goods', `A prize of the kind "${kind}" has no goods.`);
  else if (prize.goods != null && !shop.goods.has(prize.goods))
    add('goods', `There are no goods ${prize.goods}.`);
  if (kind !== 'none' && prize.amount === 0) add('amount', 'Put a whole number from 1 here.');
  if (needsCoupon && prize.amount !== 1) add('amount', `A prize of the kind "${kind}" has an amount of 1.`);
  if (kind === 'none') {
    const limits = { stock, perDay, perShopper: prize.perShopper, from, until };
    for (const [field, limit] of Object.entries(limits))
      if (limit != null) add(field, 'What takes the odds of what has run out can’t run out itself.');
  } else if ((stock != null || perDay != null) && !prize.insteadPoints) {
    add(
      'insteadPoints',
      'Of a limited prize, the last one can go before a spin: say how many points it is worth.',
    );
  }
  if (from != null && until != null && from >= until) add('until', 'This is not after "from".');
  return faults;
}

function couponFaults(path: string, coupon: number, source: 'prize' | 'gift', shop: Shop): string[] {
  const found = shop.sources.get(coupon);
  if (found === undefined) return [`${path}: There is no coupon ${coupon}.`];
  return found === source ? [] : [`${path}: Coupon ${coupon} is one to ${found}, not a ${source}.`];
}

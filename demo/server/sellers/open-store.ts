import { eq, sql } from 'drizzle-orm';
import type { Values } from '../../shared/check-form.js';
import { slug } from '../cars/makes/make.js';
import type { Db } from '../db/database.js';
import { departments } from '../departments/schema.js';
import { goods } from '../goods/schema.js';
import { stores } from '../stores/schema.js';
import { type Application, type Seller, sellers, storeNumbers } from './schema.js';

const COUNTRY_NAMES = new Intl.DisplayNames('en', { type: 'region' });

/** A seller who has a store keeps it: an approved factory's becomes a factory, with all of its goods. */
export async function openStore(db: Db, seller: Seller, { kind, answers }: Application): Promise<number> {
  const isFactory = kind === 'factory';
  if (seller.storeId !== null) {
    if (isFactory) await makeFactory(db, seller.storeId);
    return seller.storeId;
  }
  const sign: Values = (isFactory ? answers.factory : answers.goods) ?? {};
  const firm: Values = (isFactory ? answers.factory : answers.company) ?? {};
  const [numbered] = await db
    .select({ id: sql<number>`nextval(${storeNumbers.seqName})::int` })
    .from(sql`(select 1) one`);
  if (numbered === undefined) throw new Error('the sequence gave no number');
  const { store_name: name = '', about = '', departments: ids = '' } = sign;
  await db.insert(stores).values({
    storeId: numbered.id,
    slug: `${slug(name) || 'store'}-${numbered.id}`,
    name,
    about,
    city: firm.city ?? '',
    country: COUNTRY_NAMES.of(firm.country ?? 'US') ?? '',
    since: Number(firm.founded),
    factory: isFactory,
    colorHex: await colorOf(db, Number(ids.split(',')[0])),
  });
  await db.update(sellers).set({ storeId: numbered.id }).where(eq(sellers.sellerId, seller.sellerId));
  return numbered.id;
}

async function makeFactory(db: Db, storeId: number): Promise<void> {
  await db.update(stores).set({ factory: true }).where(eq(stores.storeId, storeId));
  await db.update(goods).set({ factory: true }).where(eq(goods.storeId, storeId));
}

/** The sign has the color of the first department. */
async function colorOf(db: Db, catId: number): Promise<string> {
  const [department] = await db.select().from(departments).where(eq(departments.catId, catId));
  return department?.colorHex ?? '#243356';
}

import { eq, sql } from 'drizzle-orm';
import { pino } from 'pino';
import { users } from '../../demo/server/accounts/schema.js';
import { createSession } from '../../demo/server/accounts/session.js';
import { addresses } from '../../demo/server/addresses/schema.js';
import { cartLines } from '../../demo/server/cart/schema.js';
import { readSettings } from '../../demo/server/config.js';
import type { Db } from '../../demo/server/db/database.js';
import { openDatabase } from '../../demo/server/db/open-database.js';
import { prepareDatabase } from '../../demo/server/db/prepare-database.js';
import { goods } from '../../demo/server/goods/schema.js';
import { earnedSpins } from '../../demo/server/prizes/schema.js';

/** Enough shoppers that none of them exceeds the limit on orders per minute. */
const SHOPPERS = 3_000;
const PLAYERS = 100;
const SPINS = 500;

/** The ID of the good that is sold out. */
const GOOD = 20_001;

/** The people signed in to a shop under load. */
export interface Loaded {
  /** Tokens of people who have spins left. */
  readonly players: readonly string[];
  /** People who have one piece of the sold-out good in their cart. */
  readonly shoppers: readonly { readonly token: string; readonly addressId: number }[];
}

/**
 * Brings a shop into the state in which it's measured.
 * @param folder the folder of the embedded database
 * @param databaseUrl the URL of a database on a Postgres server to use instead, or an empty string
 */
export async function fillLoad(folder: string, databaseUrl: string): Promise<Loaded> {
  const settings = readSettings({ DATA_DIR: folder, DATABASE_URL: databaseUrl });
  const database = await openDatabase(settings, pino({ level: 'silent' }));
  await prepareDatabase(database);
  const loaded = await database.db.transaction(async (tx) => {
    await tx.update(goods).set({ stock: 0 }).where(eq(goods.goodsId, GOOD));
    return { players: await addPlayers(tx), shoppers: await addShoppers(tx) };
  });
  await database.db.execute(sql`analyze`);
  await database.close();
  return loaded;
}

async function addUsers(db: Db, name: string, count: number) {
  const emails = Array.from({ length: count }, (_, index) => `${name}-${index}@load.example`);
  const added = await db
    .insert(users)
    .values(emails.map((email) => ({ email, uname: email, invitCode: email })))
    .returning({ userId: users.userId });
  const signedIn: { userId: number; token: string }[] = [];
  for (const { userId } of added) signedIn.push({ userId, token: await createSession(db, userId) });
  return signedIn;
}

async function addPlayers(db: Db): Promise<string[]> {
  const players = await addUsers(db, 'player', PLAYERS);
  const earnedAt = new Date();
  for (const { userId } of players) {
    const spin = { userId, reason: 'prize' as const, earnedAt };
    await db.insert(earnedSpins).values(Array.from({ length: SPINS }, () => spin));
  }
  return players.map(({ token }) => token);
}

async function addShoppers(db: Db) {
  const shoppers = await addUsers(db, 'shopper', SHOPPERS);
  const added = await db
    .insert(addresses)
    .values(
      shoppers.map(({ userId }) => ({
        ...{ userId, addressName: 'Home', contactName: 'Dana', phone: '5125550142', street: '1 Main St' },
        ...{ unit: '', cityName: 'Austin', state: 'TX', postCode: '78704' },
      })),
    )
    .returning({ userId: addresses.userId, addressId: addresses.addressId });
  await db
    .insert(cartLines)
    .values(shoppers.map(({ userId }) => ({ userId, goodsId: GOOD, buyNum: 1, seenPrice: 1 })));
  const addressOf = new Map(added.map(({ userId, addressId }) => [userId, addressId]));
  return shoppers.map(({ userId, token }) => ({ token, addressId: addressOf.get(userId) ?? 0 }));
}

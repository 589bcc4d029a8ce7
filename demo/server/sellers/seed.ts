import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { array, enums, type Infer, number, object, optional, record, string } from 'superstruct';
import { KINDS, type Kind, STEP_FORMS, type Step } from '../../shared/seller-application.js';
import { argon2 } from '../accounts/passwords.js';
import type { Db } from '../db/database.js';
import { readData } from '../db/read-data.js';
import type { Seed } from '../db/seed.js';
import { goods } from '../goods/schema.js';
import { orderLines, orders, SOLD_STATES } from '../orders/schema.js';
import { stores } from '../stores/schema.js';
import { PIECES } from './earnings.js';
import { APPLICATION_STATES, applications, documents, sellers } from './schema.js';

const steps = Object.keys(STEP_FORMS) as Step[]; // the keys of a const object

/** One of the demo's sellers, with their application. */
const Applicant = object({
  email: string(),
  name: string(),
  kind: enums(KINDS),
  status: enums(APPLICATION_STATES),
  reason: optional(string()),
  storeSlug: optional(string()),
  answers: record(enums(steps), record(string(), string())),
  papers: array(string()),
  /** How many days before the first start its state last changed. */
  daysAgo: number(),
});
export type Applicant = Infer<typeof Applicant>;

const DAY_MS = 86_400_000;

/** A PDF with an empty page. */
export const SAMPLE_PAPER = new TextEncoder().encode(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);

/** The demo's sellers, all fictional. */
export const APPLICANTS: readonly Applicant[] = readData('applicants.json', array(Applicant));

/** Public: the README mentions it. Don't use it for anything else. */
export const SELLER_PASSWORD = 'seller123';

export const SELLER_EMAILS: readonly string[] = APPLICANTS.map(({ email }) => email);

/** Adds a seller with a store, a factory, and an application in each state, except for sellers who already exist. */
export const seedSellers: Seed = async (db) => {
  const present = await db
    .select({ email: sellers.email })
    .from(sellers)
    .where(inArray(sellers.email, SELLER_EMAILS));
  const missing = APPLICANTS.filter(({ email }) => !present.some((each) => each.email === email));
  if (missing.length === 0) return;
  const passwordHash = await argon2.hash(SELLER_PASSWORD);
  for (const applicant of missing) await seedApplicant(db, applicant, passwordHash);
};

async function seedApplicant(db: Db, applicant: Applicant, passwordHash: string): Promise<void> {
  const { email, name, kind, status, reason, storeSlug, answers, papers, daysAgo } = applicant;
  const at = new Date(Date.now() - daysAgo * DAY_MS);
  const storeId = storeSlug === undefined ? null : await findStore(db, storeSlug);
  const [seller] = await db
    .insert(sellers)
    .values({ email, name, passwordHash, storeId, createdAt: at })
    .returning();
  if (seller === undefined) return;
  const isSent = status !== 'draft';
  const isDecided = status === 'approved' || status === 'refused';
  const [application] = await db
    .insert(applications)
    .values({
      sellerId: seller.sellerId,
      kind: kind satisfies Kind,
      status,
      answers: answers satisfies Partial<Record<Step, Readonly<Record<string, string>>>>,
      reason: reason ?? null,
      updatedAt: at,
      submittedAt: isSent ? at : null,
      reviewedAt: isDecided ? at : null,
    })
    .returning();
  if (application === undefined) return;
  for (const sort of papers) {
    await db.insert(documents).values({
      applicationId: application.applicationId,
      sort,
      name: `${sort}.pdf`,
      type: 'application/pdf',
      size: SAMPLE_PAPER.length,
      content: SAMPLE_PAPER,
      uploadedAt: at,
    });
  }
}

/** Finds a seeded store that has no seller yet. Returns null if there is none, as in a shop without its catalog. */
async function findStore(db: Db, slug: string): Promise<number | null> {
  const [store] = await db.select({ storeId: stores.storeId }).from(stores).where(eq(stores.slug, slug));
  if (store === undefined) return null;
  const owners = await db.$count(sellers, eq(sellers.storeId, store.storeId));
  return owners === 0 ? store.storeId : null;
}

/**
 * Counts the pieces that the stores of sellers have sold from their orders, as their earnings do. What other stores sold
 * before is made up. Orders keep the count from then on.
 */
export const seedSold: Seed = async (db) => {
  const sold = sql`(select ${PIECES}
    from ${orderLines} inner join ${orders} on ${orders.orderId} = ${orderLines.orderId}
    where ${orderLines.goodsId} = ${goods.goodsId} and ${inArray(orders.state, [...SOLD_STATES])})`;
  const ofSellers = db.select({ storeId: sellers.storeId }).from(sellers);
  await db
    .update(goods)
    .set({ sold })
    .where(and(inArray(goods.storeId, ofSellers), ne(goods.sold, sold)));
};

import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import { type Form, tidyValues, type Values, wrongIn } from '../../shared/check-form.js';
import { DOCUMENTS, type Kind, STEP_FORMS, STEPS_OF, type Step } from '../../shared/seller-application.js';
import type { Db } from '../db/database.js';
import { departments } from '../departments/schema.js';
import { ApiError, badInput } from '../http/api.js';
import { stores } from '../stores/schema.js';
import { FieldErrors } from './field-errors.js';
import type { SellerMessages } from './messages.js';
import { type Application, applications, documents, type Seller } from './schema.js';

/** The columns of a document in replies, without its content. */
export const LISTED_DOCUMENT = {
  document_id: documents.documentId,
  sort: documents.sort,
  name: documents.name,
  type: documents.type,
  size: documents.size,
  uploaded_at: documents.uploadedAt,
};

/** Finds an application with everything its seller may know. If there is none, returns an empty draft. */
export async function findApplication(db: Db, sellerId: number, kind: Kind) {
  const [application] = await db
    .select()
    .from(applications)
    .where(and(eq(applications.sellerId, sellerId), eq(applications.kind, kind)));
  const papers =
    application === undefined
      ? []
      : await db
          .select(LISTED_DOCUMENT)
          .from(documents)
          .where(eq(documents.applicationId, application.applicationId))
          .orderBy(asc(documents.sort));
  return {
    ...toStatusReply(kind, application),
    answers: application?.answers ?? {},
    documents: papers,
    missing: application === undefined ? null : await missingParts(db, application),
  };
}

export async function findStatuses(db: Db, sellerId: number) {
  const rows = await db.select().from(applications).where(eq(applications.sellerId, sellerId));
  return rows.map((application) => toStatusReply(application.kind, application));
}

function toStatusReply(kind: Kind, application: Application | undefined) {
  return {
    application_id: application?.applicationId ?? null,
    kind,
    status: application?.status ?? 'draft',
    reason: application?.reason ?? null,
    updated_at: application?.updatedAt ?? null,
    submitted_at: application?.submittedAt ?? null,
    reviewed_at: application?.reviewedAt ?? null,
  };
}

/** The states in which an application can be changed and submitted. */
const OPEN = ['draft', 'refused'] as const;

/** Locks the application of a kind until the transaction ends. Returns null if there is none. */
async function lockApplication(db: Db, sellerId: number, kind: Kind): Promise<Application | null> {
  const [found] = await db
    .select()
    .from(applications)
    .where(and(eq(applications.sellerId, sellerId), eq(applications.kind, kind)))
    .for('update');
  return found ?? null;
}

/** Locks the application of a kind for changes, and creates it if there is none. Throws if it can't be changed. */
export async function openApplication(
  db: Db,
  sellerId: number,
  kind: Kind,
  texts: SellerMessages,
  now: Date,
): Promise<Application> {
  await db.insert(applications).values({ sellerId, kind, updatedAt: now }).onConflictDoNothing();
  const found = await lockApplication(db, sellerId, kind);
  if (found === null || !OPEN.some((state) => state === found.status)) throw new ApiError(409, texts.locked);
  return found;
}

export async function saveStep(
  db: Db,
  seller: Seller,
  { kind, step, values }: { kind: Kind; step: Step; values: Values },
  texts: SellerMessages,
  now: Date,
): Promise<void> {
  if (!STEPS_OF[kind].some((each) => each === step)) throw badInput('"step" is not of this application.');
  const tidy = tidyValues(STEP_FORMS[step], values);
  await db.transaction(async (own) => {
    const { applicationId } = await openApplication(own, seller.sellerId, kind, texts, now);
    const wrong = await wrongFields(own, seller, step, tidy, texts, now);
    if (Object.keys(wrong).length > 0) throw new FieldErrors(texts.checkFields, wrong);
    await own
      .update(applications)
      .set({
        answers: sql`${applications.answers} || ${JSON.stringify({ [step]: tidy })}::jsonb`,
        updatedAt: now,
      })
      .where(eq(applications.applicationId, applicationId));
  });
}

/** Returns the errors in a step, by its rules and by the shop's existing data. */
async function wrongFields(
  db: Db,
  seller: Seller,
  step: Step,
  values: Values,
  { wrong }: SellerMessages,
  now: Date,
): Promise<Record<string, string>> {
  const found: Record<string, string> = wrongIn<Form>(STEP_FORMS[step], values, wrong.step, now);
  if ('departments' in values && !found.departments && !(await areDepartments(db, values.departments)))
    found.departments = wrong.step.departments;
  if ('store_name' in values && !found.store_name && (await isTaken(db, values.store_name, seller.storeId)))
    found.store_name = wrong.storeNameTaken;
  return found;
}

async function areDepartments(db: Db, list = ''): Promise<boolean> {
  const ids = list.split(',').map(Number);
  const existing = await db
    .select({ catId: departments.catId })
    .from(departments)
    .where(and(inArray(departments.catId, ids), sql`${departments.parentId} is null`));
  return existing.length === ids.length;
}

/** Returns whether another store has the name, ignoring case. */
export async function isTaken(db: Db, name = '', own: number | null = null): Promise<boolean> {
  const isOther = own === null ? undefined : ne(stores.storeId, own);
  return (await db.$count(stores, and(sql`lower(${stores.name}) = ${name.toLowerCase()}`, isOther))) > 0;
}

/** Returns the steps and documents that an application still lacks, in the order of its pages. */
export async function missingParts(db: Db, application: Application): Promise<string[]> {
  const { kind, answers, applicationId } = application;
  const steps: readonly Step[] = STEPS_OF[kind];
  const sorts = await db
    .select({ sort: documents.sort })
    .from(documents)
    .where(eq(documents.applicationId, applicationId));
  const papers = Object.entries(DOCUMENTS[kind]).filter(([, isNeeded]) => isNeeded);
  return [
    ...steps.filter((step) => answers[step] === undefined),
    ...papers.map(([sort]) => sort).filter((sort) => !sorts.some((stored) => stored.sort === sort)),
  ];
}

/** Submits an application after checking it again: another store may have taken the name since it was saved. */
export async function submitApplication(
  db: Db,
  seller: Seller,
  kind: Kind,
  texts: SellerMessages,
  now: Date,
): Promise<void> {
  await db.transaction(async (own) => {
    const application = await openApplication(own, seller.sellerId, kind, texts, now);
    if ((await missingParts(own, application)).length > 0) throw badInput(texts.incomplete);
    for (const step of STEPS_OF[kind]) {
      const wrong = await wrongFields(own, seller, step, application.answers[step] ?? {}, texts, now);
      if (Object.keys(wrong).length > 0) throw new FieldErrors(texts.checkFields, wrong);
    }
    await own
      .update(applications)
      .set({ status: 'submitted', reason: null, submittedAt: now, reviewedAt: null, updatedAt: now })
      .where(eq(applications.applicationId, application.applicationId));
  });
}

import { and, asc, eq } from 'drizzle-orm';
import type { Kind } from '../../shared/seller-application.js';
import type { Db } from '../db/database.js';
import { missingParts } from './applications.js';
import { type Application, applications, documents } from './schema.js';

/** A paper as replies name it, without what it holds. */
export const LISTED_PAPER = {
  document_id: documents.documentId,
  sort: documents.sort,
  name: documents.name,
  type: documents.type,
  size: documents.size,
  uploaded_at: documents.uploadedAt,
};

/** An application with all that its seller may know; one that was not begun is a draft of nothing. */
export async function findApplication(db: Db, sellerId: number, kind: Kind) {
  const [application] = await db
    .select()
    .from(applications)
    .where(and(eq(applications.sellerId, sellerId), eq(applications.kind, kind)));
  const papers =
    application === undefined
      ? []
      : await db
          .select(LISTED_PAPER)
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

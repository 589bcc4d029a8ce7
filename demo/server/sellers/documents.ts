import { and, eq } from 'drizzle-orm';
import {
  DOCUMENTS,
  type DocumentType,
  type Kind,
  MAX_DOCUMENT_BYTES,
} from '../../shared/seller-application.js';
import type { Db } from '../db/database.js';
import { badInput, notFound } from '../http/api.js';
import { LISTED_DOCUMENT, openApplication } from './applications.js';
import type { SellerMessages } from './messages.js';
import { applications, documents } from './schema.js';

/** The first bytes of each file type. */
const SIGNATURES: readonly (readonly [DocumentType, readonly number[]])[] = [
  ['application/pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
];

const EXTENSIONS: Readonly<Record<DocumentType, RegExp>> = {
  'application/pdf': /\.pdf$/i,
  'image/jpeg': /\.jpe?g$/i,
  'image/png': /\.png$/i,
};

const MAX_NAME = 120;

export interface Upload {
  readonly sort: string;
  readonly name: string;
  /** The type that the sender declares; empty for none. */
  readonly declaredType: string;
  readonly content: Uint8Array;
}

/** Returns a file's type by its first bytes, or null if it isn't accepted. */
export function typeOf(content: Uint8Array): DocumentType | null {
  const found = SIGNATURES.find(([, bytes]) => bytes.every((byte, at) => content[at] === byte));
  return found?.[0] ?? null;
}

/** Saves a document and replaces any earlier one of its sort. Its name, declared type, and first bytes must agree. */
export async function saveDocument(
  db: Db,
  sellerId: number,
  kind: Kind,
  upload: Upload,
  texts: SellerMessages,
  now: Date,
) {
  const { sort, content, declaredType } = upload;
  if (!Object.hasOwn(DOCUMENTS[kind], sort)) throw badInput(texts.paperSort);
  if (content.length === 0 || content.length > MAX_DOCUMENT_BYTES) throw badInput(texts.paperSize);
  const type = typeOf(content);
  const name = plainName(upload.name);
  if (type === null || declaredType !== type || !EXTENSIONS[type].test(name)) throw badInput(texts.paperType);
  return db.transaction(async (own) => {
    const { applicationId } = await openApplication(own, sellerId, kind, texts, now);
    const document = { name, type, size: content.length, content, uploadedAt: now };
    const [stored] = await own
      .insert(documents)
      .values({ applicationId, sort, ...document })
      .onConflictDoUpdate({ target: [documents.applicationId, documents.sort], set: document })
      .returning(LISTED_DOCUMENT);
    await own
      .update(applications)
      .set({ updatedAt: now })
      .where(eq(applications.applicationId, applicationId));
    if (stored === undefined) throw new Error('the document was not stored');
    return stored;
  });
}

/** Finds a document with its content, only for its owner. */
export async function findDocument(db: Db, sellerId: number, documentId: number, texts: SellerMessages) {
  const [found] = await db
    .select({ document: documents })
    .from(documents)
    .innerJoin(applications, eq(applications.applicationId, documents.applicationId))
    .where(and(eq(documents.documentId, documentId), eq(applications.sellerId, sellerId)));
  if (found === undefined) throw notFound(texts.noPaper);
  return found.document;
}

/** Removes a document from an open application. Throws a 404 ApiError if it is someone else's or doesn't exist. */
export async function removeDocument(
  db: Db,
  sellerId: number,
  documentId: number,
  texts: SellerMessages,
  now: Date,
): Promise<void> {
  await db.transaction(async (own) => {
    const [found] = await own
      .select({ kind: applications.kind })
      .from(documents)
      .innerJoin(applications, eq(applications.applicationId, documents.applicationId))
      .where(and(eq(documents.documentId, documentId), eq(applications.sellerId, sellerId)));
    if (found === undefined) throw notFound(texts.noPaper);
    await openApplication(own, sellerId, found.kind, texts, now);
    await own.delete(documents).where(eq(documents.documentId, documentId));
  });
}

/** Returns the last part of a path, without characters that have a meaning in file systems or headers. */
function plainName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  return last
    .replace(/[\p{Cc}\p{Cf}"<>|:*?]/gu, '')
    .slice(-MAX_NAME)
    .trim();
}

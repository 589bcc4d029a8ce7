import { asc, desc, eq, sql } from 'drizzle-orm';
import type { Values } from '../../shared/check-form.js';
import { slug } from '../cars/makes/make.js';
import type { Db } from '../db/database.js';
import { departments } from '../departments/schema.js';
import { goods } from '../goods/schema.js';
import { type Answer, OperatorError } from '../operator/answer.js';
import { returnAddress } from '../stores/return-address.js';
import { stores } from '../stores/schema.js';
import { isTaken, LISTED_DOCUMENT } from './applications.js';
import {
  APPLICATION_STATES,
  type Application,
  applications,
  documents,
  type Seller,
  sellers,
  storeNumbers,
} from './schema.js';

const COUNTRY_NAMES = new Intl.DisplayNames('en', { type: 'region' });

/** Opens a store for a seller. One who has a store keeps it, and an approved factory's store becomes a factory. */
export async function openStore(db: Db, seller: Seller, { kind, answers }: Application): Promise<number> {
  const isFactory = kind === 'factory';
  if (seller.storeId !== null) {
    if (isFactory) await makeFactory(db, seller.storeId);
    return seller.storeId;
  }
  const sign: Values = (isFactory ? answers.factory : answers.goods) ?? {};
  const firm: Values = (isFactory ? answers.factory : answers.company) ?? {};
  const { city = '' } = firm;
  const country = COUNTRY_NAMES.of(firm.country ?? 'US') ?? '';
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
    ...{ city, country },
    returnTo: returnAddress({ city, country, street: firm.street, zip: firm.post_code }),
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

/** Returns the color of the store's sign, which is that of its first department. */
async function colorOf(db: Db, catId: number): Promise<string> {
  const [department] = await db.select().from(departments).where(eq(departments.catId, catId));
  return department?.colorHex ?? '#243356';
}

const MAX_REASON = 1_000;

const HELP = `What can be done with the applications of sellers and factories:
  list [draft|submitted|approved|refused]   those of a state, "submitted" without one
  show <id>                                 one with its answers and papers
  document <document id> <file>             writes a paper into a new file
  approve <id>                              opens the store
  refuse <id> "reason"                      the seller reads the reason, and may correct and send again`;

export async function reviewApplications(db: Db, args: readonly string[], now = new Date()): Promise<Answer> {
  const [command = 'help', first = '', second = ''] = args;
  switch (command) {
    case 'list':
      return { text: await list(db, first || 'submitted') };
    case 'show':
      return { text: await show(db, toId(first)) };
    case 'document':
      return readDocument(db, toId(first));
    case 'approve':
      return { text: await approve(db, toId(first), now) };
    case 'refuse':
      return { text: await refuse(db, toId(first), second, now) };
    case 'help':
      return { text: HELP };
    default:
      throw new OperatorError(`There is no command "${command}".\n${HELP}`);
  }
}

function toId(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text))
    throw new OperatorError(`"${text}" is no number of an application or document.`);
  return Number(text);
}

async function list(db: Db, wish: string): Promise<string> {
  const status = APPLICATION_STATES.find((each) => each === wish);
  if (status === undefined)
    throw new OperatorError(`The states are ${APPLICATION_STATES.join(', ')}, not "${wish}".`);
  const rows = await db
    .select({ application: applications, seller: sellers })
    .from(applications)
    .innerJoin(sellers, eq(sellers.sellerId, applications.sellerId))
    .where(eq(applications.status, status))
    .orderBy(asc(applications.submittedAt), desc(applications.applicationId));
  if (rows.length === 0) return `No application is ${status}.`;
  return rows.map(({ application, seller }) => line(application, seller)).join('\n');
}

function line({ applicationId, kind, status, submittedAt, answers }: Application, { email }: Seller): string {
  const name = answers.goods?.store_name ?? answers.factory?.store_name ?? '(no name yet)';
  return [applicationId, kind, status, submittedAt?.toISOString() ?? 'not sent', email, name].join('\t');
}

async function show(db: Db, id: number): Promise<string> {
  const { application, seller } = await find(db, id);
  const papers = await db.select(LISTED_DOCUMENT).from(documents).where(eq(documents.applicationId, id));
  const answers = Object.entries(application.answers).flatMap(([step, values]) => [
    `${step}:`,
    ...Object.entries(values).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  const sheets = papers.map(({ document_id, sort, name, type, size }) =>
    [`document ${document_id}`, sort, name, type, `${size} bytes`].join('\t'),
  );
  const reason = application.reason === null ? [] : [`refused: ${application.reason}`];
  return [line(application, seller), ...reason, ...answers, ...sheets].join('\n');
}

async function readDocument(db: Db, documentId: number): Promise<Answer> {
  const [paper] = await db.select().from(documents).where(eq(documents.documentId, documentId));
  if (paper === undefined) throw new OperatorError(`There is no document ${documentId}.`);
  return { text: `${paper.name}, ${paper.type}, ${paper.size} bytes`, content: paper.content };
}

async function approve(db: Db, id: number, now: Date): Promise<string> {
  return db.transaction(async (own) => {
    const application = await decide(own, id, {
      status: 'approved',
      reason: null,
      reviewedAt: now,
      updatedAt: now,
      mailDue: true,
    });
    const [seller] = await own
      .select()
      .from(sellers)
      .where(eq(sellers.sellerId, application.sellerId))
      .for('update');
    if (seller === undefined) throw new OperatorError('The seller is gone.');
    const { answers, kind } = application;
    const name = (kind === 'factory' ? answers.factory : answers.goods)?.store_name ?? '';
    if (seller.storeId === null && (await isTaken(own, name)))
      throw new OperatorError(
        `There is a store "${name}" by now. Refuse the application, so that it can be renamed.`,
      );
    const storeId = await openStore(own, seller, application);
    return `Application ${id} is approved: store ${storeId}.`;
  });
}

async function refuse(db: Db, id: number, words: string, now: Date): Promise<string> {
  const reason = words.replace(/\s+/g, ' ').trim();
  if (reason === '') throw new OperatorError('A refusal needs a reason, which the seller reads.');
  if (reason.length > MAX_REASON) throw new OperatorError(`The reason may have ${MAX_REASON} characters.`);
  await decide(db, id, {
    status: 'refused',
    reason,
    reviewedAt: now,
    updatedAt: now,
    mailDue: true,
  });
  return `Application ${id} is refused: ${reason}`;
}

/** Saves a decision. Of two concurrent decisions, only one takes effect. */
async function decide(db: Db, id: number, decision: Partial<Application>): Promise<Application> {
  const [decided] = await db
    .update(applications)
    .set(decision)
    .where(sql`${applications.applicationId} = ${id} and ${applications.status} = 'submitted'`)
    .returning();
  if (decided !== undefined) return decided;
  const { application } = await find(db, id);
  throw new OperatorError(
    `Application ${id} is ${application.status}: only one that is submitted can be decided on.`,
  );
}

async function find(db: Db, id: number): Promise<{ application: Application; seller: Seller }> {
  const [found] = await db
    .select({ application: applications, seller: sellers })
    .from(applications)
    .innerJoin(sellers, eq(sellers.sellerId, applications.sellerId))
    .where(eq(applications.applicationId, id));
  if (found === undefined) throw new OperatorError(`There is no application ${id}.`);
  return found;
}

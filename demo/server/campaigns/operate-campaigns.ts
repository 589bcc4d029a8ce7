import { desc } from 'drizzle-orm';
import type { Db } from '../db/database.js';
import { type Answer, OperatorError } from '../operator/answer.js';
import { periodOf } from '../orders/operate-orders.js';
import { applyCampaign, findCampaign, listFaults, outdated } from './apply.js';
import { CampaignFile, readCampaign } from './campaign.js';
import { changesBetween } from './changes.js';
import { currentCampaign } from './current.js';
import { faultsOf } from './faults.js';
import { jsonSchemaOf } from './json-schema.js';
import { reportCampaigns } from './report.js';
import { campaigns } from './schema.js';
import { warningsOf } from './warnings.js';

const HELP = `What can be done with the campaign (prizes, gifts, banner, notices, color, navigation):
  export <file>      writes what is in force into a new file
  schema <file>      writes the file that an editor completes a campaign by
  check <file>       lists every fault with its path, or what would change
  apply <file>       changes the shop, all of it or nothing
  history            who changed what, and when
  rollback <number>  applies a campaign of the history again
  report [--from 2026-03-01] [--to 2026-03-31]
                     what it brought, by day, partner, and campaign`;

/**
 * Runs a campaign command. In place of a file's name, `check` and `apply` get its content.
 * @param args `--by` names who does it
 */
export async function operateCampaigns(db: Db, args: readonly string[], now = new Date()): Promise<Answer> {
  const { words, by } = readBy(args);
  const [command = 'help', first = ''] = words;
  switch (command) {
    case 'export':
      return exportCampaign(db);
    case 'schema':
      return {
        text: 'The schema is written.',
        content: toFile({ $schema: DIALECT, ...jsonSchemaOf(CampaignFile) }),
      };
    case 'check':
      return { text: await check(db, first) };
    case 'apply':
      return { text: await apply(db, first, by, now) };
    case 'history':
      return { text: await history(db) };
    case 'rollback':
      return { text: await rollBack(db, first, by, now) };
    case 'report':
      return { text: await reportCampaigns(db, periodOf(words.slice(1))) };
    case 'help':
      return { text: HELP };
    default:
      throw new OperatorError(`There is no command "${command}".\n${HELP}`);
  }
}

const DIALECT = 'https://json-schema.org/draft/2020-12/schema';
const MAX_NAME = 100;

function readBy(args: readonly string[]): { readonly words: readonly string[]; readonly by: string } {
  const index = args.indexOf('--by');
  if (index === -1) return { words: args, by: 'unknown' };
  const by = (args[index + 1] ?? '').trim().slice(0, MAX_NAME);
  if (by === '') throw new OperatorError('--by wants a name.');
  return { words: [...args.slice(0, index), ...args.slice(index + 2)], by };
}

const toFile = (value: unknown): Uint8Array =>
  new TextEncoder().encode(`${JSON.stringify(value, null, 2)}\n`);

async function exportCampaign(db: Db): Promise<Answer> {
  const { number, campaign } = await currentCampaign(db);
  const content = toFile({ $schema: './campaign.schema.json', basedOn: number, ...campaign });
  return { text: `Campaign ${number}, "${campaign.name}", is written.`, content };
}

function read(content: string) {
  const file = readCampaign(content);
  if ('faults' in file) throw new OperatorError(listFaults(file.faults));
  return file;
}

async function check(db: Db, content: string): Promise<string> {
  const { campaign, basedOn } = read(content);
  const { number, campaign: before } = await currentCampaign(db);
  const changes = changesBetween(before, campaign);
  const faults = await faultsOf(db, campaign);
  if (changes.length > 0 && basedOn !== null && basedOn !== number) faults.push(outdated(basedOn, number));
  if (faults.length > 0) throw new OperatorError(listFaults(faults));
  const warnings = await warningsOf(db, before, campaign);
  return [listChanges('would change', changes), ...warnings].join('\n');
}

async function apply(db: Db, content: string, by: string, now: Date): Promise<string> {
  const { campaign, basedOn } = read(content);
  const { number, changes } = await applyCampaign(db, { campaign, basedOn, restored: null, by, now });
  return changes.length === 0
    ? listChanges('', [])
    : `${listChanges('changed', changes)}\nThis is campaign ${number}.`;
}

async function rollBack(db: Db, word: string, by: string, now: Date): Promise<string> {
  if (!/^\d{1,9}$/.test(word)) throw new OperatorError('Name the campaign by its number in the history.');
  const restored = Number(word);
  const campaign = await findCampaign(db, restored);
  const { number, changes } = await applyCampaign(db, { campaign, basedOn: null, restored, by, now });
  if (changes.length === 0) return `Campaign ${restored} is what is in force.`;
  return `${listChanges('changed', changes)}\nCampaign ${restored} is restored, as campaign ${number}.`;
}

function listChanges(verb: string, changes: readonly string[]): string {
  if (changes.length === 0) return 'There is nothing to change.';
  const count = changes.length === 1 ? 'One thing' : `${changes.length} things`;
  return [`${count} ${verb}:`, ...changes.map((change) => `  ${change}`)].join('\n');
}

const LISTED = 50;

async function history(db: Db): Promise<string> {
  const { number, appliedAt, appliedBy, restored, content, changes } = campaigns;
  const rows = await db
    .select({ number, appliedAt, appliedBy, restored, content, changes })
    .from(campaigns)
    .orderBy(desc(number))
    .limit(LISTED);
  if (rows.length === 0) return 'No campaign has been applied yet.';
  return rows
    .flatMap((row) => [
      [
        row.number,
        row.appliedAt.toISOString(),
        row.appliedBy,
        row.content.name + (row.restored === null ? '' : ` (restores ${row.restored})`),
      ].join('\t'),
      ...row.changes.map((change) => `  ${change}`),
    ])
    .join('\n');
}

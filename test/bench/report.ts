import { readFile, writeFile } from 'node:fs/promises';

/** What one measurement found: a table, and what must be known to read it. */
export interface Section {
  readonly title: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly notes: string;
}

/**
 * The section as Markdown; the first column is text, the others are figures.
 * @param command that measures it, alone
 * @param level of its heading
 */
export function toMarkdown({ title, head, rows, notes }: Section, command: string, level = '##'): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const rule = head.map((_, column) => (column === 0 ? '---' : '--:'));
  return [
    `${level} ${title}`,
    '',
    `\`${command}\``,
    '',
    notes,
    '',
    line(head),
    line(rule),
    ...rows.map(line),
  ].join('\n');
}

const start = '<!-- bench:start -->';
const end = '<!-- bench:end -->';

/**
 * Puts a text between the markers of a page.
 * @returns false where the file or the markers are missing.
 */
export async function rewritePage(file: string, text: string): Promise<boolean> {
  const page = await readFile(file, 'utf8').catch(() => '');
  const from = page.indexOf(start);
  const to = page.indexOf(end, from);
  if (from < 0 || to < 0) return false;
  await writeFile(file, `${page.slice(0, from + start.length)}\n\n${text}\n\n${page.slice(to)}`);
  return true;
}

/**
 * Puts a section in place of the one of the page that has its heading.
 * @returns false where the page has none.
 */
export async function rewriteSection(file: string, section: string): Promise<boolean> {
  const page = await readFile(file, 'utf8').catch(() => '');
  const [heading = ''] = section.split('\n');
  const from = page.indexOf(`${heading}\n`);
  if (from < 0) return false;
  const after = [page.indexOf('\n## ', from), page.indexOf(end, from)].filter((at) => at >= 0);
  const to = after.length > 0 ? Math.min(...after) : page.length;
  await writeFile(file, `${page.slice(0, from)}${section}\n${page.slice(to)}`);
  return true;
}

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
 */
export function toMarkdown({ title, head, rows, notes }: Section, command: string): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const rule = head.map((_, column) => (column === 0 ? '---' : '--:'));
  return [`## ${title}`, '', `\`${command}\``, '', notes, '', line(head), line(rule), ...rows.map(line)].join(
    '\n',
  );
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

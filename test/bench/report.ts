import { readFile, writeFile } from 'node:fs/promises';

/** The result of one measurement: a table, and notes for reading it. */
export interface Section {
  readonly title: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly notes: string;
}

/**
 * Returns the section as Markdown. The first column is text, and the others are figures.
 * @param command measures only this section
 * @param level the heading's marker
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
 * Replaces the text between a page's markers.
 * @returns false if the file or the markers are missing.
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
 * Replaces the page's section that has the same heading, or adds one at the end.
 * @returns false if the page has neither the heading nor the markers.
 */
export async function rewriteSection(file: string, section: string): Promise<boolean> {
  const page = await readFile(file, 'utf8').catch(() => '');
  const [heading = ''] = section.split('\n');
  const from = page.indexOf(`${heading}\n`);
  if (from < 0) {
    const last = page.indexOf(end);
    if (last < 0) return false;
    await writeFile(file, `${page.slice(0, last).trimEnd()}\n\n${section}\n\n${page.slice(last)}`);
    return true;
  }
  const after = [page.indexOf('\n## ', from), page.indexOf(`\n${end}`, from)].filter((at) => at >= 0);
  const to = after.length > 0 ? Math.min(...after) : page.length;
  await writeFile(file, `${page.slice(0, from)}${section}\n${page.slice(to)}`);
  return true;
}

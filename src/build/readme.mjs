/**
 * `npm run docs`: writes the sources that are made from the definitions, and the tables of README.md between their
 * markers, from the built files. With `--check`, it writes nothing and fails if the README is stale.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { readDefinitions } from './definitions.mjs';
import { commonTokens, entryBytes, kilobytes, readElements, table } from './docs/reference.mjs';
import { writeSources } from './generated.mjs';
import { isProgram } from './platform.mjs';

const code = (text) => `\`${text}\``;
const names = (entries) => entries.map(({ name }) => (name ? code(name) : '(default)')).join(', ');

/** Returns the README with up-to-date generated sections. */
export function withTables(readme) {
  const elements = readElements();
  const shown = [...elements].filter(([widget]) => widget !== 'config');
  const common = commonTokens(elements);
  const isOwn = ({ name }) => !common.some((token) => token.name === name);
  const sections = {
    widgets: table(
      ['element', 'what it is', 'size'],
      shown.map(([widget, { tagName, summary }]) => [
        `[\`<${tagName}>\`](demo/docs/elements/${widget}.md)`,
        summary,
        kilobytes(entryBytes(widget)),
      ]),
      ['size'],
    ),
    tokens: names(common),
    parts: table(
      ['element', 'parts', 'slots', 'custom properties of its own'],
      shown.map(([, { tagName, cssParts, slots, cssProperties }]) => [
        code(tagName),
        names(cssParts),
        names(slots),
        names(cssProperties.filter(isOwn)),
      ]),
    ),
  };
  return Object.entries(sections).reduce((text, [name, content]) => {
    const marked = new RegExp(`(<!-- ${name}:start -->)[\\s\\S]*?(<!-- ${name}:end -->)`);
    if (!marked.test(text)) throw new Error(`README.md has no place for ${name}`);
    return text.replace(marked, (_, start, end) => `${start}\n\n${content}\n\n${end}`);
  }, readme);
}

/** Removes the figures from sizes: another build of the same sources may be a few bytes larger or smaller. */
const withoutSizes = (text) => text.replace(/[\d.]+ kB/g, '… kB');

/** Returns the sizes in a README, in kB. */
const sizesOf = (text) => [...text.matchAll(/([\d.]+) kB/g)].map(([, size]) => Number(size));

/** Returns whether a README is up to date: its text exactly, and its sizes to within rounding. */
export function isUpToDate(readme) {
  const updated = withTables(readme);
  if (withoutSizes(readme) !== withoutSizes(updated)) return false;
  const sizes = sizesOf(updated);
  return sizesOf(readme).every((size, at) => Math.abs(size - sizes[at]) < 0.15);
}

if (isProgram(import.meta.url)) {
  const readme = readFileSync('README.md', 'utf8');
  if (process.argv.includes('--check')) {
    if (!isUpToDate(readme)) throw new Error('README.md is stale: npm run docs');
  } else {
    await writeSources(await readDefinitions());
    writeFileSync('README.md', withTables(readme));
  }
}

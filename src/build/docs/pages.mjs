import { readdirSync, readFileSync } from 'node:fs';
import { extname, posix } from 'node:path';
import { readDefinitions } from '../definitions.mjs';
import { withSlashes } from '../platform.mjs';
import { callReference, elementCallTable, readCallTables } from './calls.mjs';
import { conformanceTables } from './conformance.mjs';
import { elementBytes, elementReference, readElements } from './reference.mjs';
import { readTables } from './tables.mjs';

/** The folder of the handwritten pages. */
export const DOCS = 'demo/docs';

const REPOSITORY = 'https://github.com/storefront-widgets/storefront-widgets';

/**
 * A live example in a page: an HTML fence that is marked as live, optionally with the height of its frame, its height
 * from when a dialog opens in it, and whether its content scrolls rather than makes it higher.
 */
const LIVE = /^```html live(?: height=(\d+))?(?: dialog=(\d+))?( fixed)?\n([\s\S]*?)^```$/gm;

/**
 * Returns the complete pages of the documentation. Comments such as `<!-- table: config -->` are replaced with content
 * from the definitions, the built files, or other files.
 * @returns {Promise<Map<string, string>>} Markdown by its path within `demo/docs`
 * @throws {Error} if a comment asks for content that doesn't exist
 */
export async function readPages() {
  const elements = readElements();
  const definitions = await readDefinitions();
  const tables = {
    ...(await readTables(elements)),
    ...conformanceTables(),
    calls: await callReference(),
    'element-calls': await elementCallTable(definitions),
  };
  const callsOf = await readCallTables(definitions);
  const made = {
    table: (name) => tables[name],
    element: (widget) => {
      const definition = definitions.find((each) => each.widget === widget);
      return elementReference(widget, elements, definition, callsOf(definition));
    },
    summary: (widget) => elements.get(widget)?.summary,
    bytes: elementBytes,
    file: (path) =>
      `\`\`\`${extname(path).slice(1).replace('mjs', 'js')}\n${readFileSync(path, 'utf8').trim()}\n\`\`\``,
    text: (path, folder) =>
      withLinks(
        readFileSync(path, 'utf8')
          .replace(/^# .*\n+/, '')
          .trim(),
        path,
        folder,
      ),
  };
  const paths = readdirSync(DOCS, { recursive: true, encoding: 'utf8' })
    .map((path) => withSlashes(path))
    .filter((path) => path.endsWith('.md') && !path.startsWith('.'))
    .sort();
  return new Map(
    paths.map((path) => {
      const file = posix.join(DOCS, path);
      const folder = posix.dirname(path);
      const text = withLinks(readFileSync(file, 'utf8'), file, folder);
      const whole = text.replace(/<!-- (\w+): (\S+) -->/g, (comment, kind, name) => {
        const content = Object.hasOwn(made, kind) ? made[kind](name, folder) : undefined;
        if (content === undefined) throw new Error(`${file}: nothing is made for ${comment}`);
        return content;
      });
      return [path, whole];
    }),
  );
}

/**
 * Makes relative links that lead out of the documentation point to the repository.
 * @param from the file that contains them
 * @param folder the page's folder within the documentation
 */
function withLinks(text, from, folder) {
  return text.replace(/\]\((?!\w+:|#)([^)#]+)(#[^)]*)?\)/g, (_, link, hash = '') => {
    const target = posix.join(posix.dirname(from), link);
    const page = posix.relative(DOCS, target);
    if (!page.startsWith('..')) return `](./${posix.relative(folder, page)}${hash})`;
    return `](${REPOSITORY}/${extname(target) ? 'blob' : 'tree'}/main/${target}${hash})`;
  });
}

/** Returns the name of a page's live example: the page's path and the example's number. */
const nameOf = (path, place) => `${path.replace(/\.md$/, '').replaceAll('/', '-')}-${place}`;

/**
 * Extracts the live examples from a page.
 * @returns {{ text: string, examples: readonly { name: string, html: string }[] }} the page with a component above each
 * live fence, and the HTML of each example
 */
export function withExamples(path, page) {
  const examples = [];
  const text = page.replace(LIVE, (_, height = '360', dialog = height, fixed, html) => {
    const name = nameOf(path, examples.length + 1);
    examples.push({ name, html });
    const more = (fixed ? ' is-fixed' : '') + (/ lang="/.test(html) ? ' has-language' : '');
    return `<LiveExample name="${name}" :height="${height}" :dialog="${dialog}"${more} />\n\n\`\`\`html\n${html}\`\`\``;
  });
  return { text, examples };
}

/**
 * Returns the page in the frame of an example. The frame has no origin, so nothing in it touches the storage of these
 * pages. It uses the classic script, which such a frame may load from any server.
 * @param events the events that it reports to the page around it
 */
export const examplePage = (html, events) => `<!doctype html>
<html lang="en" data-events="${events.join(' ')}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Example</title>
    <link rel="stylesheet" href="../frame.css">
    <script src="../sample-shop.js"></script>
    <script src="../frame.js"></script>
    <script src="../../dist/storefront.classic.js" data-api="https://shop.example/v3" data-site="https://shop.example"></script>
  </head>
  <body>
${html}  </body>
</html>
`;

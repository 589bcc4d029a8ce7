import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The file in `dist` that names what is bundled, with each license as its authors wrote it. */
const FILE = 'THIRD_PARTY_LICENSES';

/** Licenses under which something may be shipped (SPDX). Each asks for its text at most. */
const ALLOWED = new Set(['MIT', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'CC0-1.0', '0BSD']);

const HEAD =
  'storefront-widgets is under the license in LICENSE. The files here hold parts of these packages:';

/** Packages under MIT that come without its text, and who holds their copyright as their repositories tell. */
const WITHOUT_TEXT = new Map([
  ['@r2wc/core', 'Copyright (c) 2022 Bitovi'],
  ['@r2wc/react-to-web-component', 'Copyright (c) 2022 Bitovi'],
]);

/** MIT's text, which but for this line is the same for everybody. */
const mitOf = (copyright) => readFileSync('LICENSE', 'utf8').replace(/^Copyright .*$/m, copyright);

/** A module of a package by its path: the package's folder. */
const FOLDER = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+(?=[\\/])/;

/**
 * @typedef {object} Package
 * @property {string} name
 * @property {string} version
 * @property {string} [license] in SPDX's words
 * @property {readonly string[]} texts of its files LICENSE and NOTICE
 */

/** @returns {Package} what a package's folder tells of it */
function readPackage(folder) {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const files = readdirSync(folder).filter((file) => /^(?:licen[cs]e|copying|notice)/i.test(file));
  const texts = files.sort().map((file) => readFileSync(join(folder, file), 'utf8'));
  const copyright = license === 'MIT' && texts.length === 0 ? WITHOUT_TEXT.get(name) : undefined;
  return { name, version, license, texts: copyright ? [mitOf(copyright)] : texts };
}

/**
 * The notices of packages, a section each.
 * @param {readonly Package[]} packages
 * @returns {string} sorted by name and version, whatever order they come in
 * @throws {Error} that names a package whose license is not allowed, or whose text is missing
 */
export function notices(packages) {
  const sections = packages.map(({ name, version, license, texts }) => {
    const title = `${name} ${version} (${license})`;
    if (!ALLOWED.has(license ?? ''))
      throw new Error(`${title} must not be shipped: its license is not allowed.`);
    if (texts.length === 0)
      throw new Error(`${title} must not be shipped: the text of its license is missing.`);
    return [title, ...texts.map((text) => text.trim())].join('\n\n');
  });
  return `${[HEAD, ...sections.sort()].join(`\n\n${'-'.repeat(80)}\n\n`)}\n`;
}

/**
 * Rollup plugins around what is shipped of other people's packages. Each build takes `collect`; the notices are of all
 * that was collected until they are made.
 */
export function licenses() {
  /** @type {Map<string, Package>} */
  const found = new Map();
  const text = () => notices([...found.values()]);
  return {
    collect: () => ({
      name: 'licenses-collect',
      generateBundle(_, bundle) {
        for (const { modules = {} } of Object.values(bundle)) {
          for (const [path, { renderedLength }] of Object.entries(modules)) {
            const folder = renderedLength > 0 ? FOLDER.exec(path)?.[0] : undefined;
            if (folder === undefined || found.has(folder)) continue;
            found.set(folder, readPackage(folder));
          }
        }
      },
    }),
    /** The notices of what was collected so far. */
    text,
    /** Writes the file, after the `collect` of the same build. */
    write: () => ({
      name: 'licenses-write',
      generateBundle() {
        this.emitFile({ type: 'asset', fileName: FILE, source: text() });
      },
    }),
  };
}

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The file in `dist` that lists the bundled packages, with each license as its authors wrote it. */
const FILE = 'THIRD_PARTY_LICENSES';

/** The licenses that shipped packages may have (SPDX). Each requires at most that its text is included. */
const ALLOWED = new Set(['MIT', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'CC0-1.0', '0BSD']);

const HEAD =
  'storefront-widgets is under the license in LICENSE. The files here hold parts of these packages:';

/** MIT packages that come without its text, and their copyright holders according to their repositories. */
const WITHOUT_TEXT = new Map([
  ['@r2wc/core', 'Copyright (c) 2022 Bitovi'],
  ['@r2wc/react-to-web-component', 'Copyright (c) 2022 Bitovi'],
]);

/** Returns MIT's text, which is the same for everybody except for this line. */
const mitOf = (copyright) => readFileSync('LICENSE', 'utf8').replace(/^Copyright .*$/m, copyright);

/** Matches the folder of the package in a module's path. */
const FOLDER = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+(?=[\\/])/;

/**
 * @typedef {object} Package
 * @property {string} name
 * @property {string} version
 * @property {string} [license] an SPDX identifier
 * @property {readonly string[]} texts the texts of its LICENSE and NOTICE files
 */

/** @returns {Package} the package, as read from its folder */
function readPackage(folder) {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const files = readdirSync(folder).filter((file) => /^(?:licen[cs]e|copying|notice)/i.test(file));
  const texts = files.sort().map((file) => readFileSync(join(folder, file), 'utf8'));
  const copyright = license === 'MIT' && texts.length === 0 ? WITHOUT_TEXT.get(name) : undefined;
  return { name, version, license, texts: copyright ? [mitOf(copyright)] : texts };
}

/**
 * Returns the notices of packages, one section each.
 * @param {readonly Package[]} packages
 * @returns {string} sorted by name and version, in whatever order the packages come
 * @throws {Error} that names a package if its license isn't allowed or its text is missing
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
 * Creates Rollup plugins for the third-party packages that are shipped. Each build uses `collect`. The notices cover
 * everything collected up to the time they are generated.
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
    /** Returns the notices of everything collected so far. */
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

/**
 * `npm run release -- --dry-run`: builds and checks the release, and writes it to `release/`: the folder for a CDN,
 * which never changes again, the package, and the notes. Without `--dry-run`, it also sets the tag and publishes the
 * package. That requires a clean tree and a release date in the changelog.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readDefinitions } from './definitions.mjs';
import { unfinished } from './generated.mjs';
import { isProgram, npmCommand } from './platform.mjs';

const OUT = 'release';

/** The tests that a release must pass: `publint` and `attw`, the hashes, the budgets, the licenses. */
export const CHECKS = ['package', 'outputs', 'sizes', 'licenses'].map(
  (name) => `test/bundle/${name}.node.test.ts`,
);

/**
 * Returns a version's entry in a changelog.
 * @returns {{ notes: string, date: string | null }} Markdown without the heading; no date while it's unreleased
 * @throws {Error} if there is no entry
 */
export function notesOf(changelog, version) {
  const sections = changelog.split(/^## /m).slice(1);
  const section = sections.find((text) => text.split(' ', 1)[0] === version);
  const [, when = '', notes = ''] = /^\S+ \((.+?)\)\n([\s\S]*)$/.exec(section ?? '') ?? [];
  if (!notes.trim()) throw new Error(`CHANGELOG.md says nothing of ${version}`);
  return { notes: notes.trim(), date: /^\d{4}-\d\d-\d\d$/.test(when) ? when : null };
}

/**
 * Writes the release from the built files.
 * @param {string} out a folder, which is emptied first
 * @returns {{ version: string, cdn: string, tarball: string, files: number }}
 * @throws {Error} if a built file doesn't match `integrity.json`
 */
export function writeRelease(out) {
  const { name, version } = JSON.parse(readFileSync('package.json', 'utf8'));
  const { notes } = notesOf(readFileSync('CHANGELOG.md', 'utf8'), version);
  rmSync(out, { recursive: true, force: true });
  const cdn = join(out, 'cdn', `${name}@${version}`);
  mkdirSync(cdn, { recursive: true });
  cpSync('dist', cdn, { recursive: true, filter: (file) => !file.endsWith('.map') });
  const hashes = Object.entries(JSON.parse(readFileSync(join(cdn, 'integrity.json'), 'utf8')));
  for (const [file, hash] of hashes) {
    const found = createHash('sha384')
      .update(readFileSync(join(cdn, file)))
      .digest('base64');
    if (hash !== `sha384-${found}`) throw new Error(`${file} is not what integrity.json says`);
  }
  writeFileSync(join(out, 'notes.md'), `${notes}\n`);
  const [program, words] = npmCommand(['pack', '--ignore-scripts', '--json', '--pack-destination', out]);
  const packed = execFileSync(program, words, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const files = readdirSync(cdn, { recursive: true }).filter((file) => statSync(join(cdn, file)).isFile());
  return { version, cdn, tarball: join(out, JSON.parse(packed)[0].filename), files: files.length };
}

/** Runs a command and shows its output. @throws {Error} that names the command if it fails */
function run(command, words) {
  const { status } = spawnSync(command, words, { stdio: 'inherit' });
  if (status !== 0) throw new Error(`${[command, ...words].join(' ')} failed`);
}

/** @throws {Error} that says why the release can't be published yet */
async function mayPublish() {
  const missing = unfinished(await readDefinitions());
  if (missing.length) throw new Error(missing.join('\n'));
  if (execFileSync('git', ['status', '--porcelain'], { encoding: 'utf8' }).trim())
    throw new Error('There are changes that are not committed.');
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  if (notesOf(readFileSync('CHANGELOG.md', 'utf8'), version).date === null)
    throw new Error(`CHANGELOG.md does not say when ${version} is released.`);
}

async function release(isDry) {
  if (!isDry) await mayPublish();
  run(...npmCommand(['run', '--silent', 'build']));
  run(process.execPath, ['--import', 'tsx', '--test', '--test-reporter=dot', ...CHECKS]);
  const { version, cdn, tarball, files } = writeRelease(OUT);
  console.log(`${cdn}: ${files} files\n${tarball}\n${join(OUT, 'notes.md')}`);
  if (isDry) return;
  run('git', ['tag', `v${version}`]);
  run(...npmCommand(['publish', tarball]));
}

if (isProgram(import.meta.url)) await release(process.argv.includes('--dry-run'));

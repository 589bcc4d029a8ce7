import assert from 'node:assert/strict';
import { dirname, extname, resolve } from 'node:path';
import { describe, it } from 'node:test';
import ts from 'typescript';
import { withSlashes } from '../../src/build/platform.mjs';
import { filesOf, type Import, importsOf, projectFiles } from './source-files.js';

/** Returns the paths with all folders that contain them. */
function withFolders(paths: readonly string[]): string[] {
  const found = new Set(paths);
  for (const path of paths)
    for (let folder = dirname(path); folder !== '.'; folder = dirname(folder)) found.add(folder);
  return [...found];
}

/** Endings that an import may leave out or that it may name for another: `./Footer.js` may mean `Footer.tsx`. */
const MODULES = ['.ts', '.tsx', '.js', '.jsx'];

const withoutEnding = (path: string): string => path.slice(0, path.length - extname(path).length);

/**
 * Returns the groups of paths that somebody takes for one another. Without their endings, they are spelled alike except for
 * their case, or they are modules of one name. `cms.html` and `cms.css` belong together on every disk.
 */
function mistakable(paths: readonly string[]): string[][] {
  const groups = new Map<string, string[]>();
  for (const path of withFolders(paths)) {
    const key = withoutEnding(path).toLowerCase();
    groups.set(key, [...(groups.get(key) ?? []), path]);
  }
  return [...groups.values()].filter(
    (group) =>
      new Set(group.map(withoutEnding)).size > 1 ||
      group.filter((path) => MODULES.includes(extname(path))).length > 1,
  );
}

const options: ts.CompilerOptions = {
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  resolveJsonModule: true,
  allowJs: true,
};

/** A disk with some files. A blind one takes names for one another that differ by case alone. */
class Disk {
  readonly #files: ReadonlyMap<string, string>;
  readonly #folders: ReadonlySet<string>;

  constructor(
    paths: readonly string[],
    readonly isBlind: boolean,
  ) {
    const all = paths.map((path) => withSlashes(resolve(path)));
    this.#files = new Map(all.map((path) => [this.#key(path), path]));
    this.#folders = new Set(withFolders(paths).map((path) => this.#key(withSlashes(resolve(path, '..')))));
  }

  #key = (path: string): string => (this.isBlind ? path.toLowerCase() : path);

  readonly #host: ts.ModuleResolutionHost = {
    fileExists: (path) => this.#files.has(this.#key(path)),
    directoryExists: (path) => this.#folders.has(this.#key(path)),
    readFile: (path) => ts.sys.readFile(this.#files.get(this.#key(path)) ?? path),
  };

  /** Returns the file that an import leads to, as it is spelled on the disk. */
  targetOf({ from, specifier }: Import): string | undefined {
    const name = specifier.replace(/\?.*/, '');
    const { resolvedModule } = ts.resolveModuleName(name, withSlashes(resolve(from)), options, this.#host);
    const path = resolvedModule?.resolvedFileName ?? withSlashes(resolve(dirname(from), name));
    return this.#files.get(this.#key(path));
  }
}

/** Whether a file exists only once it is built, or once a test has put an app together. */
const isBuilt = (path: string): boolean => /^(?:dist|demo\/build|test\/hosts\/apps\/[^/]+)\//.test(path);

const files = projectFiles();

describe('on a case-insensitive disk', () => {
  const cases: readonly (readonly [paths: readonly string[], isMistakable: boolean])[] = [
    [['src/Footer.tsx', 'src/footer.ts'], true],
    [['src/footer.ts', 'src/Footer.ts'], true],
    [['src/Footer.tsx', 'src/footer.css'], true],
    [['src/Footer/marks.tsx', 'src/footer/marks.tsx'], true],
    [['src/Footer/marks.tsx', 'src/footer.ts'], true],
    [['src/footer.ts', 'src/footer.tsx'], true],
    [['src/CarSearch.tsx', 'src/car-search.css'], false],
    [['demo/cms.html', 'demo/cms.css'], false],
    [['src/bytes.mjs', 'src/bytes.d.mts'], false],
    [['src/messages/en.ts', 'src/messages.ts'], false],
  ];
  for (const [paths, expected] of cases)
    it(`${paths.join(' and ')} are ${expected ? 'confused' : 'two files'}`, () => {
      assert.equal(mistakable(paths).length > 0, expected);
    });

  it('no file or folder is confused with another', () => {
    assert.ok(files.length > 1_000, `${files.length} files`);
    assert.deepEqual(mistakable(files), []);
  });

  it('all imports resolve to the same files', () => {
    const imports = filesOf(['src', 'demo', 'test'], ['.ts', '.tsx', '.mts', '.mjs', '.js', '.jsx'])
      .flatMap(importsOf)
      .filter(({ specifier, to }) => /^\.\.?\//.test(specifier) && !isBuilt(to));
    assert.ok(imports.length > 3_000, `${imports.length} imports`);
    const disks = [new Disk(files, false), new Disk(files, true)] as const;
    const found = imports.map((each) => ({ each, targets: disks.map((disk) => disk.targetOf(each)) }));
    assert.deepEqual(
      found
        .filter(({ targets: [plain, blind] }) => plain === undefined || plain !== blind)
        .map(({ each: { from, specifier }, targets }) => `${from}: ${specifier} → ${targets.join(' or ')}`),
      [],
    );
  });
});

import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, posix } from 'node:path';
import ts from 'typescript';
import { withSlashes } from '../../src/build/platform.mjs';

/** Folders of generated or installed files. */
const notOurs = /(?:^|\/)(?:node_modules|demo\/build|demo\/data|\.[^/]+)\//;

/** Returns the files in some folders that have one of the extensions, or any, as paths from the project's root. */
export const filesOf = (folders: readonly string[], endings?: readonly string[]): string[] =>
  folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => withSlashes(join(parentPath, name)))
      .filter((path) => (!endings || endings.includes(extname(path))) && !notOurs.test(path)),
  );

/** Returns the project's files, except those that Git ignores. */
export function projectFiles(): string[] {
  const ignored = ['.gitignore', 'test/bench/.gitignore'].flatMap((path) =>
    readFileSync(path, 'utf8').split('\n').filter(Boolean),
  );
  const isOurs = (path: string) =>
    path !== '.git' &&
    !ignored.some((name) => `/${path}/`.endsWith(name.startsWith('*') ? `${name.slice(1)}/` : `/${name}`));
  const filesIn = (folder: string): string[] =>
    readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
      const path = posix.join(folder, entry.name);
      if (!isOurs(path)) return [];
      return entry.isDirectory() ? filesIn(path) : [path];
    });
  return filesIn('.');
}

export interface Import {
  /** The importing file. */
  readonly from: string;
  /** The imported file, as a path from the project's root, or the imported package. */
  readonly to: string;
  /** What the import says, such as `./Footer.js`. */
  readonly specifier: string;
  /** Whether it imports only types, so it is gone at run time. */
  readonly isType: boolean;
  /** Whether it is an `import()`, so the file loads on demand. */
  readonly isOnDemand: boolean;
}

const parsed = new Map<string, ts.SourceFile>();

/** Parses a file with TypeScript. Each file is parsed only once, because every rule looks at all files. */
export function parse(path: string): ts.SourceFile {
  const cached = parsed.get(path);
  if (cached) return cached;
  const file = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
  parsed.set(path, file);
  return file;
}

/** Calls `visit` for a node and all its descendants. */
export function visitAll(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node);
  ts.forEachChild(node, (child) => visitAll(child, visit));
}

/** Returns all imports of a file: static and dynamic ones, re-exports, and type imports. */
export function importsOf(path: string): Import[] {
  const found: Import[] = [];
  const add = (name: ts.Node | undefined, isType: boolean, isOnDemand = false): void => {
    if (name && ts.isStringLiteral(name))
      found.push({ from: path, to: resolved(path, name.text), specifier: name.text, isType, isOnDemand });
  };
  visitAll(parse(path), (node) => {
    if (ts.isImportDeclaration(node)) add(node.moduleSpecifier, isTypeImport(node));
    else if (ts.isExportDeclaration(node)) add(node.moduleSpecifier, isTypeExport(node));
    else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument))
      add(node.argument.literal, true);
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      add(node.arguments[0], false, true);
  });
  return found;
}

function isTypeImport({ importClause }: ts.ImportDeclaration): boolean {
  if (!importClause) return false;
  const { phaseModifier, name, namedBindings } = importClause;
  if (phaseModifier === ts.SyntaxKind.TypeKeyword) return true;
  return !name && isAllTypes(namedBindings);
}

const isTypeExport = ({ isTypeOnly, exportClause }: ts.ExportDeclaration): boolean =>
  isTypeOnly || isAllTypes(exportClause);

function isAllTypes(bindings: ts.NamedImportBindings | ts.NamedExportBindings | undefined): boolean {
  if (!bindings || !(ts.isNamedImports(bindings) || ts.isNamedExports(bindings))) return false;
  return [...bindings.elements].every(({ isTypeOnly }) => isTypeOnly);
}

function resolved(from: string, name: string): string {
  if (!name.startsWith('.'))
    return name.startsWith('@') ? name.split('/', 2).join('/') : (name.split('/')[0] ?? name);
  const path = withSlashes(join(from, '..', name));
  const sources = [
    path,
    path.replace(/\.js$/, '.ts'),
    path.replace(/\.js$/, '.tsx'),
    path.replace(/\.mjs$/, '.d.mts'),
  ];
  return sources.find((source) => ts.sys.fileExists(source)) ?? path;
}

import assert from 'node:assert/strict';
import { join } from 'node:path';
import { it } from 'node:test';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import { distFiles } from './dist.js';

/** The files that a partner imports by name from the package. Each has its types beside it. */
const MODULES = [
  'index.js',
  'react/index.js',
  ...distFiles.filter((file) => /^npm\/widgets\/[\w-]+\.js$/.test(file)),
];

const typesOf = (file: string) => join('dist', file.replace(/\.js$/, '.d.ts'));

const program = ts.createProgram(MODULES.map(typesOf), {
  module: ts.ModuleKind.NodeNext,
  skipLibCheck: true,
});
const checker = program.getTypeChecker();

/** Returns the names of the values that a declaration file exports. */
function declaredIn(file: string): string[] {
  const source = program.getSourceFile(typesOf(file));
  const module = source && checker.getSymbolAtLocation(source);
  const names = module ? checker.getExportsOfModule(module) : [];
  return names
    .map((name) => (name.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(name) : name))
    .filter(({ flags }) => flags & ts.SymbolFlags.Value)
    .map(({ name }) => name)
    .sort();
}

for (const file of MODULES)
  it(`${file} exports exactly what its types declare`, async () => {
    const names: unknown[] = Object.keys(await import(pathToFileURL(join('dist', file)).href));
    assert.deepEqual(names.sort(), declaredIn(file));
  });

import { existsSync, readdirSync } from 'node:fs';
import ts from 'typescript';

/** The npm entry. The generated types may use the names that it exports. */
export const entry = 'src/index.ts';

/** The entry of the kit for test suites. */
export const testingEntry = 'src/testing/index.ts';

let program;

/** Returns the sources as a TypeScript program. Creating it takes seconds, so all generators share one. */
export function sourceProgram() {
  if (!program) {
    const { options } = ts.parseJsonConfigFileContent(
      ts.readConfigFile('tsconfig.json', ts.sys.readFile).config,
      ts.sys,
      '.',
    );
    const definitions = readdirSync('src').map((name) => `src/${name}/${name}.definition.ts`);
    const roots = [entry, testingEntry, 'src/css.d.ts', ...definitions.filter((path) => existsSync(path))];
    program = ts.createProgram(roots, { ...options, noEmit: true });
  }
  return program;
}

/** Returns the exports of a module of the program, by name. */
export function exportsOf(path) {
  const checker = sourceProgram().getTypeChecker();
  const module = checker.getSymbolAtLocation(sourceProgram().getSourceFile(path));
  return new Map(checker.getExportsOfModule(module).map((symbol) => [symbol.name, symbol]));
}

/** Returns the original symbol if a symbol was imported or re-exported. */
export const sourceOf = (symbol) =>
  symbol.flags & ts.SymbolFlags.Alias ? sourceProgram().getTypeChecker().getAliasedSymbol(symbol) : symbol;

/** Returns whether a symbol is declared in our own sources. */
export const isOurs = (symbol) =>
  Boolean(symbol?.declarations?.every((node) => !node.getSourceFile().fileName.includes('node_modules')));

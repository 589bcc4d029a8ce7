import ts from 'typescript';

/** The npm entry: what it exports are the names that the generated types may use. */
export const entry = 'src/index.ts';

let program;

/** The sources as TypeScript reads them. That takes seconds, so all generators share one program. */
export function sourceProgram() {
  if (!program) {
    const { options } = ts.parseJsonConfigFileContent(
      ts.readConfigFile('tsconfig.json', ts.sys.readFile).config,
      ts.sys,
      '.',
    );
    program = ts.createProgram([entry, 'src/css.d.ts'], { ...options, noEmit: true });
  }
  return program;
}

/** What a module of the program exports, by its names. */
export function exportsOf(path) {
  const checker = sourceProgram().getTypeChecker();
  const module = checker.getSymbolAtLocation(sourceProgram().getSourceFile(path));
  return new Map(checker.getExportsOfModule(module).map((symbol) => [symbol.name, symbol]));
}

/** What a symbol stands for, where it is imported or exported again. */
export const sourceOf = (symbol) =>
  symbol.flags & ts.SymbolFlags.Alias ? sourceProgram().getTypeChecker().getAliasedSymbol(symbol) : symbol;

/** Whether a symbol is declared in our own sources. */
export const isOurs = (symbol) =>
  Boolean(symbol?.declarations?.every((node) => !node.getSourceFile().fileName.includes('node_modules')));

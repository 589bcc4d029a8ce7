import ts from 'typescript';
import { exportsOf, isOurs, sourceOf, sourceProgram } from './program.mjs';
import { doc } from './text.mjs';

const { NoTruncation, InTypeAlias, UseSingleQuotesForStringLiteralType, MultilineObjectLiterals } =
  ts.NodeBuilderFlags;
const style = NoTruncation | InTypeAlias | UseSingleQuotesForStringLiteralType | MultilineObjectLiterals;
const printer = ts.createPrinter();

/**
 * Returns the types of an entry as a single file, which needs neither the sources nor the bundled packages.
 * Interfaces and aliases stay as written. An alias that is computed from values or by a package, such as
 * `typeof definition`, becomes its result.
 * @param path the entry.
 * @param docs the comments above the properties of computed types, by property name.
 */
export function publicTypes(path, docs = {}) {
  const program = sourceProgram();
  const checker = program.getTypeChecker();
  const written = new Map();

  /** Returns the symbols that a declaration names in its types. */
  function namesIn(node) {
    const found = [];
    const visit = (part) => {
      if (ts.isTypeQueryNode(part)) found.push(null);
      else if (ts.isTypeReferenceNode(part) || ts.isExpressionWithTypeArguments(part)) {
        const name = part.typeName ?? part.expression;
        const symbol = checker.getSymbolAtLocation(name);
        if (symbol && !(symbol.flags & ts.SymbolFlags.TypeParameter)) found.push(sourceOf(symbol));
      }
      ts.forEachChild(part, visit);
    };
    visit(node);
    return found;
  }

  const declarationOf = (symbol) =>
    symbol?.declarations?.find(
      (node) => ts.isTypeAliasDeclaration(node) || ts.isInterfaceDeclaration(node),
    ) ?? symbol?.declarations?.[0];
  const isBuiltIn = (symbol) =>
    Boolean(symbol && program.isSourceFileDefaultLibrary(declarationOf(symbol).getSourceFile()));
  const isExported = (symbol) =>
    Boolean(ts.getCombinedModifierFlags(declarationOf(symbol)) & ts.ModifierFlags.Export);
  const canStay = (symbol) => isBuiltIn(symbol) || (isOurs(symbol) && isExported(symbol));

  const comment = (node) => {
    const [range] =
      ts.getLeadingCommentRanges(node.getSourceFile().text, node.getFullStart())?.slice(-1) ?? [];
    return range ? `${node.getSourceFile().text.slice(range.pos, range.end)}\n` : '';
  };

  function write(symbol) {
    if (written.has(symbol) || isBuiltIn(symbol)) return;
    const node = declarationOf(symbol);
    written.set(symbol, '');
    const names = namesIn(node);
    let text;
    if (ts.isTypeAliasDeclaration(node) && !names.every(canStay)) {
      const type = checker.getTypeAtLocation(node);
      text = `export type ${symbol.name} = ${print(type)};`;
      for (const name of symbolsOf(text)) write(name);
    } else {
      const missing = names.find((name) => !canStay(name));
      if (missing !== undefined) throw new Error(`${symbol.name} needs ${missing?.name ?? 'a value'}`);
      text = declare(symbol, node);
      names.forEach(write);
    }
    written.set(symbol, comment(ts.isVariableDeclaration(node) ? node.parent.parent : node) + text);
  }

  /** Returns our exported types that are named in text printed by the checker. */
  function symbolsOf(text) {
    const names = new Set(text.match(/\b[A-Z]\w+/g));
    return program
      .getSourceFiles()
      .filter((file) => !file.fileName.includes('node_modules'))
      .flatMap((file) => {
        const module = checker.getSymbolAtLocation(file);
        return module ? checker.getExportsOfModule(module).map(sourceOf) : [];
      })
      .filter((symbol) => names.has(symbol.name) && symbol.flags & ts.SymbolFlags.Type && isOurs(symbol));
  }

  const docsOf = (symbol) => ts.displayPartsToString(symbol.getDocumentationComment(checker));

  function print(type) {
    const node = checker.typeToTypeNode(type, undefined, style);
    const text = printer.printNode(ts.EmitHint.Unspecified, node, program.getSourceFile(path));
    const own = Object.fromEntries(type.getProperties().map((property) => [property.name, docsOf(property)]));
    return text
      .replace(/^( +)readonly (\w+)\??:/gm, (line, indent, name) =>
        name in docs ? doc(docs[name], indent) + line : line,
      )
      .replace(/^( {4})(\w+)\??:/gm, (line, indent, name) =>
        own[name] ? doc(own[name], indent) + line : line,
      );
  }

  function declare(symbol, node) {
    if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node))
      return node.getText().replace(/^(export )?/, 'export ');
    if (ts.isClassDeclaration(node)) return ts.transpileDeclaration(node.getText(), {}).outputText.trim();
    if (ts.isFunctionDeclaration(node)) {
      const parameters = node.parameters.map((parameter) => parameter.getText()).join(', ');
      const generics = node.typeParameters?.map((parameter) => parameter.getText()).join(', ');
      return `export declare function ${symbol.name}${generics ? `<${generics}>` : ''}(${parameters}): ${node.type.getText()};`;
    }
    return `export declare const ${symbol.name}: ${node.type.getText()};`;
  }

  for (const symbol of exportsOf(path).values()) write(sourceOf(symbol));
  return `${withoutReferences([...written.values()].join('\n\n'))}\n`;
}

/** Leaves out of the comments what only we can look up, such as "(contract section 9)". */
const withoutReferences = (text) =>
  text.replace(/\s+(?:\*\s+)?\((?:contract|spec)(?:[\s*]+sections?)?[\s*]+\d[^)]*\)/g, '');

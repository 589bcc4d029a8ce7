import ts from 'typescript';

/** What a definition says for people, and the element class has no use for. */
const documentation = new Set(['description', 'summary', 'parts', 'slots', 'cssProperties', 'reserve']);

const isDocumentation = (node) => ts.isPropertyAssignment(node) && documentation.has(node.name.text);

/** Calls that carry a type and give back what they were given. */
const isTyping = (node) =>
  ts.isCallExpression(node) && ['event', 'method'].includes(node.expression.text) && node.typeArguments;

/** A TypeScript transformer: leaves the documentation of `*.definition.ts`, and its types, out of the shipped bundle. */
export const stripDocs = (context) => (file) => {
  if (!file.fileName.endsWith('.definition.ts')) return file;
  const visit = (node) => {
    if (isDocumentation(node)) return undefined;
    return ts.visitEachChild(isTyping(node) ? node.arguments[0] : node, visit, context);
  };
  return ts.visitNode(file, visit);
};

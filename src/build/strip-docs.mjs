import ts from 'typescript';

/** What a definition says for people, and the element class has no use for. */
const documentation = [
  'description',
  'firstCall',
  'format',
  'summary',
  'tracks',
  'parts',
  'slots',
  'cssProperties',
  'words',
];

/** Calls that carry a type and give back what they were given. */
const isTyping = (node) =>
  ts.isCallExpression(node) && ['event', 'method'].includes(node.expression.text) && node.typeArguments;

/**
 * A TypeScript transformer: leaves the documentation of `*.definition.ts`, and its types, out of the shipped bundle.
 * @param keepsSpace whether the space that is kept for a widget stays: what a React component is drawn with on a server.
 * Pages of elements have it from the loader, or from `storefront.css`.
 */
export const stripDocs = (keepsSpace) => (context) => (file) => {
  if (!file.fileName.endsWith('.definition.ts')) return file;
  const stripped = new Set(keepsSpace ? documentation : [...documentation, 'reserve']);
  const isDocumentation = (node) => ts.isPropertyAssignment(node) && stripped.has(node.name.text);
  const visit = (node) => {
    if (isDocumentation(node)) return undefined;
    return ts.visitEachChild(isTyping(node) ? node.arguments[0] : node, visit, context);
  };
  return ts.visitNode(file, visit);
};

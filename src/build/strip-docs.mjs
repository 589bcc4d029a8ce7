import ts from 'typescript';

/** The fields of a definition that are for people, and that the element class doesn't need. */
const documentation = [
  'calls',
  'contains',
  'description',
  'examples',
  'firstCall',
  'format',
  'summary',
  'tracks',
  'parts',
  'slots',
  'cssProperties',
  'words',
];

/** Returns whether a node is a call that carries a type and returns its argument. */
const isTyping = (node) =>
  ts.isCallExpression(node) && ['event', 'method'].includes(node.expression.text) && node.typeArguments;

/**
 * A TypeScript transformer that leaves the docs of `*.definition.ts`, and its types, out of the shipped bundle.
 * @param keepsSpace whether to keep the space reserved for a widget, which a React component needs on a server. Pages
 * with elements get it from the loader or from `storefront.css`.
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

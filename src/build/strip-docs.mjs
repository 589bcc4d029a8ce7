import ts from 'typescript';

/** What a definition says for people, and the element class has no use for. */
const documentation = new Set([
  'description',
  'summary',
  'parts',
  'slots',
  'cssProperties',
  'reserve',
  'returns',
  'detail',
]);

const isDocumentation = (node) => ts.isPropertyAssignment(node) && documentation.has(node.name.text);

/** An event that nobody can cancel is sent like one that is not listed; only React hosts need its name. */
const isPlainEvent = (node) =>
  ts.isPropertyAssignment(node) &&
  ts.isObjectLiteralExpression(node.initializer) &&
  node.initializer.properties.some(
    ({ name, initializer }) => name?.text === 'cancelable' && initializer.kind === ts.SyntaxKind.FalseKeyword,
  );

/** Without a default it is null. */
const isNullDefault = (node) =>
  ts.isPropertyAssignment(node) &&
  node.name.text === 'default' &&
  node.initializer.kind === ts.SyntaxKind.NullKeyword;

const strip = (isLeftOut) => (context) => (file) => {
  if (!file.fileName.endsWith('.definition.ts')) return file;
  const visit = (node) => (isLeftOut(node) ? undefined : ts.visitEachChild(node, visit, context));
  return ts.visitNode(file, visit);
};

/** A TypeScript transformer: leaves the documentation of `*.definition.ts` out of the shipped bundle. */
export const stripDocs = strip(isDocumentation);

/** The same for the elements: without the events that are sent like any other, and what goes without saying. */
export const stripForElements = strip(
  (node) => isDocumentation(node) || isPlainEvent(node) || isNullDefault(node),
);

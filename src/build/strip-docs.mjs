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

/** A TypeScript transformer: leaves the documentation of `*.definition.ts` out of the shipped bundle. */
export const stripDocs = (context) => (file) => {
  if (!file.fileName.endsWith('.definition.ts')) return file;
  const visit = (node) => (isDocumentation(node) ? undefined : ts.visitEachChild(node, visit, context));
  return ts.visitNode(file, visit);
};

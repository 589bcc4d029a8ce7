/**
 * What the build leaves out of Preact (src/build/slim/preact.mjs), no view may use: it would do nothing, or something
 * else than in React.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import ts from 'typescript';
import { filesOf, parse, walk } from './source-files.js';

/** Views and what they are made of. `src/react` is for the host's own React. */
const views = filesOf(['src'], ['.ts', '.tsx']).filter((path) => !/^src\/(?:react|build)\//.test(path));

const allowed: Readonly<Record<string, readonly string[]>> = {
  react: [
    ...['useCallback', 'useEffect', 'useId', 'useLayoutEffect', 'useMemo', 'useRef'],
    ...['useState', 'useSyncExternalStore', 'Fragment'],
  ],
  'react-dom': ['createPortal'],
};

test('views import of React what the build keeps of Preact', () => {
  const others: string[] = [];
  for (const path of views) {
    walk(parse(path), (node) => {
      if (!ts.isImportDeclaration(node) || !ts.isStringLiteral(node.moduleSpecifier)) return;
      const names = allowed[node.moduleSpecifier.text];
      const { importClause } = node;
      if (!names || !importClause || importClause.phaseModifier === ts.SyntaxKind.TypeKeyword) return;
      if (importClause.name) others.push(`${path}: a default import`);
      const { namedBindings } = importClause;
      if (!namedBindings || !ts.isNamedImports(namedBindings)) return;
      for (const { name, isTypeOnly } of namedBindings.elements)
        if (!isTypeOnly && !names.includes(name.text)) others.push(`${path}: ${name.text}`);
    });
  }
  assert.deepEqual(others, ['src/element/Contained.tsx: Component']);
});

const names =
  /^(?:class|onDoubleClick|dangerouslySetInnerHTML|default(?:Value|Checked)|download|is|multiple|rowSpan|colSpan|xlink.*|on.*Capture)$/;
/** React's names of attributes that have a dash in SVG; an icon gets them from its stylesheet. */
const dashed = /^(?:clip|fill|flood|marker|paint|shape|stop|stroke|text|vector)[A-Z]/;
const elements = ['math', 'template', 'progress', 'noscript', 'foreignObject', 'textarea'];

/** Whether an input is a radio button or a checkbox: these tell a change by the DOM's own `change`. */
const isChosen = (attributes: ts.JsxAttributes): boolean =>
  /\btype="(?:radio|checkbox)"/.test(attributes.getText());

test('views have no element and no attribute that Preact’s compat would have to translate', () => {
  const found: string[] = [];
  for (const path of views) {
    walk(parse(path), (node) => {
      if (ts.isJsxAttribute(node) && ts.isIdentifier(node.name)) {
        const name = node.name.text;
        const { tagName } = node.parent.parent;
        const isElement = ts.isIdentifier(tagName) && /^[a-z]/.test(tagName.text);
        if (name === 'onChange' && tagName.getText() === 'input' && !isChosen(node.parent))
          found.push(`${path}: onChange of a text field, where the DOM says \`input\``);
        if (isElement ? names.test(name) || dashed.test(name) : name === 'ref')
          found.push(`${path}: ${name}`);
      }
      if ((ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) && ts.isIdentifier(node.tagName))
        if (elements.includes(node.tagName.text)) found.push(`${path}: <${node.tagName.text}>`);
    });
  }
  assert.deepEqual(found, []);
});

test('lengths in the styles of views have their unit', () => {
  const found: string[] = [];
  for (const path of views) {
    walk(parse(path), (node) => {
      if (!ts.isJsxAttribute(node) || node.name.getText() !== 'style') return;
      walk(node, (part) => {
        if (ts.isPropertyAssignment(part) && !/[`'"]/.test(part.initializer.getText()))
          found.push(`${path}: ${part.getText()}`);
      });
    });
  }
  assert.deepEqual(found, []);
});

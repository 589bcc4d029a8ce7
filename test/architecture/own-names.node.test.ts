/** What the build makes short (src/build/own-names.mjs) is read by nobody outside, and by no text. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import ts from 'typescript';
import { ownNames } from '../../src/build/own-names.mjs';
import { filesOf, parse, walk } from './source-files.js';

const files = filesOf(['src'], ['.ts', '.tsx']).filter((path) => !path.startsWith('src/build/'));
const propertiesOf = (node: ts.ObjectLiteralExpression): string[] =>
  node.properties.flatMap(({ name }) => (name && ts.isIdentifier(name) ? [name.text] : []));

/** What a text may say that is not the name of a property: a kind of failure, and of an entry of the menu. */
const harmless = ['network', 'department'];

test('every own name is another when it is short, and none of these is a name already', () => {
  const short = [...ownNames.values()];
  assert.equal(new Set(short).size, short.length);
  for (const path of files) {
    walk(parse(path), (node) => {
      if (ts.isPropertyAssignment(node) && ts.isIdentifier(node.name))
        assert.ok(!short.includes(node.name.text), `${path}: ${node.name.text}`);
    });
  }
});

test('no text asks for an own name', () => {
  const found = new Set<string>();
  for (const path of files) {
    walk(parse(path), (node) => {
      if (!ts.isStringLiteralLike(node) || ts.isLiteralTypeNode(node.parent)) return;
      if (ownNames.has(node.text) && !harmless.includes(node.text)) found.add(`${path}: ${node.text}`);
    });
  }
  assert.deepEqual([...found], []);
});

test('no own name is an export, a field of a reply or of an event, or one of a definition', () => {
  const found = new Set<string>();
  const look = (path: string, names: readonly string[]) => {
    for (const name of names) if (ownNames.has(name)) found.add(`${path}: ${name}`);
  };
  for (const path of files) {
    walk(parse(path), (node) => {
      if (ts.isCallExpression(node)) {
        const called = node.expression.getText();
        const fields = node.arguments.filter(ts.isObjectLiteralExpression).flatMap(propertiesOf);
        if (['type', 'object'].includes(called) || called.endsWith('emit')) look(path, fields);
      }
      if (path.endsWith('.definition.ts') && ts.isObjectLiteralExpression(node))
        look(path, propertiesOf(node));
      if (
        (ts.isFunctionDeclaration(node) || ts.isVariableDeclaration(node) || ts.isClassDeclaration(node)) &&
        node.name &&
        ts.isIdentifier(node.name)
      ) {
        const statement = ts.isVariableDeclaration(node) ? node.parent.parent : node;
        const isExported = statement.getChildAt(0)?.getText().startsWith('export');
        // A view's own name is no property: who imports a part on demand takes it under the name that is checked here.
        if (isExported) look(path, [node.name.text]);
      }
    });
  }
  assert.deepEqual([...found], []);
});

test('what is built has none of them left, and its types none at all', () => {
  const built = ['chunks', 'widgets'].flatMap((folder) =>
    readdirSync(`dist/${folder}`)
      .filter((name) => name.endsWith('.js'))
      .map((name) => `dist/${folder}/${name}`),
  );
  const types = readdirSync('dist')
    .filter((name) => name.endsWith('.d.ts'))
    .map((name) => `dist/${name}`);
  const found = new Set<string>();
  for (const path of [...built, ...types]) {
    const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
    walk(source, (node) => {
      const name =
        ts.isPropertyAccessExpression(node) || ts.isPropertyAssignment(node) || ts.isPropertySignature(node)
          ? node.name
          : null;
      if (name && ts.isIdentifier(name) && ownNames.has(name.text)) found.add(`${path}: ${name.text}`);
    });
  }
  assert.deepEqual([...found], []);
});

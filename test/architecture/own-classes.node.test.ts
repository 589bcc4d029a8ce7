/** What the build makes short (src/build/own-classes.mjs) is told by plain texts of `className` and by stylesheets alone. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import ts from 'typescript';
import { ownClasses, shortenClasses, shortenClassNames } from '../../src/build/own-classes.mjs';
import { filesOf, parse, walk } from './source-files.js';

const sheets = filesOf(['src'], ['.css']).map((path) => readFileSync(path, 'utf8'));
const classesIn = (css: string): string[] => css.match(/(?<=\.)[a-z][\w-]*/g) ?? [];
const all = new Set(sheets.flatMap(classesIn));

test('every own class is in a stylesheet, is another when it is short, and none of these is a class already', () => {
  const short = [...ownClasses.values()];
  assert.equal(new Set(short).size, short.length);
  for (const name of ownClasses.keys()) assert.ok(all.has(name), name);
  assert.deepEqual(
    short.filter((name) => all.has(name)),
    [],
  );
});

test('no own class is made of pieces, or asked for by a selector', () => {
  const isOwn = (text: string) => text.split(' ').some((word) => ownClasses.has(word));
  const found: string[] = [];
  for (const path of filesOf(['src'], ['.tsx', '.ts']).filter((file) => !file.startsWith('src/build/'))) {
    walk(parse(path), (node) => {
      const tell = () => found.push(`${path}: ${node.getText()}`);
      // <a className={`own ${more}`}>
      if (ts.isJsxAttribute(node) && node.name.getText() === 'className')
        walk(node, (inner) => {
          if (ts.isTemplateHead(inner) && isOwn(inner.text)) tell();
        });
      // { className: 'own' }, and className = 'own'
      const isNamed = ts.isPropertyAssignment(node) || ts.isParameter(node) || ts.isBindingElement(node);
      if (
        isNamed &&
        node.name.getText() === 'className' &&
        node.initializer &&
        ts.isStringLiteral(node.initializer) &&
        isOwn(node.initializer.text)
      )
        tell();
      if (ts.isStringLiteralLike(node) && classesIn(node.text).some((name) => ownClasses.has(name))) {
        // A path to a file ends so, too.
        if (!ts.isImportDeclaration(node.parent) && /(^|[\s>:])\.[a-z]/.test(node.text)) tell();
      }
    });
  }
  assert.deepEqual(found, []);
});

test('both sides of a choice are short, and its condition is what it was', () => {
  const [own = '', other = ''] = ownClasses.keys();
  const source = `const a = <a className={b === '${own}' ? '${own} foreign' : '${other}'} part="${own}" />;`;
  const { outputText } = ts.transpileModule(source, {
    compilerOptions: { jsx: ts.JsxEmit.Preserve, target: ts.ScriptTarget.ESNext },
    transformers: { before: [shortenClassNames] },
    fileName: 'a.tsx',
  });
  const [a, b] = [ownClasses.get(own), ownClasses.get(other)];
  assert.equal(
    outputText.replace('"use strict";', '').trim(),
    `const a = <a className={b === '${own}' ? "${a} foreign" : "${b}"} part="${own}"/>;`,
  );
  assert.equal(
    shortenClasses(`.${own}>.foreign:not(.${other}){margin:.5em}`),
    `.${a}>.foreign:not(.${b}){margin:.5em}`,
  );
});

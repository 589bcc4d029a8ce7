import assert from 'node:assert/strict';
import { test } from 'node:test';
import ts from 'typescript';
import { filesOf, parse, visitAll } from '../../architecture/source-files.js';

/** Returns the tags that are given a limit as an attribute of their own, with the file that each is in. */
function limited(): string[] {
  const found: string[] = [];
  for (const path of filesOf(['demo/host', 'demo/sellers', 'demo/mobile', 'demo/builder'], ['.tsx']))
    visitAll(parse(path), (node) => {
      if (!ts.isJsxAttribute(node) || node.name.getText() !== 'maxLength') return;
      const { tagName } = node.parent.parent;
      found.push(`${tagName.getText()} of ${path}`);
    });
  return found;
}

test('single-line fields with a limit clean pasted text before truncating it', () => {
  const all = limited();
  assert.ok(
    all.some((tag) => tag.startsWith('TextField ')),
    'the fields are found',
  );
  // `TextField` cleans what is pasted. An `input` gets its limit from `pastable()`, which does so as well.
  assert.deepEqual(
    all.filter((tag) => !/^(TextField|textarea) /.test(tag)),
    [],
  );
});

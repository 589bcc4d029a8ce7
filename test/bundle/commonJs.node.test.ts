import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import ts from 'typescript';
import { pack } from './packed.js';

describe('in a CommonJS project, as the docs say', () => {
  const { folder, root } = pack();
  const project = join(folder, 'commonjs');
  mkdirSync(join(project, 'node_modules'), { recursive: true });
  symlinkSync(root, join(project, 'node_modules/storefront-widgets'));
  writeFileSync(join(project, 'package.json'), '{ "type": "commonjs" }');

  it('`require` loads the package in Node', () => {
    const file = join(project, 'main.cjs');
    writeFileSync(
      file,
      `const { configure, store } = require('storefront-widgets');
      configure({ lang: 'fr' });
      console.log(store.getState().lang);`,
    );
    assert.equal(execFileSync(process.execPath, [file], { encoding: 'utf8' }), 'fr\n');
  });

  for (const [name, codes] of [
    ['node16', [1479]],
    ['nodenext', []],
    ['node20', []],
  ] as const)
    it(`an import compiles with "module": "${name}"${codes.length ? `, except for TS${codes}` : ''}`, () => {
      const file = join(project, 'main.ts');
      writeFileSync(file, "import { configure } from 'storefront-widgets';\nconfigure({ lang: 'fr' });\n");
      const { options, errors } = ts.convertCompilerOptionsFromJson(
        { module: name, strict: true, noEmit: true, skipLibCheck: true, preserveSymlinks: true, types: [] },
        project,
      );
      assert.deepEqual(errors, []);
      const found = ts.getPreEmitDiagnostics(ts.createProgram([file], options));
      assert.deepEqual(
        found.map(({ code }) => code),
        codes,
      );
    });
});

import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { brotliSize, distFiles, json, read, scripts, withImports } from './dist.js';

const embed = scripts.filter((file) => !file.startsWith('react/'));

describe('the built files', () => {
  it('are all those named in the contract', () => {
    for (const file of [
      'storefront.js',
      'widgets/car-search.js',
      'widgets/config.js',
      'storefront.classic.js',
      'index.js',
      'index.d.ts',
      'react/index.js',
      'react/index.d.ts',
      'jsx.d.ts',
      'custom-elements.json',
      'html-data.json',
      'storefront.css',
      'integrity.json',
      'costs.json',
      'openapi.json',
      'llms.txt',
      'THIRD_PARTY_LICENSES',
      'bin/storefront-widgets',
      'wordpress/storefront-widgets.zip',
    ])
      assert.ok(distFiles.includes(file), file);
  });

  it('cite no section of a text that only we have', () => {
    for (const file of distFiles.filter((each) => /\.(d\.ts|json|txt)$/.test(each)))
      assert.doesNotMatch(read(file), /\b(?:contract|spec)(?:[\s*]+sections?)?[\s*]+\d/, file);
  });

  it('have their sha384 in integrity.json, which has no other entries', () => {
    const hashes = json('integrity.json') as Record<string, string>; // compared in full below
    const shipped = distFiles.filter(
      (file) => /\.(js|css|json|txt)$|^bin\/|^THIRD_PARTY_LICENSES$/.test(file) && file !== 'integrity.json',
    );
    assert.deepEqual(Object.keys(hashes), shipped);
    for (const file of shipped) {
      const hash = createHash('sha384')
        .update(readFileSync(`dist/${file}`))
        .digest('base64');
      assert.equal(hashes[file], `sha384-${hash}`, file);
    }
  });

  it('have the sizes in costs.json, which the builder shows', () => {
    // compared in full below
    const { files, widgets } = json('costs.json') as {
      files: Record<string, number>;
      widgets: Record<string, { first: string[]; later: string[] }>;
    };
    for (const [file, bytes] of Object.entries(files)) assert.equal(bytes, brotliSize(file), file);
    for (const [widget, { first, later }] of Object.entries(widgets)) {
      assert.deepEqual([...first].sort(), [...withImports(`widgets/${widget}.js`)].sort(), widget);
      for (const file of [...first, ...later]) assert.ok(file in files, file);
    }
    assert.ok(widgets['car-search']?.later.length);
  });

  it('contain no React except in the React entry, where it is the host’s', () => {
    for (const file of embed) {
      assert.doesNotMatch(
        read(file),
        /react\.(?:transitional\.)?element["'`)].*__CLIENT_INTERNALS|reactjs\.org|react\.dev\/errors/,
        file,
      );
      assert.doesNotMatch(read(file), /(?:from|import)\s*["']react/, file);
    }
    const react = scripts.filter((file) => file.startsWith('react/')).map(read);
    assert.ok(react.some((text) => /from\s*["']react["']/.test(text)));
    assert.ok(react.every((text) => !text.includes('preact')));
  });

  it('create no namespace objects, which break on a page that adds to `Object.prototype`', () => {
    for (const file of scripts) {
      assert.doesNotMatch(
        read(file),
        /import\s*\*\s*as|Object\.freeze\(\s*(?:Object\.defineProperty\()?\{\s*__proto__:\s*null/,
        file,
      );
      assert.doesNotMatch(read(file), /Symbol\.toStringTag\s*,\s*\{\s*value:\s*["']Module/, file);
    }
  });

  it('run no strings as code, which a Content-Security-Policy would forbid', () => {
    for (const file of scripts)
      assert.doesNotMatch(read(file), /\beval\(|\bnew Function\b|\bFunction\(["'`]/, file);
  });

  it('write no markup, which Trusted Types would forbid', () => {
    // Preact can write markup, but only for a prop that no view uses.
    const sinks = /\.(?:inner|outer)HTML\s*=(?!\s*\w+\.__html)|insertAdjacentHTML|document\.write|__html\s*:/;
    // The chunk that `render()` loads runs only on servers.
    const inPages = scripts.filter((file) => !/^npm\/chunks\/render-/.test(file));
    for (const file of inPages) assert.doesNotMatch(read(file), sinks, file);
  });

  it('leave the documentation of the definitions to custom-elements.json', () => {
    const [phrase] = /Shows only the search, for a sidebar/.exec(read('custom-elements.json')) ?? [];
    assert.ok(phrase, 'the manifest lacks it');
    for (const file of scripts) assert.ok(!read(file).includes(phrase), file);
  });

  it('have names that differ by more than case', () => {
    assert.equal(new Set(distFiles.map((file) => file.toLowerCase())).size, distFiles.length);
  });

  it('contain no path of the machine that built them', () => {
    for (const file of distFiles) assert.ok(!read(file).includes(process.cwd()), file);
  });
});

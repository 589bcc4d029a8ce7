import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { within } from '../../../demo/vite/sites.js';
import { fileUrl, sourcePath } from '../../../demo/vite/source-path.js';

describe('the URL of a source', () => {
  const cases: Readonly<Record<string, string>> = {
    '/home/ann/shop/src/dev.ts': '/@host/@fs/home/ann/shop/src/dev.ts',
    'D:/shop/src/dev.ts': '/@host/@fs/D:/shop/src/dev.ts',
    '/home/ann/my shop/src/dev.ts': '/@host/@fs/home/ann/my%20shop/src/dev.ts',
    '/home/ann/100% мой/src/dev.ts': '/@host/@fs/home/ann/100%25%20%D0%BC%D0%BE%D0%B9/src/dev.ts',
  };
  for (const [path, url] of Object.entries(cases))
    it(`of ${path} is ${url}`, () => assert.equal(fileUrl('/@host/', path), url));

  it('of the built loader is that of its source, with any query', () => {
    assert.match(sourcePath('/dist/storefront.js?v=1'), /^\/@host\/@fs\/[^/].*\/src\/dev\.ts$/);
    assert.equal(sourcePath('/v3/pc/car/carIndex'), '/v3/pc/car/carIndex');
  });
});

describe('the pattern of the files in a folder', () => {
  for (const folder of ['/home/ann/shop/', '/home/ann/shop (2)/', 'D:/my [shop]/', '/home/a+b/{x}/$1^/'])
    it(`matches only files in ${folder}`, () => {
      assert.match(`${folder}demo/main.ts`, within(folder));
      assert.match(`${folder}demo/main.tsx`, within(folder, '\\.tsx'));
      assert.doesNotMatch(`${folder}demo/main.ts`, within(folder, '\\.tsx'));
      assert.doesNotMatch(`/elsewhere${folder}demo/main.ts`, within(folder));
    });

  it('escapes characters that are special in patterns', () => {
    assert.doesNotMatch('/home/ann/shop 2/demo/main.ts', within('/home/ann/shop (2)/'));
  });
});

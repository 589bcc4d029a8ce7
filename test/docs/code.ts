import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { transform } from 'lightningcss';
import { compileTemplate, parse } from 'vue/compiler-sfc';
import manifest from '../../package.json' with { type: 'json' };
import { readDefinitions } from '../../src/build/definitions.mjs';
import { type Fence, fences } from './fences.js';

/** A folder inside the project, where our package and other packages' types resolve as they do in an app. */
const folder = 'demo/build/docs-code';

/** Declarations of what the examples assume, and of packages that only the tests of apps install. */
const GIVEN = `
declare const router: { push(to: { path: string; query: Readonly<Record<string, string>> }): void };
declare function $state<T>(value: T): T;
declare module '*.css';
declare module '@playwright/test';
declare module 'msw';
declare module 'msw/node';
declare module 'vitest';
declare function beforeEach(run: () => void): void;
declare function it(title: string, run: () => Promise<void>): void;
interface Intercepted {
  readonly url: string;
  readonly method: string;
  readonly headers: Record<string, string>;
  readonly body: string;
  reply(status: number, body: string, headers: object): void;
}
declare const cy: { intercept(url: string, handler: (request: Intercepted) => Promise<void>): void };
declare module '@angular/core' {
  export const CUSTOM_ELEMENTS_SCHEMA: object;
  export function Component(options: { selector: string; schemas: object[]; template: string }): ClassDecorator;
  export function signal<T>(value: T): { (): T; set(value: T): void };
}
declare module '@vitejs/plugin-vue' {
  type IsCustomElement = (tag: string) => boolean;
  export default function vue(options: {
    template: { compilerOptions: { isCustomElement: IsCustomElement } };
  }): import('vite').Plugin;
}
`;

const TSCONFIG = {
  extends: '../../../tsconfig.json',
  compilerOptions: {
    rootDir: '../../..',
    noEmit: true,
    allowJs: true,
    checkJs: true,
    // The JavaScript examples have no type annotations.
    noImplicitAny: false,
    experimentalDecorators: true,
    types: ['node'],
  },
  include: ['.'],
};

/** Returns the code of a fence that can be type-checked (of a component, its script), or null. */
function codeOf({ language, code }: Fence): { readonly ending: string; readonly text: string } | null {
  if (['js', 'ts', 'jsx', 'tsx'].includes(language)) return { ending: language, text: code };
  if (language !== 'vue' && language !== 'svelte') return null;
  const [, text = ''] = /<script[^>]*>\n([\s\S]*?)<\/script>/.exec(code) ?? [];
  return { ending: 'ts', text };
}

describe('the code of the documentation', () => {
  after(() => rmSync(folder, { recursive: true, force: true }));

  it('compiles as JavaScript, TypeScript, JSX, Vue, Svelte, or Angular', () => {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(TSCONFIG));
    writeFileSync(join(folder, 'given.d.ts'), GIVEN);
    writeFileSync(join(folder, 'tags.ts'), "import 'storefront-widgets/jsx';\n");
    const files = new Map<string, string>();
    for (const [at, fence] of fences.entries()) {
      const code = codeOf(fence);
      if (!code) continue;
      const file = `example-${at}.${code.ending}`;
      files.set(file, fence.place);
      // Make each example a module, so that names don't clash.
      writeFileSync(join(folder, file), `${code.text}\nexport {};\n`);
    }
    assert.ok(files.size > 15, `${files.size} examples`);
    const { stdout } = spawnSync(process.execPath, [
      'node_modules/typescript-7/bin/tsc',
      '-p',
      folder,
      '--pretty',
      'false',
    ]);
    const output = String(stdout).replace(
      /^.*?(example-\d+\.\w+)/gm,
      (_, file: string) => `${files.get(file)} (${file})`,
    );
    assert.equal(output, '');
  });

  it('finds the buttons in its scripts by an id that the example before gives one', () => {
    for (const [at, { place, code }] of fences.entries())
      for (const [, selector = ''] of code.matchAll(/querySelector\('([^']*button[^']*|#[^']+)'\)/g)) {
        const markup = [fences[at - 1]?.code, code].join('\n');
        assert.ok(markup.includes(`id="${selector.slice(1)}"`), `${place}: ${selector}`);
      }
  });

  it('has templates that Vue compiles', () => {
    const components = fences.filter(({ language }) => language === 'vue');
    assert.ok(components.length > 0);
    for (const { place, code } of components) {
      const { descriptor, errors } = parse(code);
      const source = descriptor.template?.content ?? '';
      const { errors: more } = compileTemplate({ source, filename: place, id: place });
      assert.deepEqual([...errors, ...more], []);
    }
  });

  it('has styles that a browser reads', () => {
    const styles = fences.filter(({ language }) => language === 'css');
    assert.ok(styles.length > 1);
    for (const { place, code } of styles) {
      const { warnings } = transform({ filename: place, code: Buffer.from(code) });
      assert.deepEqual(warnings, []);
    }
  });

  it('names scripts and files that exist', () => {
    for (const { place, language, code } of fences) {
      if (language !== 'sh') continue;
      for (const [, script = ''] of code.matchAll(/npm run (\w+)/g))
        assert.ok(script in manifest.scripts, `${place}: ${script}`);
      for (const [file] of code.matchAll(/(?:demo|src|test)\/[\w./-]+\.\w+/g))
        assert.ok(existsSync(file), `${place}: ${file}`);
    }
  });

  it('has the stylesheet in each page whose widgets reserve space, which README.md promises', async () => {
    const reserved = (await readDefinitions()).filter(({ reserve }) => reserve).map(({ widget }) => widget);
    const widget = new RegExp(`(?:<storefront-|data-storefront=")(?:${reserved.join('|')})\\b(?!-)`);
    const scripted = fences.filter(
      ({ language, code }) => language === 'html' && /storefront\.(?:classic\.)?js/.test(code),
    );
    assert.ok(scripted.length > 8, `${scripted.length} pages`);
    const without = scripted.filter(({ code }) => widget.test(code) && !code.includes('storefront.css'));
    assert.deepEqual(
      without.map(({ place }) => place),
      [],
    );
  });

  it('has shortcodes and tags with attributes that their elements support', async () => {
    const attributes = new Map<string, readonly string[]>(
      (await readDefinitions()).map(({ tag, attributes }) => [
        tag,
        Object.keys(attributes).map((name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)),
      ]),
    );
    const common = ['id', 'class', 'lang', 'dir', 'slot', 'ref'];
    let count = 0;
    for (const { place, language, code } of fences) {
      const markup = language === 'html' || language === 'text' ? code : '';
      for (const [, shortcode, tag, text = ''] of markup.matchAll(
        /(?:\[storefront_(\w+)|<(storefront-[\w-]+))([^>\]]*)[>\]]/g,
      )) {
        const name = tag ?? `storefront-${shortcode?.replaceAll('_', '-')}`;
        const names = [...text.replace(/"[^"]*"/g, '').matchAll(/[\w-]+/g)].map(([attribute]) => attribute);
        for (const attribute of names)
          assert.ok(
            [...(attributes.get(name) ?? []), ...common].includes(attribute),
            `${place}: ${name} ${attribute}`,
          );
        count += 1;
      }
    }
    assert.ok(count > 20, `${count} elements`);
  });
});

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readDefinitions } from '../../src/build/definitions.mjs';
import { described } from '../../src/build/describe.mjs';
import { distFiles, json, read } from './dist.js';

interface Named {
  readonly name: string;
}

interface Declaration {
  readonly kind: string;
  readonly customElement: boolean;
  readonly tagName: string;
  readonly name: string;
  readonly attributes: readonly (Named & {
    readonly fieldName: string;
    readonly default: string;
    readonly format?: string;
    readonly words?: readonly string[];
  })[];
  readonly messages: Readonly<Record<string, string>>;
  readonly members: readonly (Named & {
    readonly kind: string;
    readonly attribute?: string;
    readonly parameters?: readonly (Named & {
      readonly optional?: boolean;
      readonly type: { readonly text: string };
    })[];
    readonly return?: { readonly type: { readonly text: string } };
  })[];
  readonly events: readonly (Named & { readonly type: { readonly text: string } })[];
  readonly cssParts: readonly Named[];
  readonly slots: readonly Named[];
  readonly cssProperties: readonly Named[];
}

interface Manifest {
  readonly schemaVersion: string;
  readonly modules: readonly {
    readonly kind: string;
    readonly path: string;
    readonly declarations: readonly Declaration[];
    readonly exports: readonly {
      readonly kind: string;
      readonly name: string;
      readonly declaration: { readonly name: string; readonly module?: string };
    }[];
  }[];
}

const definitions = await readDefinitions();
const manifest = json('custom-elements.json') as Manifest; // its shape is what the tests check

const names = (items: readonly Named[]): string[] => items.map(({ name }) => name);
const kebab = (text: string): string => text.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

describe('files generated from the definitions', () => {
  it('are up to date', () => {
    for (const [file, text] of Object.entries(described(definitions))) assert.equal(read(file), text, file);
  });

  it('custom-elements.json is valid by its schema', () => {
    assert.match(manifest.schemaVersion, /^2\.\d+\.\d+$/);
    for (const { kind, path, declarations, exports } of manifest.modules) {
      assert.equal(kind, 'javascript-module');
      assert.ok(distFiles.includes(path.replace(/^dist\//, '')), path);
      for (const { kind, customElement, members } of declarations) {
        assert.equal(kind, 'class');
        assert.equal(customElement, true);
        assert.ok(members.every((member) => member.kind === 'field' || member.kind === 'method'));
      }
      for (const { kind, name, declaration } of exports) {
        assert.equal(kind, 'custom-element-definition');
        const declared = declarations.find((it) => it.tagName === name);
        assert.equal(declared?.name, declaration.name);
        assert.ok(manifest.modules.some((module) => module.path === declaration.module));
      }
    }
  });

  it('custom-elements.json has what a form needs: formats, allowed values, and replaceable texts', () => {
    const declared = (tag: string) =>
      manifest.modules.flatMap((module) => module.declarations).find((it) => it.tagName === tag);
    const formats = (tag: string) =>
      Object.fromEntries(declared(tag)?.attributes.map(({ name, format }) => [name, format]) ?? []);
    const { make, image, facets } = formats('storefront-car-search');
    assert.deepEqual([make, image, facets], ['make', 'url', 'words']);
    assert.equal(formats('storefront-config')['theme-color'], 'color');
    const config = declared('storefront-config')?.attributes.find(({ name }) => name === 'consent');
    assert.deepEqual(config?.words, ['granted', 'denied']);
    assert.equal(declared('storefront-car-search')?.messages.search, 'Search');
  });

  it('custom-elements.json has the types of details and methods as the source declares them', () => {
    const declarations = manifest.modules.flatMap((module) => module.declarations);
    const detailsOf = (name: string) =>
      declarations
        .flatMap((it) => it.events)
        .filter((event) => event.name === name)
        .map(({ type }) => type.text);
    assert.deepEqual(detailsOf('storefront-search'), [
      "CustomEvent<{ kind: 'cars'; make: string | null; model: string | null; term?: string; priceMax?: number | null; yearMin?: number | null; yearMax?: number | null; body?: string | null; fuel?: string | null }>",
      "CustomEvent<{ kind: 'goods'; term: string; catId: string | null; oversea: boolean }>",
    ]);
    assert.deepEqual(detailsOf('storefront-prize'), ['CustomEvent<{ award: Award }>']);
    assert.deepEqual(detailsOf('storefront-menu-open'), ['CustomEvent<{}>']);
    const methodOf = (tagName: string, name: string) =>
      declarations.find((it) => it.tagName === tagName)?.members.find((it) => it.name === name);
    assert.deepEqual(methodOf('storefront-sign-in', 'show')?.parameters, [
      { name: 'view', optional: true, type: { text: "'methods' | 'email' | 'register' | 'reset'" } },
    ]);
    assert.equal(methodOf('storefront-prize-wheel', 'spin')?.return?.type.text, 'Promise<Award | null>');
  });

  for (const definition of definitions) {
    it(`custom-elements.json describes <${definition.tag}> completely`, () => {
      const declaration = manifest.modules
        .flatMap((module) => module.declarations)
        .find((it) => it.tagName === definition.tag);
      assert.ok(declaration);
      const properties = Object.keys(definition.attributes);
      assert.deepEqual(names(declaration.attributes), properties.map(kebab));
      assert.deepEqual(
        declaration.attributes.map(({ fieldName }) => fieldName),
        properties,
      );
      assert.deepEqual(names(declaration.members), [...properties, ...Object.keys(definition.methods)]);
      assert.deepEqual(names(declaration.events), Object.keys(definition.events));
      assert.ok(declaration.events.every(({ type }) => type.text.startsWith('CustomEvent<{')));
      assert.deepEqual(names(declaration.cssParts), Object.keys(definition.parts));
      assert.deepEqual(names(declaration.slots), Object.keys(definition.slots));
      assert.deepEqual(names(declaration.cssProperties), Object.keys(definition.cssProperties));
    });

    it(`html-data.json completes <${definition.tag}>`, () => {
      const data = json('html-data.json') as {
        readonly version: number;
        readonly tags: readonly (Named & {
          readonly description: string;
          readonly attributes: readonly Named[];
        })[];
      }; // as above
      assert.equal(data.version, 1.1);
      const tag = data.tags.find(({ name }) => name === definition.tag);
      assert.equal(tag?.description, definition.summary);
      assert.deepEqual(names(tag?.attributes ?? []), Object.keys(definition.attributes).map(kebab));
    });
  }
});

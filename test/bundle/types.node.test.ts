import assert from 'node:assert/strict';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { describe, it } from 'node:test';
import ts from 'typescript';
import { pack } from './packed.js';

const packed = pack();

/** A project that installed the package, with one of the versions of React's types. */
function project(name: string, reactTypes: string): string {
  const modules = join(packed.folder, name, 'node_modules');
  mkdirSync(join(modules, '@types'), { recursive: true });
  symlinkSync(packed.root, join(modules, 'storefront-widgets'));
  symlinkSync(resolve('node_modules', reactTypes), join(modules, '@types/react'));
  for (const needed of ['csstype', '@types/prop-types'])
    symlinkSync(resolve('node_modules', needed), join(modules, needed));
  return join(packed.folder, name);
}

const projects = {
  'React 18': project('react-18', 'types-react-18'),
  'React 19': project('react-19', '@types/react'),
} as const;

/** What TypeScript says of the files of a project, by their names: strict, and the types of libraries checked too. */
function check(
  folder: string,
  files: Readonly<Record<string, string>>,
  module: 'Node16' | 'Bundler',
): ReadonlyMap<string, readonly string[]> {
  const paths = Object.entries(files).map(([name, code]) => {
    writeFileSync(join(folder, name), code);
    return join(folder, name);
  });
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  const isNode = module === 'Node16';
  const program = ts.createProgram(paths, {
    strict: true,
    exactOptionalPropertyTypes: true,
    noEmit: true,
    skipLibCheck: false,
    skipDefaultLibCheck: true,
    preserveSymlinks: true,
    target: ts.ScriptTarget.ES2022,
    lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    jsx: ts.JsxEmit.ReactJSX,
    types: [],
    module: isNode ? ts.ModuleKind.Node16 : ts.ModuleKind.ESNext,
    moduleResolution: isNode ? ts.ModuleResolutionKind.Node16 : ts.ModuleResolutionKind.Bundler,
  });
  const told = new Map<string, string[]>(Object.keys(files).map((name) => [name, []]));
  for (const { messageText, file } of ts.getPreEmitDiagnostics(program)) {
    const name = file ? basename(file.fileName) : 'no file';
    told.set(name, [...(told.get(name) ?? []), ts.flattenDiagnosticMessageText(messageText, '\n')]);
  }
  return told;
}

/** A text of which a part is another. */
function altered(text: string, part: string, other: string): string {
  assert.ok(text.includes(part), part);
  return text.replace(part, other);
}

const tags = `
  import { useRef } from 'react';
  import 'storefront-widgets/jsx';
  import type { StorefrontCarSearch } from 'storefront-widgets';
  export function Page() {
    const search = useRef<StorefrontCarSearch>(null);
    search.current?.submit();
    return <storefront-car-search make="byd" compact ref={search} id="search" class="wide" lang="fr" />;
  }
  export const config = <storefront-config partner="p1" google-client-id="g" timeout={5000} />;
`;

const components = `
  import { useRef } from 'react';
  import { CarSearch, type CarSearchMethods, configure } from 'storefront-widgets/react';
  configure({ api: '/v3' });
  export function Page() {
    const search = useRef<CarSearchMethods>(null);
    search.current?.submit();
    return (
      <CarSearch make="byd" compact ref={search} className="wide"
        onCarChange={({ detail }) => detail.make?.toUpperCase()}
        onNavigate={(event) => event.detail.query.model?.at(0)}>
        <h1 slot="heading">Cars</h1>
      </CarSearch>
    );
  }
`;

const plain = `
  import { configure, defineAll, store, type Config, type StorefrontEvents } from 'storefront-widgets';
  configure({ api: '/v3', lang: 'ar', endpoints: { carIndex: '/cars' } });
  await defineAll();
  const search = document.createElement('storefront-car-search');
  search.make = 'byd';
  search.compact = true;
  search.submit();
  search.addEventListener('storefront-car-change', ({ detail }) => detail.model?.trim());
  document.addEventListener('storefront-navigate', (event) => new URL(event.detail.href, event.detail.partner));
  window.addEventListener('storefront-ready', ({ detail }) => detail.tag.length);
  document.querySelector('storefront-config')?.partner?.trim();
  export const api: Config['api'] = store.getState().bigdata.config.api;
  export const stop = store.subscribe(({ bigdata: { carIndex } }) => {
    if (carIndex.status === 'ready') carIndex.data.banner.title.at(0)?.trim();
    if (carIndex.status === 'failed') carIndex.failure.code.toFixed();
  });
  export type Search = StorefrontEvents['storefront-search'];
`;

const right = { 'tags.tsx': tags, 'components.tsx': components, 'plain.ts': plain };

const wrong = {
  'an attribute of a wrong type.tsx': altered(tags, 'make="byd"', 'make={5}'),
  'a boolean as a text.tsx': altered(tags, ' compact ', ' compact="yes" '),
  'an attribute that is not there.tsx': altered(tags, 'make=', 'brand='),
  'a ref to another element.tsx': altered(tags, 'useRef<StorefrontCarSearch>', 'useRef<HTMLInputElement>'),
  'a prop of a wrong type.tsx': altered(components, 'compact ', 'compact="yes" '),
  'a handler for another detail.tsx': altered(components, 'detail.make', 'detail.price'),
  'a property of a wrong type.ts': altered(plain, "search.make = 'byd'", 'search.make = 5'),
  'a language that is not offered.ts': altered(plain, "lang: 'ar'", "lang: 'de'"),
  'a detail that the event has not.ts': altered(plain, 'detail.tag', 'detail.make'),
  'a method that is not there.ts': altered(plain, 'search.submit()', 'search.send()'),
};

for (const [react, folder] of Object.entries(projects)) {
  for (const module of ['Node16', 'Bundler'] as const) {
    describe(`with the types of ${react}, resolved as ${module} does`, () => {
      const told = check(folder, { ...right, ...wrong }, module);

      it('tags, components, elements, events, configuration and store have their types', () => {
        const mistakes = [...told].filter(([file, texts]) => texts.length > 0 && !(file in wrong));
        assert.deepEqual(mistakes, []);
      });

      for (const file of Object.keys(wrong)) {
        it(`${file.replace(/\.tsx?$/, '')} is told`, () => assert.notDeepEqual(told.get(file), []));
      }
    });
  }
}

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { describe, it } from 'node:test';
import ts from 'typescript';
import { isItsTurn } from '../tools/turn.js';
import { distFiles, read } from './dist.js';
import { pack } from './packed.js';

const packed = pack();

/** Creates a project that has the package installed, with one version of React's types. */
function project(name: string, reactTypes: string): string {
  const modules = join(packed.folder, name, 'node_modules');
  mkdirSync(join(modules, '@types'), { recursive: true });
  symlinkSync(packed.root, join(modules, 'storefront-widgets'), 'junction');
  symlinkSync(resolve('node_modules', reactTypes), join(modules, '@types/react'), 'junction');
  for (const needed of ['csstype', '@types/prop-types'])
    symlinkSync(resolve('node_modules', needed), join(modules, needed), 'junction');
  return join(packed.folder, name);
}

const projects = {
  'React 18': project('react-18', 'types-react-18'),
  'React 19': project('react-19', '@types/react'),
} as const;

/** Type-checks a project's files strictly, including library types. Returns the messages by file name. */
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
  const messages = new Map<string, string[]>(Object.keys(files).map((name) => [name, []]));
  for (const { messageText, file } of ts.getPreEmitDiagnostics(program)) {
    const name = file ? basename(file.fileName) : 'no file';
    messages.set(name, [...(messages.get(name) ?? []), ts.flattenDiagnosticMessageText(messageText, '\n')]);
  }
  return messages;
}

/** Replaces a part of a text. Fails if the text doesn't contain it. */
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
  import {
    CarSearch, type CarSearchMethods, configure, PrizeWheel, SignIn, type SignInMethods,
  } from 'storefront-widgets/react';
  configure({ api: '/v3' });
  export function Page() {
    const search = useRef<CarSearchMethods>(null);
    search.current?.submit();
    return (
      <CarSearch make="byd" compact ref={search} className="wide"
        style={{ color: 'red' }} aria-label="Cars" data-place="top" onClick={(event) => event.currentTarget.id}
        onCarChange={({ detail }) => detail.make?.toUpperCase()}
        onError={({ detail }) => detail.call.trim()}
        onNavigate={(event) => event.detail.query.model?.at(0)}>
        <h1 slot="heading">Cars</h1>
      </CarSearch>
    );
  }
  export function Prizes() {
    const signIn = useRef<SignInMethods>(null);
    signIn.current?.show('email');
    return (
      <>
        <SignIn ref={signIn} onSignIn={({ detail }) => detail.user.uname?.trim()} />
        <PrizeWheel onPrize={({ detail }) => detail.award.award_name.trim()} />
      </>
    );
  }
`;

const plain = `
  import { configure, defineAll, request, store } from 'storefront-widgets';
  import type { Award, Config, SearchDetail, StorefrontEvents, UserInfo } from 'storefront-widgets';
  configure({ api: '/v3', lang: 'ar', endpoints: { carIndex: '/cars' } });
  await defineAll();
  const cars = document.createElement('storefront-car-search');
  cars.make = 'byd';
  cars.compact = true;
  cars.submit();
  cars.addEventListener('storefront-car-change', ({ detail }) => detail.model?.trim());
  document.addEventListener('storefront-navigate', (event) => new URL(event.detail.href, event.detail.partner));
  window.addEventListener('storefront-ready', ({ detail }) => detail.tag.length);
  document.querySelector('storefront-config')?.partner?.trim();
  export const api: Config['api'] = store.getState().bigdata.config.api;
  export const stop = store.subscribe(({ bigdata: { carIndex } }) => {
    if (carIndex.status === 'ready') carIndex.data.banner.title.at(0)?.trim();
    if (carIndex.status === 'failed') carIndex.failure.code.toFixed();
  });
  export const search: StorefrontEvents['storefront-search'] = new CustomEvent<SearchDetail>('storefront-search');
  document.addEventListener('storefront-search', ({ detail }) => {
    if (detail.kind === 'goods') detail.term.concat(detail.catId ?? '', detail.partner ?? '');
    else detail.make?.concat(detail.model ?? '', detail.partner ?? '');
  });
  document.addEventListener('storefront-track', ({ detail }) => {
    if (detail.name === 'login') detail.params.method satisfies 'google' | 'facebook' | 'x' | 'email' | 'passkey';
    else if (detail.name === 'search') detail.params.search_term?.concat(detail.params.partner ?? '');
    detail.params.widget.trim();
  });
  configure({ analytics: 'data-layer', consent: 'granted', carry: 'utm_*' });
  document.addEventListener('storefront-close', ({ detail }) => detail.partner?.trim());
  document.addEventListener('storefront-sign-in', ({ detail }) => {
    const { uname }: UserInfo = detail.user;
    uname?.trim();
  });
  const signIn = document.createElement('storefront-sign-in');
  signIn.show();
  signIn.show('email');
  export const award: Promise<Award | null> = document.createElement('storefront-prize-wheel').spin();
  award.then((won) => won?.award_name.trim());
  award.then((won) => won?.coupon_code?.concat(won.expires_at ?? '', String(won.goods_id ?? won.coupon_log_id)));
  request('zipLookup', { code: '10001' }).then(([place]) => place?.city.trim());
  request('carFacets', { brand: 'byd', year_min: 2018, fuel: null }).then(({ total }) => total.toFixed());
  request('prizeRecord').then(([won]) => won?.award_explain);
  request('zipLookup', undefined, { reply: {} }).then(([place]) => place?.city.trim());
  request('prizeRecord', {}).then(([won]) => won?.award_explain?.concat(String(won.award_state), won.time ?? ''));
`;

const right = { 'tags.tsx': tags, 'components.tsx': components, 'plain.ts': plain };

const wrong = {
  'an attribute of a wrong type.tsx': altered(tags, 'make="byd"', 'make={5}'),
  'a boolean as a text.tsx': altered(tags, ' compact ', ' compact="yes" '),
  'an attribute that is not there.tsx': altered(tags, 'make=', 'brand='),
  'a ref to another element.tsx': altered(tags, 'useRef<StorefrontCarSearch>', 'useRef<HTMLInputElement>'),
  'a prop of a wrong type.tsx': altered(components, 'compact ', 'compact="yes" '),
  'a style that is a text.tsx': altered(components, "{{ color: 'red' }}", '"color: red"'),
  'markup in place of children.tsx': altered(
    components,
    'data-place="top"',
    "dangerouslySetInnerHTML={{ __html: '' }}",
  ),
  'a handler for another detail.tsx': altered(components, 'detail.make', 'detail.price'),
  'a property of a wrong type.ts': altered(plain, "cars.make = 'byd'", 'cars.make = 5'),
  'a language that is no text.ts': altered(plain, "lang: 'ar'", 'lang: 5'),
  'a detail that the event has not.ts': altered(plain, 'detail.tag', 'detail.make'),
  'a call without the data that it needs.ts': altered(plain, "'zipLookup', { code: '10001' }", "'zipLookup'"),
  'a method that is not there.ts': altered(plain, 'cars.submit()', 'cars.send()'),
  'a view that the sign-in has not.ts': altered(plain, "show('email')", "show('nope')"),
  'a view that the component has not.tsx': altered(components, "show('email')", "show('nope')"),
  'a word of a method that takes none.ts': altered(plain, 'cars.submit()', "cars.submit('byd')"),
  'a field of the other search.ts': altered(plain, "kind === 'goods'", "kind === 'cars'"),
  'a kind of search that nobody sends.ts': altered(plain, "kind === 'goods'", "kind === 'boats'"),
  'a field of a search of no known kind.ts': altered(plain, "detail.kind === 'goods'", 'detail.kind'),
  'a param of another act.ts': altered(plain, 'detail.params.search_term', 'detail.params.method'),
  'an act that nobody counts.ts': altered(plain, "name === 'login'", "name === 'purchase'"),
  'a consent that is none.ts': altered(plain, "consent: 'granted'", "consent: 'maybe'"),
  'an award where there may be none.ts': altered(plain, 'won?.award_name', 'won.award_name'),
  'a field that an award has not.ts': altered(plain, 'won?.award_name', 'won?.award_price'),
  'a field that a call does not take.ts': altered(
    plain,
    "{ code: '10001' }",
    "{ code: '10001', nonsense: 1 }",
  ),
  'data without a field that a call needs.ts': altered(plain, "{ code: '10001' }", '{}'),
  'a text in place of a number.ts': altered(plain, 'year_min: 2018', "year_min: 'new'"),
  'data for a call that takes none.ts': altered(plain, "'prizeRecord', {}", "'prizeRecord', { nonsense: 1 }"),
  'a field of an event that has none.ts': altered(plain, 'detail.partner?.trim()', 'detail.reason'),
};

describe('the declarations', () => {
  it("leave only the server's and the host's own data untyped", () => {
    // A page may keep anything under `test` in the store (contract section 3).
    const free = 'readonly test: Readonly<Record<string, unknown>>;';
    for (const file of distFiles.filter((name) => name.endsWith('.d.ts'))) {
      const text = read(file).replace(free, '');
      assert.doesNotMatch(
        text,
        /Record<string, (unknown|any)>|\b(unknown|any)\[\]|\bany\b(?=[;,)>\]|])/,
        file,
      );
      const open = [...text.matchAll(/interface (\w+)[^{]*\{[^}]*\[\w+: string\]: unknown/g)];
      assert.deepEqual(
        open.map(([, name]) => name).filter((name) => name !== 'UserInfo' && name !== 'UserRecord'),
        [],
        file,
      );
    }
  });
});

/**
 * Tries each version of the types, and each kind of module resolution, once in two days. The matrix tries all
 * combinations.
 */
const isTried = (react: string, module: string) =>
  process.env.MATRIX !== undefined ||
  ((react === 'React 18') === (module === 'Node16') && isItsTurn(react === 'React 18' ? 0 : 1, 2));

for (const [react, folder] of Object.entries(projects)) {
  for (const module of (['Node16', 'Bundler'] as const).filter((one) => isTried(react, one))) {
    describe(`with the types of ${react}, resolved as ${module} does`, () => {
      const messages = check(folder, { ...right, ...wrong }, module);

      it('tags, components, elements, events, configuration and store have their types', () => {
        const mistakes = [...messages].filter(([file, texts]) => texts.length > 0 && !(file in wrong));
        assert.deepEqual(mistakes, []);
      });

      for (const file of Object.keys(wrong)) {
        it(`${file.replace(/\.tsx?$/, '')} is reported`, () => assert.notDeepEqual(messages.get(file), []));
      }
    });
  }
}

describe('TypeScript 7', () => {
  it('accepts every import without a binding, including the stylesheet', () => {
    const folder = project('typescript-7', '@types/react');
    const entries = ['storefront.css', 'storefront.js', 'storefront.classic.js', 'widgets/header.js', 'jsx'];
    writeFileSync(
      join(folder, 'page.ts'),
      entries.map((entry) => `import 'storefront-widgets/${entry}';\n`).join(''),
    );
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
    const { stdout } = spawnSync(
      process.execPath,
      [
        resolve('node_modules/typescript-7/bin/tsc'),
        ...['page.ts', '--noEmit', '--strict', '--preserveSymlinks', '--pretty', 'false'],
        ...['--module', 'esnext', '--moduleResolution', 'bundler', '--types', ''],
      ],
      { cwd: folder, encoding: 'utf8' },
    );
    assert.equal(stdout, '');
  });
});

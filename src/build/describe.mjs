import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { reserveCss } from './definitions.mjs';
import { DIST } from './dist.mjs';
import { htmlData } from './html-data.mjs';
import { llms } from './llms.mjs';
import { manifest } from './manifest.mjs';
import { elementTypes } from './types/elements.mjs';
import { jsxTypes } from './types/jsx.mjs';
import { entry, testingEntry } from './types/program.mjs';
import { publicTypes } from './types/public.mjs';
import { reactTypes } from './types/react.mjs';
import { stubTypes } from './types/stubs.mjs';
import { svelteTypes } from './types/svelte.mjs';
import { vueTypes } from './types/vue.mjs';
import { withTypes } from './types/with-types.mjs';

const json = (value) => `${JSON.stringify(value, null, 2)}\n`;

/** An empty module: the code of a types-only module, or the types of one that only has side effects. */
const nothing = 'export {};\n';

/** Returns the types of a module that writes out all of them. */
const typesOf = (path) => ts.transpileDeclaration(readFileSync(path, 'utf8'), { fileName: path }).outputText;

/** Returns the files generated from the definitions, and the types, by their paths. */
export function described(untyped) {
  const definitions = withTypes(untyped);
  const config = definitions.find(({ widget }) => widget === 'config');
  const docs = Object.fromEntries(
    Object.entries(config.attributes).map(([key, { description }]) => [key, description]),
  );
  return {
    'custom-elements.json': json(manifest(definitions)),
    'html-data.json': json(htmlData(definitions)),
    'llms.txt': llms(definitions),
    'index.d.ts': `${publicTypes(entry, docs)}\nexport * from './elements.js';\n`,
    'elements.d.ts': elementTypes(definitions),
    'elements.js': nothing,
    'react/index.d.ts': reactTypes(definitions),
    'storefront.css': `${reserveCss(untyped, true)}\n`,
    'testing/index.d.ts': publicTypes(testingEntry),
    'testing/browser.d.ts': "export * from './index.js';\n",
    'testing/stubs.d.ts': stubTypes(),
    'jsx.d.ts': jsxTypes(definitions),
    'jsx.js': nothing,
    'vue.d.ts': vueTypes(definitions),
    'vue.js': nothing,
    'svelte.d.ts': svelteTypes(definitions),
    'svelte.js': nothing,
    'npm/storefront.d.ts': nothing,
    'npm/pasted-text.d.ts': typesOf('src/ui/pasted-text.ts'),
    'npm/text.d.ts': typesOf('src/i18n/text.ts'),
    'storefront.classic.d.ts': nothing,
    'storefront.css.d.ts': nothing,
    ...Object.fromEntries(definitions.map(({ widget }) => [`npm/widgets/${widget}.d.ts`, nothing])),
  };
}

/** Rollup plugin: writes these files next to the code (contract section 1). */
export const describe = (definitions) => ({
  name: 'describe',
  writeBundle() {
    for (const [path, text] of Object.entries(described(definitions))) {
      mkdirSync(dirname(join(DIST, path)), { recursive: true });
      writeFileSync(join(DIST, path), text);
    }
  },
});

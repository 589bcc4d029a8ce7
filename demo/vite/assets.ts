import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import { legalDocument } from './legal-document.js';
import { svgComponent } from './svg-component.js';

const DRAWING = '?react';

/** Plugins for the files that pages import from `demo/assets`. */
export const assets: Plugin[] = [
  {
    // `import Cart from './cart.svg?react'` imports a drawing as a component.
    name: 'drawings',
    enforce: 'pre',
    load: {
      filter: { id: /\.svg\?react$/ },
      handler: async (id) => ({
        code: svgComponent(await readFile(id.slice(0, -DRAWING.length), 'utf8')),
        map: null,
      }),
    },
  },
  {
    // Imports a legal text as data, from which React renders the page.
    name: 'legal-documents',
    enforce: 'pre',
    load: {
      filter: { id: /\/legal\/[^/]+\.md$/ },
      async handler(id) {
        try {
          const document = legalDocument(await readFile(id, 'utf8'));
          return { code: `export default ${JSON.stringify(document)};`, map: null };
        } catch (error) {
          throw new Error(`${id}: ${error instanceof Error ? error.message : error}`);
        }
      },
    },
  },
];

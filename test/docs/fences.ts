import { readFileSync } from 'node:fs';
import { readPages } from '../../src/build/docs/pages.mjs';

/** A code block in a text. */
export interface Fence {
  /** Its file and line, for failure messages. */
  readonly place: string;
  /** `html`, `js`, … */
  readonly language: string;
  /** Whether its page runs it in a frame, with a sample shop that answers. */
  readonly isLive: boolean;
  readonly code: string;
}

const FENCE = /^( *)```(\w+)( live)?.*\n([\s\S]*?)^ *```$/gm;

function fencesOf(file: string, text: string): Fence[] {
  return [...text.matchAll(FENCE)].map(({ index, 2: language = '', 3: live, 4: code = '' }) => ({
    place: `${file}:${text.slice(0, index).split('\n').length}`,
    language,
    isLive: live !== undefined,
    code,
  }));
}

/** The complete pages of the documentation, by path. */
export const pages = await readPages();

const own = ['README.md', 'CONTRIBUTING.md', 'demo/README.md'];

/** The steps of a contributor, which test/docs/adding.node.test.ts follows, because each needs those before it. */
const STEPS = /^## Add a widget\n[\s\S]*?(?=^## (?!Add ))/m;

/** All code blocks of the docs and of our other texts. The changelog has none, and the demo's page is its README. */
export const fences: readonly Fence[] = [
  ...own.flatMap((file) => fencesOf(file, readFileSync(file, 'utf8').replace(STEPS, ''))),
  ...[...pages].filter(([path]) => path !== 'demo.md').flatMap(([path, text]) => fencesOf(path, text)),
];

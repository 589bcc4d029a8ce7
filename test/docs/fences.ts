import { readFileSync } from 'node:fs';
import { readPages } from '../../src/build/docs/pages.mjs';

/** A block of code in a text. */
export interface Fence {
  /** Where it stands, for who reads a failure: the file, and its line there. */
  readonly place: string;
  /** `html`, `js`, … */
  readonly language: string;
  /** It is shown in a frame of its page, where a sample shop answers. */
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

/** The pages of the documentation by their paths, complete. */
export const pages = await readPages();

const own = ['README.md', 'CONTRIBUTING.md', 'demo/README.md'];

/** All code of the documentation, and of the texts beside it. The changelog has none, and the demo's page is its README. */
export const fences: readonly Fence[] = [
  ...own.flatMap((file) => fencesOf(file, readFileSync(file, 'utf8'))),
  ...[...pages].filter(([path]) => path !== 'demo.md').flatMap(([path, text]) => fencesOf(path, text)),
];

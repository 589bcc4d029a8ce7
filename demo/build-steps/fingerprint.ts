import { createHash, type Hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Step } from './step.js';

const [NODE_MAJOR] = process.versions.node.split('.');

/** What every step depends on: the packages, the compilers' options, and the programs that run the steps. */
const EVERYWHERE = [
  ...['package.json', 'package-lock.json', 'tsconfig.json', 'demo/tsconfig.json'],
  'demo/build-steps',
];

/**
 * Returns a hash of everything that a step's result depends on: the names and contents of its inputs, the packages, and
 * Node's major version. Whether a file was touched doesn't matter.
 */
export function fingerprint(root: string, { name, inputs, outputs }: Step): string {
  const hash = createHash('sha256').update(JSON.stringify([NODE_MAJOR, name, outputs]));
  for (const path of [...EVERYWHERE, ...inputs]) add(hash, root, path);
  return hash.digest('hex');
}

function add(hash: Hash, root: string, path: string): void {
  const file = join(root, path);
  if (!existsSync(file)) return;
  if (statSync(file).isDirectory()) {
    // Names that begin with a dot belong to editors and systems.
    const names = readdirSync(file).filter((name) => !name.startsWith('.'));
    for (const name of names.sort()) add(hash, root, `${path}/${name}`);
  } else {
    const content = readFileSync(file);
    hash.update(`${path}\0${content.length}\0`).update(content);
  }
}

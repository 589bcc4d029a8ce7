import { relative, sep } from 'node:path';
import type { Plugin } from 'vite';
import { PROJECT } from '../build-steps/project.js';
import { STEPS } from '../build-steps/steps.js';

/**
 * Fails if a build uses a module that isn't among the inputs of its step: after an edit of that module, the step's result
 * would be stale, and nobody would notice.
 */
export const onlyInputs = (name: string): Plugin => ({
  name: 'only-inputs',
  buildEnd() {
    const inputs = STEPS.find((step) => step.name === name)?.inputs ?? [];
    for (const id of this.getModuleIds()) {
      const path = relative(PROJECT, id.split('?')[0] ?? id).replaceAll(sep, '/');
      const isOurs = id.startsWith(PROJECT) && !id.includes('node_modules');
      if (isOurs && !inputs.some((input) => path === input || path.startsWith(`${input}/`)))
        throw new Error(`${path} is no input of the step "${name}": add it in demo/build-steps/steps.ts`);
    }
  },
});

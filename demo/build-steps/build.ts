/** `npm run build`: runs all steps, or those that are named (`npm run build -- docs`), whether or not they are stale. */
import { PROJECT } from './project.js';
import { runSteps } from './run-steps.js';
import { STEPS } from './steps.js';
import { whileRunning } from './while-running.js';

const names = process.argv.slice(2);
const unknown = names.filter((name) => STEPS.every((step) => step.name !== name));
const steps = STEPS.filter(({ name }) => names.length === 0 || names.includes(name));

await whileRunning(async (options) => {
  if (unknown.length === 0) return runSteps({ root: PROJECT, steps, isWhole: true, ...options });
  options.print(`There is no step ${unknown.join(', ')}: ${STEPS.map(({ name }) => name).join(', ')}`);
  process.exitCode = 2;
});

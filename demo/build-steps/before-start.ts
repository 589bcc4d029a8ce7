/**
 * What `npm start` does before it runs the server: it builds what is stale, and fills the database if there is none. First
 * it makes sure that the server will be able to start, and keeps its ports and its data folder from others until then.
 */
import { join } from 'node:path';
import { readSettings, type Settings } from '../server/config.js';
import { isCreated } from '../server/db/data-folder.js';
import { fillApart } from '../server/fill-apart.js';
import { checkSettings } from '../server/production.js';
import { PROJECT } from './project.js';
import { type Reserved, reserve } from './reserve.js';
import { runSteps, staleSteps } from './run-steps.js';
import type { Step } from './step.js';
import { STEPS } from './steps.js';
import { whileRunning } from './while-running.js';

/** Fills the database of the settings, with the built server. */
const filling = ({ lendFolder }: Reserved): Step => ({
  name: 'database',
  title: 'the store’s database',
  inputs: [],
  outputs: [],
  after: ['server'],
  isOnce: true,
  run: (_, signal) =>
    lendFolder(() => fillApart(join(PROJECT, 'demo/build/server/main.js'), { execArgv: [], signal })),
});

const needsFilling = async ({ databaseUrl, dataDir }: Settings): Promise<boolean> =>
  databaseUrl === null && !(await isCreated(dataDir));

await whileRunning(async (options) => {
  const settings = checkSettings(readSettings(process.env));
  const isEmpty = await needsFilling(settings);
  const isBuilt = staleSteps({ root: PROJECT, steps: STEPS, ...options }).length === 0;
  // If there is nothing to do, the server tries its ports and its folder itself, before anything else.
  if (isBuilt && !isEmpty) return;
  const reserved = await reserve(settings);
  const fill = isEmpty ? [filling(reserved)] : [];
  const steps = STEPS.flatMap((step) => (step.name === 'server' ? [step, ...fill] : [step]));
  if (!isBuilt) options.print('Building what has changed. All of it takes about two minutes.');
  await runSteps({ root: PROJECT, steps, ...options });
  await reserved.release();
});

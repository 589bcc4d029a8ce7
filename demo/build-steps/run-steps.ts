import { mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pLimit from 'p-limit';
import { takeLock } from '../server/db/process-lock.js';
import { reason, StartError } from '../server/start-error.js';
import { compressFiles } from './compress-files.js';
import { fingerprint } from './fingerprint.js';
import { filesOf, isUpToDate, MARKS, removeMark, writeMark } from './mark.js';
import { beside, removeLeftovers, replaceFiles } from './replace-files.js';
import { type Step, StepError } from './step.js';

export interface Build {
  /** The project's folder. */
  readonly root: string;
  readonly steps: readonly Step[];
  /** Whether all steps run, or only those whose result is stale. */
  readonly isWhole?: boolean;
  /** Shows a line to the person who waits. */
  readonly print: (line: string) => void;
  /** How many steps may run at the same time. */
  readonly atOnce?: number;
  /** Stops the build. */
  readonly signal?: AbortSignal;
}

/** How often a build looks whether the one before it is done, in ms. */
const AGAIN_MS = 300;

/** Returns the steps whose result is stale, and those that need them. */
export function staleSteps({ root, steps, isWhole = false }: Build): Step[] {
  const stale = new Set<string>();
  for (const step of steps)
    if (isWhole || step.after?.some((name) => stale.has(name)) || !isUpToDate(root, step))
      stale.add(step.name);
  return steps.filter(({ name }) => stale.has(name));
}

/**
 * Runs the steps whose result is stale, each beside its last result, which it then replaces. Only one build is at work
 * in a project at a time; the next one waits for it.
 * @throws {StartError} if the project's folder isn't writable
 * @throws {StepError} if a step fails, which is printed; others that are under way are stopped
 */
export async function runSteps(build: Build): Promise<void> {
  if (staleSteps(build).length === 0) return;
  const { root, steps } = build;
  const release = await waitForTurn(build);
  const clean = () => {
    for (const output of steps.flatMap(({ outputs }) => outputs)) removeLeftovers(root, output);
  };
  try {
    clean();
    await runStale(build);
  } finally {
    clean();
    await release();
  }
}

/** Takes the lock of a project's builds. */
async function waitForTurn({ root, print, signal }: Build): Promise<() => Promise<void>> {
  const folder = join(root, MARKS);
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw new StartError(`Cannot build in ${root}: ${reason(error)}`);
  }
  for (let isFirst = true; ; isFirst = false) {
    const lock = await takeLock(folder);
    if ('release' in lock) return lock.release;
    const holder = lock.heldBy === 0 ? '' : ` (process ${lock.heldBy})`;
    if (isFirst) print(`Another build is at work in this folder${holder}. Waiting until it is done.`);
    await wait(AGAIN_MS, undefined, { signal });
  }
}

async function runStale(build: Build): Promise<void> {
  const { print, atOnce = Math.min(2, availableParallelism()) } = build;
  // The build before this one may have done it all.
  const stale = staleSteps(build);
  const start = performance.now();
  const failed = new AbortController();
  const signal = build.signal ? AbortSignal.any([failed.signal, build.signal]) : failed.signal;
  const limit = pLimit(atOnce);
  const done = new Map<string, Promise<void>>();
  for (const [index, step] of stale.entries()) {
    const label = `step ${index + 1} of ${stale.length}: ${step.title}`;
    const before = (step.after ?? []).map((name) => done.get(name));
    const run = async () => {
      await Promise.all(before);
      await limit(() => runStep(build, step, label, signal));
    };
    const ended = run().catch((error) => failed.abort(error));
    done.set(step.name, ended);
  }
  await Promise.all(done.values());
  signal.throwIfAborted();
  if (stale.length > 0) print(`Done in ${seconds(start)}.`);
}

async function runStep(
  { root, isWhole = false, print }: Build,
  step: Step,
  label: string,
  signal: AbortSignal,
): Promise<void> {
  signal.throwIfAborted();
  if (!isWhole && isUpToDate(root, step)) {
    print(`${label}: unchanged`);
    return;
  }
  print(`${label} …`);
  const start = performance.now();
  const built = fingerprint(root, step);
  try {
    await step.run((output) => beside(output), signal);
    for (const output of step.served ?? []) await compressFiles(join(root, beside(output)));
  } catch (error) {
    if (error instanceof StepError && !signal.aborted) print(`${label}: failed\n${error.message}`);
    throw error;
  }
  const previous = filesOf(root, step);
  removeMark(root, step);
  const files = step.outputs.flatMap((output) => {
    const within = `${output}/`;
    const retained = previous
      .filter((path) => path.startsWith(within))
      .map((path) => path.slice(within.length));
    const replaced = replaceFiles(
      join(root, beside(output)),
      join(root, output),
      new Set(step.keepsPrevious ? retained : []),
    );
    return replaced.map((path) => within + path);
  });
  if (!step.isOnce) writeMark(root, step, built, files);
  print(`${label}, ${seconds(start)}`);
}

const seconds = (since: number): string => `${Math.max(1, Math.round((performance.now() - since) / 1000))} s`;

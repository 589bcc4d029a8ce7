// over: react
import { expect } from '@open-wc/testing';
import type { FunctionComponent, ReactNode } from 'react';
import * as react from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { useLatest, useLatestEffect } from '../../src/ui/use-latest.js';
import { until } from '../support/until.js';

/** Over React, mounts everything twice. The bundle's Preact has no such mode. */
const Mode: FunctionComponent<{ children: ReactNode }> = Reflect.get(react, 'StrictMode') ?? react.Fragment;

/** A task that settles when the test says so. */
interface Controlled {
  readonly signal: AbortSignal;
  readonly resolve: (value: string) => void;
  readonly reject: (error: Error) => void;
}

let view: Root | undefined;
let box: HTMLElement;
beforeEach(() => {
  box = document.createElement('div');
  document.body.append(box);
});
afterEach(() => {
  unmount();
  box.remove();
});

function render(node: ReactNode): void {
  view ??= createRoot(box);
  view.render(<Mode>{node}</Mode>);
}

function unmount(): void {
  view?.unmount();
  view = undefined;
}

/** Mounts a view that says whether it's busy. Each `run` adds a controlled task, and what it comes to. */
async function stage() {
  const tasks: Controlled[] = [];
  const results: Promise<string | undefined>[] = [];
  let latest: ReturnType<typeof useLatest> | undefined;
  function View(): ReactNode {
    latest = useLatest();
    return latest.isBusy ? 'busy' : 'idle';
  }
  render(<View />);
  await until(() => box.textContent === 'idle');
  const hook = () => {
    if (!latest) throw new Error('it is rendered');
    return latest;
  };
  return {
    tasks,
    results,
    hook,
    run() {
      results.push(
        hook().run(({ signal }) => new Promise((resolve, reject) => tasks.push({ signal, resolve, reject }))),
      );
    },
    shows: (state: 'busy' | 'idle') => until(() => box.textContent === state, `it is not ${state}`),
  };
}

type Stage = Awaited<ReturnType<typeof stage>>;

const restored = () => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));

/** What replaces a task in progress. */
const ends: Record<string, (stage: Stage) => void> = {
  'another task supersedes it': ({ run }) => run(),
  'it is stopped': ({ hook }) => hook().stop(),
  'the view is removed': () => unmount(),
  'the page comes back from the back-forward cache': restored,
};

/** How such a task may settle after that. */
const settlements: Record<string, (task: Controlled) => void> = {
  'a late value': ({ resolve }) => resolve('late'),
  'a late error': ({ reject }) => reject(new Error('late')),
};

describe('the latest task of a view', () => {
  it('resolves to its value, and is busy until then', async () => {
    const { run, tasks, results, shows, hook } = await stage();
    run();
    expect(hook().isRunning()).to.equal(true);
    await shows('busy');
    tasks[0]?.resolve('value');
    expect(await results[0]).to.equal('value');
    expect(hook().isRunning()).to.equal(false);
    await shows('idle');
  });

  it('passes on an error, and is no longer busy', async () => {
    const { run, tasks, results, shows } = await stage();
    run();
    await shows('busy');
    tasks[0]?.reject(new Error('broken'));
    expect(await results[0]?.catch(String)).to.equal('Error: broken');
    await shows('idle');
  });

  for (const [how, end] of Object.entries(ends))
    for (const [settlement, settle] of Object.entries(settlements))
      it(`is aborted when ${how}, and drops ${settlement}`, async () => {
        const given = await stage();
        given.run();
        await given.shows('busy');
        const [task] = given.tasks;
        if (!task) throw new Error('it runs');
        expect(task.signal.aborted).to.equal(false);
        end(given);
        expect(task.signal.aborted).to.equal(true);
        settle(task);
        expect(await given.results[0]).to.equal(undefined);
        // Another task is busy on its own.
        const another = given.tasks[1];
        expect(given.hook().isRunning()).to.equal(another !== undefined);
        if (!view) return;
        await given.shows(another ? 'busy' : 'idle');
        if (!another) given.run();
        given.tasks[1]?.resolve('value');
        expect(await given.results[1]).to.equal('value');
        await given.shows('idle');
      });

  it('aborts leftovers of a finished task, but aborts nothing when a page is first shown', async () => {
    const { run, tasks, results } = await stage();
    run();
    tasks[0]?.resolve('value');
    await results[0];
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
    expect(tasks[0]?.signal.aborted).to.equal(false);
    run();
    expect(tasks[0]?.signal.aborted).to.equal(true);
  });
});

describe('an effect whose latest run counts', () => {
  /** Mounts a view with such an effect. Returns its signals, by the value that they depend on. */
  function load() {
    const runs: { readonly value: string; readonly signal: AbortSignal }[] = [];
    function View({ value }: { value: string; other?: number }): ReactNode {
      useLatestEffect([value], ({ signal }) => runs.push({ value, signal }));
      return value;
    }
    return { runs, View };
  }

  it('runs again when a dependency changes, and aborts the run before', async () => {
    const { runs, View } = load();
    render(<View value="a" />);
    await until(() => runs.length);
    const before = runs.length; // StrictMode may have mounted it twice
    render(<View value="a" other={1} />);
    render(<View value="b" />);
    await until(() => runs.some(({ value }) => value === 'b'));
    expect(runs.slice(before).map(({ value }) => value)).to.deep.equal(['b']);
    expect(runs.map(({ signal }) => signal.aborted)).to.deep.equal([...Array(before).fill(true), false]);
  });

  it('is aborted when the view is removed', async () => {
    const { runs, View } = load();
    render(<View value="a" />);
    await until(() => runs.length);
    expect(runs.at(-1)?.signal.aborted).to.equal(false);
    unmount();
    expect(runs.every(({ signal }) => signal.aborted)).to.equal(true);
  });
});

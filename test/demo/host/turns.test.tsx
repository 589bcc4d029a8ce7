import { expect } from '@open-wc/testing';
import { useLayoutEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { useTurns } from '../../../demo/host/shell/useTurns.js';
import { until } from '../../support/until.js';

let root: Root;
let stage: HTMLElement;
beforeEach(() => {
  stage = document.createElement('div');
  document.body.append(stage);
  root = createRoot(stage);
});
afterEach(() => {
  root.unmount();
  stage.remove();
});

/** Renders a list of `total` items, `each` more at a time, and records how many were rendered each time. */
function watched(total: number, each: number) {
  const seen: number[] = [];
  /** The text shown once everything in the task of the first render has finished. */
  let first: Promise<string | null> | undefined;
  const onView = async () => {
    for (let turn = 0; turn < 50; turn++) await Promise.resolve();
    return stage.textContent;
  };
  function List() {
    seen.push(useTurns(total, each));
    useLayoutEffect(() => {
      first ??= onView();
    });
    return <p>{seen.at(-1)}</p>;
  }
  root.render(<List />);
  const isRendered = () => until(() => stage.textContent === String(total));
  return { seen, isRendered, onViewAtFirst: () => first };
}

describe('a list rendered in several tasks', () => {
  it('starts with the first few items, and continues until all are there', async () => {
    const { seen, isRendered } = watched(10, 4);
    await isRendered();
    expect(seen).to.deep.equal([4, 8, 10]);
  });

  it('renders the next ones in a separate task', async () => {
    const { isRendered, onViewAtFirst } = watched(9, 3);
    await isRendered();
    expect(await onViewAtFirst()).to.equal('3');
  });

  it('renders a short list immediately', async () => {
    const { seen, isRendered } = watched(3, 4);
    await isRendered();
    expect(seen).to.deep.equal([3]);
  });
});

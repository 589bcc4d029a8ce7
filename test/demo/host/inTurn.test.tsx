import { expect } from '@open-wc/testing';
import type { ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { HydratesInTurn, InTurn } from '../../../demo/host/shell/InTurn.js';
import { beginTakeover, isTakingOver, TakenOver } from '../../../demo/host/shell/takeover.js';
import { nextTurn, turnsOver } from '../../../demo/host/shell/turns.js';
import { STATE_ID } from '../../../demo/shared/page-rendering.js';
import { until } from '../../support/until.js';

let tasks = 0;
let isCounted = false;

/** Returns the number of this task. */
function taskNow(): number {
  if (isCounted) return tasks;
  isCounted = true;
  setTimeout(() => {
    isCounted = false;
  });
  tasks += 1;
  return tasks;
}

describe('turns', () => {
  it('render one after another, each in its own task', async () => {
    const seen: [number, number][] = [];
    for (const turn of [1, 2, 3]) void nextTurn().then(() => seen.push([turn, taskNow()]));
    await turnsOver();
    expect(seen.map(([turn]) => turn)).to.deep.equal([1, 2, 3]);
    expect(new Set(seen.map(([, task]) => task)).size).to.equal(3);
  });

  it('finish after those that were added meanwhile', async () => {
    const seen: string[] = [];
    void nextTurn().then(() => {
      seen.push('outer');
      void nextTurn().then(() => seen.push('inner'));
    });
    await turnsOver();
    expect(seen).to.deep.equal(['outer', 'inner']);
  });
});

describe('a part that hydrates in its own task', () => {
  const names = ['one', 'two', 'three'];
  let root: Root;
  let stage: HTMLElement;
  /** The task in which each part was first rendered. */
  const seen = new Map<string, number>();

  function Part({ name }: { name: string }) {
    if (!seen.has(name)) seen.set(name, taskNow());
    return <p onClick={() => clicked.push(name)}>{name}</p>;
  }
  const clicked: string[] = [];
  /** The task in which the page around the parts was rendered. */
  let ofPage: number | undefined;
  const Page = ({ children }: { children: ReactNode }) => {
    ofPage ??= taskNow();
    return children;
  };

  /** Hydrates what a server has rendered. @param boundary the comments around a part */
  function takeOver(isSplit: boolean, [start, end]: readonly [string, string]) {
    beginTakeover();
    stage.innerHTML = `<script type="application/json" id="${STATE_ID}">{}</script><main>${names
      .map((name) => `<section>${start}<p>${name}</p>${end}</section>`)
      .join('')}</main>`;
    const main = stage.querySelector('main');
    if (!main) throw new Error('no main');
    root = hydrateRoot(
      main,
      <HydratesInTurn value={isSplit}>
        <Page>
          {names.map((name) => (
            <section key={name}>
              <InTurn>
                <Part name={name} />
              </InTurn>
            </section>
          ))}
        </Page>
        <TakenOver />
      </HydratesInTurn>,
    );
  }

  beforeEach(() => {
    stage = document.createElement('div');
    document.body.append(stage);
  });
  afterEach(() => {
    root.unmount();
    stage.remove();
    seen.clear();
    ofPage = undefined;
    clicked.length = 0;
  });

  it('hydrates the server’s HTML later than the rest of the page', async () => {
    takeOver(true, ['<!--$-->', '<!--/$-->']);
    const rendered = [...stage.querySelectorAll('p')];
    await until(() => seen.size === names.length);
    expect([...seen.keys()]).to.deep.equal(names);
    expect(seen.values().next().value).not.to.equal(ofPage);
    await until(() => !isTakingOver());
    expect([...stage.querySelectorAll('p')].map((element, at) => element === rendered[at])).to.deep.equal([
      true,
      true,
      true,
    ]);
    for (const element of rendered) element.click();
    expect(clicked).to.deep.equal(names);
  });

  it("keep the server's state until the last one has hydrated", async () => {
    takeOver(true, ['<!--$-->', '<!--/$-->']);
    const isThere = () => isTakingOver() && document.getElementById(STATE_ID) !== null;
    const atLast = nextTurn().then(isThere);
    expect(await atLast).to.equal(true);
    await until(() => document.getElementById(STATE_ID) === null);
    expect(isTakingOver()).to.equal(false);
  });

  it('hydrates as usual on a site whose library pauses by itself', async () => {
    takeOver(false, ['', '']);
    await until(() => !isTakingOver());
    expect([...seen.keys()]).to.deep.equal(names);
    expect([...seen.values()]).to.deep.equal([ofPage, ofPage, ofPage]);
  });
});

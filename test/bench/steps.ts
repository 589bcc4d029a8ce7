import { ask, type BenchPage } from './browser.js';
import { spreadOf, whole } from './statistics.js';
import { click, type Interaction, interact } from './subjects.js';

/** One act of a shopper. */
export interface Step {
  readonly name: string;
  readonly type: 'pointerdown' | 'keydown' | 'click';
  readonly before?: (page: BenchPage) => Promise<unknown>;
  /** What the page shows when it is done. */
  readonly shown: string;
  readonly act: (page: BenchPage) => Promise<unknown>;
}

/** A key. */
export const key = (
  name: string,
  pressed: Parameters<BenchPage['page']['keyboard']['press']>[0],
  shown: string,
): Step => ({
  name,
  type: 'keydown',
  shown,
  act: ({ page }) => page.keyboard.press(pressed),
});

/** A click in the middle of what an expression names. */
export const clickOn = (name: string, target: string, shown: string): Step => ({
  name,
  type: 'click',
  shown,
  act: (page) => click(page, target),
});

/** What was measured of some steps, in their order. */
export interface Walk {
  readonly interactions: readonly (readonly Interaction[])[];
  /** What the browser's own Event Timing says of each; 0 where it was shorter than 16 ms. */
  readonly timings: readonly (readonly number[])[];
}

/**
 * Goes through the steps, again and again on one page.
 * @param rounds that are counted; the first is not, in which the browser compiles and what comes on demand comes.
 */
export async function walkThrough(page: BenchPage, steps: readonly Step[], rounds: number): Promise<Walk> {
  const interactions: Interaction[][] = steps.map(() => []);
  for (let round = 0; round <= rounds; round++) {
    for (const [index, { type, shown, act, before }] of steps.entries()) {
      await before?.(page);
      const measured = await interact(page, type, shown, () => act(page));
      if (round > 0) interactions[index]?.push(measured);
    }
  }
  const timings: number[][] = [];
  for (const each of interactions) {
    const timeStamps = JSON.stringify(each.map(({ timeStamp }) => timeStamp));
    timings.push(await ask(page, `bench.eventTiming(${timeStamps})`));
  }
  return { interactions, timings };
}

/** The longest of Event Timing's durations, in milliseconds. */
export function most(durations: readonly number[] = []): string {
  const worst = spreadOf(durations).most;
  return worst ? whole(worst) : '< 16';
}

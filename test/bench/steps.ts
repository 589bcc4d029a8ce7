import { type BenchPage, evaluate } from './browser.js';
import { spreadOf, whole } from './statistics.js';
import { click, clickByHand, type Interaction, interact } from './subjects.js';

/** One action of a shopper. */
export interface Step {
  readonly name: string;
  readonly type: 'pointerdown' | 'keydown' | 'click';
  readonly before?: (page: BenchPage) => Promise<unknown>;
  /** An expression that is true once the page shows the result. */
  readonly shown: string;
  readonly act: (page: BenchPage) => Promise<unknown>;
}

/** A step that presses a key. */
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

/** A step that clicks the center of the element that an expression returns. */
export const clickOn = (name: string, target: string, shown: string): Step => ({
  name,
  type: 'click',
  shown,
  act: (page) => click(page, target),
});

/** A step like {@link clickOn}, at the pace of a hand. */
export const clickByHandOn = (name: string, target: string, shown: string): Step => ({
  ...clickOn(name, target, shown),
  act: (page) => clickByHand(page, target),
});

/** The measurements of some steps, in order. */
export interface StepResults {
  readonly interactions: readonly (readonly Interaction[])[];
  /** The durations from the browser's Event Timing, or 0 for those shorter than 16 ms. */
  readonly timings: readonly (readonly number[])[];
}

/**
 * Repeats the steps on one page.
 * @param rounds the number of counted rounds. An uncounted first one compiles code and loads chunks on demand.
 */
export async function runSteps(
  page: BenchPage,
  steps: readonly Step[],
  rounds: number,
): Promise<StepResults> {
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
    timings.push(await evaluate(page, `bench.eventTiming(${timeStamps})`));
  }
  return { interactions, timings };
}

/** Formats the longest of Event Timing's durations, in milliseconds. */
export function longestOf(durations: readonly number[] = []): string {
  const worst = spreadOf(durations).most;
  return worst ? whole(worst) : '< 16';
}

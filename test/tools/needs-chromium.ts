import { describe, type TestContext, test } from 'node:test';
import { type Engine, findEngines } from './engines.mjs';

/** Chromium, or undefined if this machine has none or `ENGINES` leaves it out. */
export const chromium: Engine | undefined = (await findEngines()).find(({ name }) => name === 'chromium');

const REASON = 'there is no Chromium here, or ENGINES leaves it out';

/** For `describe`: why the tests that need Chromium are skipped, or false. */
export const skip: string | false = chromium ? false : REASON;

/** Like `test`, for one that needs Chromium. Without it, the test counts as skipped. */
export const testInChromium = (name: string, run: (t: TestContext) => Promise<void>): void =>
  void test(name, (t) => (chromium ? run(t) : t.skip(REASON)));

/** Like `describe`, for tests that need Chromium. Without it, one test in their place counts as skipped. */
export function withChromium(name: string, register: (engine: Engine) => void): void {
  const engine = chromium;
  if (engine) describe(name, () => register(engine));
  else test(name, (t) => t.skip(REASON));
}

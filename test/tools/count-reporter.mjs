import { basename } from 'node:path';

const count = (suite) => {
  const own = suite?.tests ?? [];
  const sums = (suite?.suites ?? []).map(count);
  return {
    passed: own.filter((test) => test.passed).length + sums.reduce((sum, it) => sum + it.passed, 0),
    failed:
      own.filter((test) => !test.passed && !test.skipped).length +
      sums.reduce((sum, it) => sum + it.failed, 0),
    skipped: own.filter((test) => test.skipped).length + sums.reduce((sum, it) => sum + it.skipped, 0),
  };
};

/** Returns the names of the failed tests, including the suites around them, and the first line of each message. */
const failuresOf = (suite, around = []) => [
  ...(suite?.tests ?? [])
    .filter((test) => !test.passed && !test.skipped)
    .map(({ name, error }) => `${[...around, name].join(' ')}: ${error?.message?.split('\n')[0] ?? ''}`),
  ...(suite?.suites ?? []).flatMap((it) => failuresOf(it, [...around, it.name])),
];

/** Test runner: prints failures and, per engine, counts for `test/run.ts`. A file that can't run counts as failed. */
export const countReporter = () => ({
  reportTestFileResults({ sessionsForTestFile }) {
    for (const { browser, testFile, testResults } of sessionsForTestFile) {
      const { passed, failed } = count(testResults);
      console.log(`[page] ${browser.name} ${basename(testFile, '.js')}: ${passed + failed} tests`);
    }
  },
  onTestRunFinished({ sessions }) {
    const engines = new Map();
    for (const session of sessions) {
      const sum = engines.get(session.browser.name) ?? {
        passed: 0,
        failed: 0,
        skipped: 0,
      };
      const tests = count(session.testResults);
      const isBroken = !session.passed && tests.failed === 0;
      const page = basename(session.testFile, '.js');
      if (isBroken) console.log(`[failed] ${session.browser.name} | ${page} | could not run`);
      // A page's outermost suites are its files.
      for (const { name: file, ...suite } of session.testResults?.suites ?? [])
        for (const name of failuresOf(suite))
          console.log(`[failed] ${session.browser.name} | ${file} | ${name}`);
      engines.set(session.browser.name, {
        passed: sum.passed + tests.passed,
        failed: sum.failed + tests.failed + (isBroken ? 1 : 0),
        skipped: sum.skipped + tests.skipped,
      });
    }
    for (const [name, { passed, failed, skipped }] of engines) {
      console.log(`[count] ${name}: ${passed} passed, ${failed} failed, ${skipped} skipped`);
    }
  },
});

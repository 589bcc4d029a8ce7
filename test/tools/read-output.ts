/** The numbers of tests that passed, failed, and were skipped. */
export interface Count {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

const sum = (output: string, pattern: RegExp): number =>
  [...output.matchAll(pattern)].reduce((total, [, number]) => total + Number(number), 0);

/** Reads the closing lines of Node's test runner. */
export const countNode = (output: string): Count => ({
  passed: sum(output, /^ℹ pass (\d+)$/gm),
  failed: sum(output, /^ℹ (?:fail|cancelled) (\d+)$/gm),
  skipped: sum(output, /^ℹ skipped (\d+)$/gm),
});

/** Reads the list of failures at the end of Node's `spec` report. Each comes with its file. */
export function failedNode(output: string): readonly string[] {
  const list = output.split('failing tests:').slice(1).join('');
  return [...list.matchAll(/^test at (.+?):\d+:\d+\n✖ (.+?)(?: \([\d.]+ms\))?$/gm)].map(
    ([, file, name]) => `${file} | ${name}`,
  );
}

/** Reads the closing lines of `count-reporter.mjs`, one per engine. */
export const countBrowsers = (output: string): Count => ({
  passed: sum(output, /\[count\] .*: (\d+) passed/g),
  failed: sum(output, /\[count\] .* (\d+) failed/g),
  skipped: sum(output, /\[count\] .* (\d+) skipped/g),
});

/** Reads the lines of `count-reporter.mjs` that name failed tests: engine, file, and name. */
export const failedBrowsers = (output: string): readonly string[] =>
  [...output.matchAll(/\[failed\] (.+)$/gm)].map(([, failure = '']) => failure);

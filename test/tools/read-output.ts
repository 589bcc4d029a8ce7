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

/** How many lines of a failure's message the summary repeats. The whole one stands where the part's output does. */
const MESSAGE_LINES = 12;

/** Returns the beginning of a message, up to the stack. */
const beginning = (message: string): string =>
  (message.split(/\n\s+at /)[0] ?? '')
    .split('\n')
    .filter((line) => line.trim())
    .slice(0, MESSAGE_LINES)
    .join('\n  ');

/** Reads the list of failures at the end of Node's `spec` report: file, name, and the message below it. */
export function failedNode(output: string): readonly string[] {
  const list = output.split('failing tests:').slice(1).join('');
  const failure = /^test at (.+?):\d+:\d+\n✖ (.+?)(?: \([\d.]+ms\))?$((?:\n(?!test at ).*)*)/gm;
  return [...list.matchAll(failure)].map(
    ([, file, name, message = '']) => `${file} | ${name}\n  ${beginning(message)}`,
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

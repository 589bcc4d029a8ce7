/** How many tests passed and failed. */
export interface Count {
  readonly passed: number;
  readonly failed: number;
}

const sum = (output: string, pattern: RegExp): number =>
  [...output.matchAll(pattern)].reduce((total, [, number]) => total + Number(number), 0);

/** The closing lines of node's test runner. */
export const countNode = (output: string): Count => ({
  passed: sum(output, /^ℹ pass (\d+)$/gm),
  failed: sum(output, /^ℹ (?:fail|cancelled) (\d+)$/gm),
});

/** The list of failures that node's `spec` reporter ends with, each with its file. */
export function failedNode(output: string): readonly string[] {
  const list = output.split('failing tests:').slice(1).join('');
  return [...list.matchAll(/^test at (.+?):\d+:\d+\n✖ (.+?)(?: \([\d.]+ms\))?$/gm)].map(
    ([, file, name]) => `${file} | ${name}`,
  );
}

/** The closing lines of `count-reporter.mjs`, one an engine. */
export const countBrowsers = (output: string): Count => ({
  passed: sum(output, /\[count\] .*: (\d+) passed/g),
  failed: sum(output, /\[count\] .* (\d+) failed/g),
});

/** The lines of `count-reporter.mjs` that name what failed: its engine, its file, its name. */
export const failedBrowsers = (output: string): readonly string[] =>
  [...output.matchAll(/\[failed\] (.+)$/gm)].map(([, failure = '']) => failure);

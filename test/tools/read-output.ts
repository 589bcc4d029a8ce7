/** How many tests passed and failed. */
export interface Count {
  readonly passed: number;
  readonly failed: number;
}

/** A test that failed. */
export interface Failed {
  /** The browser's engine; empty for a test in Node. */
  readonly engine: string;
  readonly file: string;
  readonly name: string;
}

const sum = (output: string, pattern: RegExp): number =>
  [...output.matchAll(pattern)].reduce((total, [, number]) => total + Number(number), 0);

/** The closing lines of node's test runner. */
export const countNode = (output: string): Count => ({
  passed: sum(output, /^ℹ pass (\d+)$/gm),
  failed: sum(output, /^ℹ (?:fail|cancelled) (\d+)$/gm),
});

/** The list of failures that node's `spec` reporter ends with. */
export const failedNode = (output: string): readonly Failed[] => {
  const list = output.split('failing tests:').slice(1).join('');
  return [...list.matchAll(/^test at (.+?):\d+:\d+\n✖ (.+?)(?: \([\d.]+ms\))?$/gm)].map(
    ([, file = '', name = '']) => ({ engine: '', file, name }),
  );
};

/** The closing lines of `count-reporter.mjs`, one an engine. */
export const countBrowsers = (output: string): Count => ({
  passed: sum(output, /\[count\] .*: (\d+) passed/g),
  failed: sum(output, /\[count\] .* (\d+) failed/g),
});

const engines: Readonly<Record<string, string>> = { WebKitGTK: 'webkit', Firefox: 'firefox' };

/** The lines of `count-reporter.mjs` that name what failed. */
export const failedBrowsers = (output: string): readonly Failed[] =>
  [...output.matchAll(/\[failed\] (.+?) \| (.+?) \| (.+)$/gm)].map(
    ([, browser = '', file = '', name = '']) => ({
      engine: engines[browser] ?? 'chromium',
      file,
      name,
    }),
  );

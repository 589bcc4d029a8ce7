/** The environment of the run. In a browser, the test runner serves a replacement for this file. */
export const environment: Readonly<Record<string, string | undefined>> = process.env;

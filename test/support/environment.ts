/** The environment of the run. In a browser, the test runner puts it in the place of this file. */
export const environment: Readonly<Record<string, string | undefined>> = process.env;

/** Test runner: passes the variables that `npx tsx test/fuzz.ts` sets on to the pages. */
export const environmentInPage = () => ({
  name: 'environment-in-page',
  serve({ path }) {
    if (path !== '/test/support/environment.ts') return undefined;
    const { FUZZ_SEED, FUZZ_RUNS } = process.env;
    return { body: `export const environment = ${JSON.stringify({ FUZZ_SEED, FUZZ_RUNS })};`, type: 'js' };
  },
});

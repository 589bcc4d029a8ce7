/* global Mocha, mocha */
/**
 * Runs in the page: loads test files one after another into one page, each in a Mocha suite of its own, which is named
 * after the file. A page costs more than most files.
 * @param {object} page
 * @param {readonly string[]} page.hooks modules of the tests with hooks of their own, which then run for every file
 * @param {string | null} page.fresh the module that undoes what the file before has left; null for a single file
 * @param {Readonly<Record<string, string>>} page.files the URL of each test file's bundle by its path
 * @param {boolean} page.asComponents whether tags host the React components of their widgets
 */
export async function runFiles({ hooks, fresh, files, asComponents }) {
  window.asComponents = asComponents;
  for (const hook of hooks) await import(hook);
  const { freshPage } = fresh ? await import(fresh) : {};
  for (const [path, url] of Object.entries(files)) {
    const suite = Mocha.Suite.create(mocha.suite, path);
    // From here on, `describe`, `it` and the hooks belong to this suite.
    Mocha.interfaces.bdd(suite);
    suite.emit('pre-require', window, path, mocha);
    if (freshPage) suite.beforeAll('gets a fresh page', freshPage);
    await import(url).catch((error) => {
      suite.addTest(
        new Mocha.Test('loads', () => {
          throw error;
        }),
      );
    });
  }
}

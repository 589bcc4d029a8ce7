/* global document */
/**
 * Imports a file of ours in a page. If it doesn't load, it's tried once more with a new URL, because browsers remember a
 * failure by its URL (HTML, "fetch a single module script"). There is no second try if the page has an import map with
 * `integrity`: the map only knows the first URL, and a file that it rejected must not get in.
 * @param {string} file its URL, relative to the file that imports it
 * @param {string} base the URL of that file
 */
function importAgain(file, base) {
  const url = new URL(file, base).href;
  return import(url).catch((error) => {
    console.warn(`[storefront-widgets] ${url} did not load.`, error);
    const maps = [...document.querySelectorAll('script[type=importmap]')];
    if (maps.some(({ textContent }) => textContent?.includes('"integrity"'))) throw error;
    return import(`${url}?retry`);
  });
}

/**
 * Rollup plugin: each `import()` tries again if it fails. For pages that load the files as they are. A bundler couldn't
 * follow such calls, so the npm entry is built without this. Each file that needs the function has it, because a file of
 * its own would be another request.
 */
export const retryingImports = () => ({
  name: 'retrying-imports',
  renderDynamicImport: ({ targetModuleId }) =>
    targetModuleId ? { left: `${importAgain.name}(`, right: ', import.meta.url)' } : null,
  intro: ({ dynamicImports }) => (dynamicImports.length ? String(importAgain) : ''),
});

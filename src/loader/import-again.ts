/**
 * Imports a file. If it doesn't load, it's tried once more with a new URL, because
 * browsers remember a failure by its URL (HTML, "fetch a single module script"). There is no second try if the page has
 * an import map with `integrity`: the map only knows the first URL, and a file that it rejected must not get in.
 * @param file its URL, which may be relative
 * @param base the URL of the file that imports it
 */
export function importAgain(file: string, base: string): Promise<unknown> {
  const url = new URL(file, base).href;
  return import(url).catch((error) => {
    console.warn(`[storefront-widgets] ${url} did not load.`, error);
    const maps = [...document.querySelectorAll('script[type=importmap]')];
    if (maps.some(({ textContent }) => textContent?.includes('"integrity"'))) throw error;
    return import(`${url}?retry`);
  });
}

/**
 * Imports a file that stands beside this one. What does not load is tried once more, under a fresh URL: browsers
 * remember a failure under its URL (HTML, "fetch a single module script"). Where the page vouches for each file by an
 * import map's `integrity`, there is no second try: the map knows the first URL alone, and what it refused must not
 * come in.
 */
export function importAgain(file: string): Promise<unknown> {
  const url = new URL(file, import.meta.url).href;
  return import(url).catch((error) => {
    console.warn(`[storefront-widgets] ${url} did not load.`, error);
    const maps = [...document.querySelectorAll('script[type=importmap]')];
    if (maps.some(({ textContent }) => textContent?.includes('"integrity"'))) throw error;
    return import(`${url}?retry`);
  });
}

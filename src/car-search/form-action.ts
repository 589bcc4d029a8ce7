import { safeUrl } from '../page/safe-url.js';

/**
 * Returns where a plain form submits to: the list of cars, which reads `make` and `model`.
 * @param site as on the loader's tag. Defaults to the page's own site.
 */
export const toAction = (site: string | undefined): string =>
  `${(safeUrl(site) ?? '').replace(/[?#].*/, '').replace(/\/+$/, '')}/categories`;

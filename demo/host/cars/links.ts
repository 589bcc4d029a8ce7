import { pathTo } from '../../shared/pages.js';

/** Returns the path of a list of cars: all of them, those of a make, or those of a model. */
export function listPath(brand?: string, model?: string): string {
  const path = brand ? pathTo('category', brand) : pathTo('categories');
  return brand && model ? `${path}?model=${encodeURIComponent(model)}` : path;
}

/** Every widget of the bundle, a line each; the key is its tag without `storefront-`. */
export const widgets = {
  'car-search': () => import('./car-search/car-search.js'),
  config: () => import('./config/config.js'),
};

/** Every widget in the bundle, one per line. The key is the widget's tag without `storefront-`. */
export const widgets = {
  'car-search': () => import('./car-search/define.js'),
  'sign-in': () => import('./sign-in/define.js'),
  location: () => import('./location/define.js'),
  footer: () => import('./footer/define.js'),
  'back-to-top': () => import('./back-to-top/define.js'),
  language: () => import('./language/define.js'),
  'account-menu': () => import('./account-menu/define.js'),
  config: () => import('./config/define.js'),
  drawer: () => import('./drawer/define.js'),
  'prize-popup': () => import('./prize-popup/define.js'),
  'prize-wheel': () => import('./prize-wheel/define.js'),
  header: () => import('./header/define.js'),
};

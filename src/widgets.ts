/** Every widget in the bundle, one per line. The key is the widget's tag without `storefront-`. */
export const widgets = {
  'car-search': () => import('./car-search/car-search.js'),
  'sign-in': () => import('./sign-in/sign-in.js'),
  location: () => import('./location/location.js'),
  footer: () => import('./footer/footer.js'),
  'back-to-top': () => import('./back-to-top/back-to-top.js'),
  language: () => import('./language/language.js'),
  'account-menu': () => import('./account-menu/account-menu.js'),
  config: () => import('./config/config.js'),
  drawer: () => import('./drawer/drawer.js'),
  'prize-popup': () => import('./prize-popup/prize-popup.js'),
  'prize-wheel': () => import('./prize-wheel/prize-wheel.js'),
  header: () => import('./header/header.js'),
};

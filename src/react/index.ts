// Generated from the definitions by `npm run docs`.

/**
 * The widgets as React components, for hosts that use React themselves (contract section 1). `react` and `react-dom`
 * come from the host. Each component has its own file, so that a bundler includes only what a page imports.
 */

export { configure, store } from '../state/store.js';
export { AccountMenu } from './account-menu.js';
export { BackToTop } from './back-to-top.js';
export { CarSearch } from './car-search.js';
export type { WidgetProps } from './create-component.js';
export { Drawer } from './drawer.js';
export { Footer } from './footer.js';
export { Header } from './header.js';
export { LanguageChoice } from './language.js';
export { Location } from './location.js';
export { PrizePopup } from './prize-popup.js';
export { PrizeWheel } from './prize-wheel.js';
export { SignIn } from './sign-in.js';

/**
 * The widgets as React components, for hosts that are React themselves (contract section 1). `react` and `react-dom`
 * are the host's own.
 */
import { AccountMenu as AccountMenuView, accountMenuStyles } from '../account-menu/AccountMenu.js';
import { accountMenu } from '../account-menu/account-menu.definition.js';
import { BackToTop as BackToTopView, backToTopStyles } from '../back-to-top/BackToTop.js';
import { backToTop } from '../back-to-top/back-to-top.definition.js';
import { CarSearch as CarSearchView, carSearchStyles } from '../car-search/CarSearch.js';
import { carSearch } from '../car-search/car-search.definition.js';
import { Drawer as DrawerView } from '../drawer/Drawer.js';
import { drawer } from '../drawer/drawer.definition.js';
import { Footer as FooterView, footerStyles } from '../footer/Footer.js';
import { footer } from '../footer/footer.definition.js';
import { Header as HeaderView, headerStyles } from '../header/Header.js';
import { header } from '../header/header.definition.js';
import { LanguageChoice as LanguageChoiceView, languageStyles } from '../language/LanguageChoice.js';
import { language } from '../language/language.definition.js';
import { Location as LocationView } from '../location/Location.js';
import { location } from '../location/location.definition.js';
import { PrizePopup as PrizePopupView, prizePopupStyles } from '../prize-popup/PrizePopup.js';
import { prizePopup } from '../prize-popup/prize-popup.definition.js';
import { PrizeWheel as PrizeWheelView, prizeWheelStyles } from '../prize-wheel/PrizeWheel.js';
import { prizeWheel } from '../prize-wheel/prize-wheel.definition.js';
import { SignIn as SignInView, signInStyles } from '../sign-in/SignIn.js';
import { signIn } from '../sign-in/sign-in.definition.js';
import { createComponent } from './create-component.js';

export { configure, store } from '../state/store.js';
export type { WidgetProps } from './create-component.js';

export const CarSearch = createComponent(carSearch, CarSearchView, carSearchStyles);
export const SignIn = createComponent(signIn, SignInView, signInStyles);
export const Location = createComponent(location, LocationView, []);
export const Header = createComponent(header, HeaderView, headerStyles);
export const Footer = createComponent(footer, FooterView, footerStyles);
export const BackToTop = createComponent(backToTop, BackToTopView, backToTopStyles);
export const LanguageChoice = createComponent(language, LanguageChoiceView, languageStyles);
export const AccountMenu = createComponent(accountMenu, AccountMenuView, accountMenuStyles);
export const Drawer = createComponent(drawer, DrawerView, []);
export const PrizePopup = createComponent(prizePopup, PrizePopupView, prizePopupStyles);
export const PrizeWheel = createComponent(prizeWheel, PrizeWheelView, prizeWheelStyles);

import type { ComponentProps, FunctionComponent } from 'react';
import AccountMenuIcon from '../../assets/icons/widgets/account-menu.svg?react';
import BackToTopIcon from '../../assets/icons/widgets/back-to-top.svg?react';
import CarSearchIcon from '../../assets/icons/widgets/car-search.svg?react';
import DrawerIcon from '../../assets/icons/widgets/drawer.svg?react';
import FooterIcon from '../../assets/icons/widgets/footer.svg?react';
import HeaderIcon from '../../assets/icons/widgets/header.svg?react';
import LanguageIcon from '../../assets/icons/widgets/language.svg?react';
import LocationIcon from '../../assets/icons/widgets/location.svg?react';
import PrizePopupIcon from '../../assets/icons/widgets/prize-popup.svg?react';
import PrizeWheelIcon from '../../assets/icons/widgets/prize-wheel.svg?react';
import SignInIcon from '../../assets/icons/widgets/sign-in.svg?react';

/** A drawing of each widget, by its id. */
export const WIDGET_ICONS: Readonly<Record<string, FunctionComponent<ComponentProps<'svg'>>>> = {
  'account-menu': AccountMenuIcon,
  'back-to-top': BackToTopIcon,
  'car-search': CarSearchIcon,
  drawer: DrawerIcon,
  footer: FooterIcon,
  header: HeaderIcon,
  language: LanguageIcon,
  location: LocationIcon,
  'prize-popup': PrizePopupIcon,
  'prize-wheel': PrizeWheelIcon,
  'sign-in': SignInIcon,
};

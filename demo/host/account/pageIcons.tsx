import account from '../../assets/icons/account/account.svg?react';
import addresses from '../../assets/icons/account/addresses.svg?react';
import assets from '../../assets/icons/account/assets.svg?react';
import closeAccount from '../../assets/icons/account/close-account.svg?react';
import coupons from '../../assets/icons/account/coupons.svg?react';
import factoryMember from '../../assets/icons/account/factory-member.svg?react';
import history from '../../assets/icons/account/history.svg?react';
import notifications from '../../assets/icons/account/notifications.svg?react';
import orders from '../../assets/icons/account/orders.svg?react';
import password from '../../assets/icons/account/password.svg?react';
import points from '../../assets/icons/account/points.svg?react';
import profile from '../../assets/icons/account/profile.svg?react';
import promotion from '../../assets/icons/account/promotion.svg?react';
import recommendation from '../../assets/icons/account/recommendation.svg?react';
import wishlist from '../../assets/icons/account/wishlist.svg?react';
import type { Drawing } from '../art/Picture.js';
import type { PAGES } from './pages.js';

const ICONS: Readonly<Record<keyof typeof PAGES, Drawing>> = {
  account,
  orders,
  wishlist,
  history,
  coupons,
  points,
  assets,
  promotion,
  recommendation,
  profile,
  addresses,
  notifications,
  password,
  factoryMember,
  closeAccount,
};

/** The sign of a page of the account. Its size is in pixels, 20 without it. */
export function PageIcon({ page, size = 20 }: { page: keyof typeof PAGES; size?: number }) {
  const Icon = ICONS[page];
  return <Icon width={size} height={size} />;
}

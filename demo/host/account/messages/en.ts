import type { Translation } from '../../messages/translation.js';

/** Texts shared by the account pages: their menu, and what guests see on them. */
export const messages = {
  menu: 'Account menu',
  /** Names of the menu's groups. */
  groups: { shopping: 'Shopping', rewards: 'Rewards', details: 'Your details' },
  pages: {
    account: 'Overview',
    orders: 'Orders',
    wishlist: 'Wishlist and stores',
    history: 'Browsing history',
    coupons: 'Coupons',
    points: 'Points and shares',
    assets: 'Prizes and assets',
    promotion: 'Promotions',
    recommendation: 'Invite friends',
    profile: 'Profile',
    addresses: 'Addresses',
    notifications: 'Notifications',
    password: 'Password',
    factoryMember: 'Factory membership',
    closeAccount: 'Close account',
  },
  hello: 'Hello,',
  guest: 'Sign in to see this page',
  guestText: 'It’s part of your account. You’ll stay on this page, and you won’t lose anything you saved.',
  signIn: 'Sign in',
  createAccount: 'Create account',
};

export type AccountMessages = Translation<typeof messages>;

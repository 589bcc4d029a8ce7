import type { DrawerMessages } from '../messages.js';

export default {
  title: 'Menu',
  close: 'Close',
  signIn: 'Sign in',
  hello: 'Hello, %',
  account: 'Hello',
  fast: '2-4 days shipping',
  slow: '9-21 days shipping',
  departments: 'Shop by Department',
  factories: 'Buy wholesale directly from factories',
  mainMenu: 'MAIN MENU',
  seeAll: 'See All',
  seeLess: 'See Less',
  everything: 'Everything in “%”',
  loading: 'The departments are loading',
  failed: 'The departments could not be loaded',
  retry: 'Try again',
} satisfies DrawerMessages;

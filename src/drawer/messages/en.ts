/** The text shown in the menu. A `%` is replaced with a value. */
const en = {
  title: 'Menu',
  close: 'Close',
  signIn: 'Sign in',
  /** `%` is the shopper's name. */
  hello: 'Hello, %',
  /** For a shopper whose name isn't known. */
  account: 'Hello',
  cars: 'Cars',
  fast: '2-4 days shipping',
  slow: '9-21 days shipping',
  departments: 'Shop by Department',
  factories: 'Buy wholesale directly from factories',
  mainMenu: 'MAIN MENU',
  seeAll: 'See All',
  seeLess: 'See Less',
  /** A link to all goods of the department `%`. */
  everything: 'Everything in “%”',
  loading: 'Loading departments…',
  failed: 'We couldn’t load the departments',
  retry: 'Try again',
};

export default en;

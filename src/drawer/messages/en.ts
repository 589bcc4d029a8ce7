/** What a shopper reads in the menu. A `%` stands for what is put in its place. */
const en = {
  title: 'Menu',
  close: 'Close',
  signIn: 'Sign in',
  /** With the shopper's name. */
  hello: 'Hello, %',
  /** To a shopper whose name is not known. */
  account: 'Hello',
  cars: 'Cars',
  fast: '2-4 days shipping',
  slow: '9-21 days shipping',
  departments: 'Shop by Department',
  factories: 'Buy wholesale directly from factories',
  mainMenu: 'MAIN MENU',
  seeAll: 'See All',
  seeLess: 'See Less',
  /** All goods of a department. */
  everything: 'Everything in “%”',
  loading: 'Loading departments…',
  failed: 'We couldn’t load the departments',
  retry: 'Try again',
};

export default en;

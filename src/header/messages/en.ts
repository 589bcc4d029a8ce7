/** What a shopper reads in the header. A `%` stands for what is put in its place. */
const en = {
  landmark: 'Main',
  menu: 'Menu',
  home: 'Home',
  cars: 'Cars',
  about: 'About us',
  contact: 'Contact',
  searchLandmark: 'Product search',
  searchProducts: 'Search products',
  department: 'Department',
  allDepartments: 'All',
  search: 'Search',
  clear: 'Clear search',
  suggestions: 'Suggestions',
  recent: 'Recent searches',
  forget: 'Remove % from recent searches',
  /** How many suggestions there are. */
  found: 'Suggestions: %',
  /** What a suggestion is. */
  kinds: { department: 'Department', make: 'Make', model: 'Model', goods: 'Product' },
  /** The least price of a make or a model. */
  from: 'from %',
  chooseLocation: 'Choose your location',
  /** To which zip code. */
  deliverTo: 'Deliver to %',
  /** To which city and zip code, or to which saved address. */
  deliverToPlace: 'Deliver to %',
  cart: 'Cart',
  /** How many goods are in the cart. */
  inCart: 'Items in the cart: %',
  /** What was added follows. */
  added: 'Added to cart',
};

export default en;

/** The text shown in the header. A `%` is replaced with a value. */
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
  /** `%` is the number of suggestions. */
  found: 'Suggestions: %',
  /** The kinds of suggestions. */
  kinds: { department: 'Department', make: 'Make', model: 'Model' },
  /** `%` is the lowest price of a make or a model. */
  from: 'from %',
  chooseLocation: 'Choose your location',
  /** `%` is a zip code. */
  deliverTo: 'Deliver to %',
  /** `%` is a city and zip code, or a saved address. */
  deliverToPlace: 'Deliver to %',
  cart: 'Cart',
  /** `%` is the number of items in the cart. */
  inCart: 'Items in the cart: %',
  /** Followed by what was added. */
  added: 'Added to cart',
};

export default en;

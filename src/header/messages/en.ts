import type { HeaderMessages } from '../messages.js';

export default {
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
  found: 'Suggestions: %',
  chooseLocation: 'Choose your location',
  deliverTo: 'Deliver to %',
  cart: 'Cart',
  inCart: 'Items in the cart: %',
} satisfies HeaderMessages;

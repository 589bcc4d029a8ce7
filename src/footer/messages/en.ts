/** The text shown in the footer. */
const en = {
  landmark: 'Footer',
  company: 'Get to know us',
  about: 'About us',
  contact: 'Contact us',
  chat: 'Chat with customer service',
  stockListing: 'Stock exchange listing',
  partners: 'Do business with us',
  sellerCentral: 'Seller central',
  factoryMember: 'Factory membership',
  yours: 'Your shopping',
  account: 'Your account',
  orders: 'Your orders',
  apps: 'Shop with the app',
  appDownload: 'Download the app',
  social: 'Follow us',
  terms: 'Terms and conditions',
  privacy: 'Privacy policy',
  refunds: 'Refund and returns policy',
  newTab: 'Opens in a new tab',
};

export default en;

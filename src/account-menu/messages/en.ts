/** The text shown in the account menu. */
const en = {
  /** Followed by the shopper's name. */
  hello: 'Hello,',
  account: 'Your account',
  orders: 'Your orders',
  addresses: 'Your addresses',
  factoryMember: 'Factory membership',
  points: 'Points and shares',
  recommendation: 'Invite friends',
  changePassword: 'Change password',
  closeAccount: 'Close account',
  wishlist: 'Wishlist and favorite stores',
  signIn: 'Sign in',
  signOut: 'Sign out',
};

export default en;

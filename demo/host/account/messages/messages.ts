/** What the pages of the account have in common: their menu, and what a guest reads on them. */
export interface AccountMessages {
  menu: string;
  /** Names of the menu's groups. */
  groups: { shopping: string; rewards: string; details: string };
  pages: {
    account: string;
    orders: string;
    wishlist: string;
    history: string;
    coupons: string;
    points: string;
    assets: string;
    promotion: string;
    recommendation: string;
    profile: string;
    addresses: string;
    notifications: string;
    password: string;
    factoryMember: string;
    closeAccount: string;
  };
  hello: string;
  guest: string;
  guestText: string;
  signIn: string;
  createAccount: string;
  loading: string;
}

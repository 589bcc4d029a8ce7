/** Where a mailed link to a guest's order leads. The token is behind `#`, which no server and no referrer gets. */
export const GUEST_ORDER_PATH = '/content/guestOrder';

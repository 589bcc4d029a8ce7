/** What is paid for an order to earn a point, in US cents. */
const CENTS_A_POINT = 100;

/** Returns the points that an order earns once it is received, by what was paid for it, in US cents. */
export const pointsFor = (total: number): number => Math.floor(total / CENTS_A_POINT);
